import { useEffect, useEffectEvent, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { SlotFieldsQuery } from '../../__generated__/SlotFieldsQuery.graphql.ts'
import { instantOf, wallIn } from '../../kernel/ui/wallTimes.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import type { MoveInput, MoveProblems } from './moveAction.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query SlotFieldsQuery($id: ID!) {
    node(id: $id) {
      ... on Action {
        schedule {
          start
          end
        }
        organization {
          timeZone
        }
      }
    }
  }
`

interface SlotFieldsProps {
  actionId: string
  autoFocus: boolean
  problems: MoveProblems
  onChange: (changed: MoveInput) => void
}

/** When a record may begin and is due, by the clock of its organization; it begins with the slot that it has. */
export function SlotFields({ actionId, autoFocus, problems, onChange }: SlotFieldsProps) {
  const environment = useRelayEnvironment()
  const [zone, setZone] = useState<string>()
  const [walls, setWalls] = useState({ scheduledStart: '', scheduledEnd: '' })
  const [failure, setFailure] = useState<string>()
  const known = useEffectEvent((node: SlotFieldsQuery['response']['node']) => {
    const timeZone = node?.organization?.timeZone ?? 'UTC'
    const wall = (at: string | null | undefined) => (at ? wallIn(at, timeZone) : '')
    const { start: scheduledStart = null, end: scheduledEnd = null } = node?.schedule ?? {}
    setZone(timeZone)
    setWalls({ scheduledStart: wall(scheduledStart), scheduledEnd: wall(scheduledEnd) })
    // What is left out would be taken away.
    onChange({ scheduledStart, scheduledEnd })
  })
  useEffect(() => {
    const subscription = fetchQuery<SlotFieldsQuery>(
      environment,
      query,
      { id: actionId },
      { networkCacheConfig: { force: true } },
    ).subscribe({
      next: ({ node }) => known(node),
      error: (error: Error) => setFailure(error.message),
    })
    return () => subscription.unsubscribe()
  }, [environment, actionId])
  const change = (field: keyof typeof walls) => (event: { target: { value: string } }) => {
    const wall = event.target.value
    setWalls((before) => ({ ...before, [field]: wall }))
    onChange({ [field]: wall ? instantOf(wall, zone ?? 'UTC') : null })
  }
  return (
    <>
      <Field
        type="datetime-local"
        label={t.mayBegin}
        help={zone ? t.byTheClockOfEmptyFor({ zone }) : t.lookingUpItsSlot}
        autoFocus={autoFocus}
        readOnly={!zone}
        value={walls.scheduledStart}
        onChange={change('scheduledStart')}
        problem={failure ?? problems.scheduledStart}
      />
      <Field
        type="datetime-local"
        label={t.due}
        help={t.emptyForNever}
        readOnly={!zone}
        value={walls.scheduledEnd}
        onChange={change('scheduledEnd')}
        problem={problems.scheduledEnd}
      />
    </>
  )
}
