import { useEffect, useEffectEvent, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { SlotFieldsQuery } from '../../__generated__/SlotFieldsQuery.graphql.ts'
import { instantOf, wallIn } from '../../kernel/ui/wallTimes.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import type { MoveProblems } from './moveAction.ts'
import type { MoveDraft } from './moveDraft.ts'
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
  /** What was typed of it before; undefined where nothing was. */
  input: MoveDraft
  problems: MoveProblems
  onChange: (changed: MoveDraft) => void
}

/** When a record may begin and is due, by the clock of its organization; it begins with the slot that it has. */
export function SlotFields({ actionId, autoFocus, input, problems, onChange }: SlotFieldsProps) {
  const environment = useRelayEnvironment()
  const [zone, setZone] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const known = useEffectEvent((node: SlotFieldsQuery['response']['node']) => {
    setZone(node?.organization?.timeZone ?? 'UTC')
    const { start: scheduledStart = null, end: scheduledEnd = null } = node?.schedule ?? {}
    // What is left out would be taken away.
    if (input.scheduledStart === undefined) onChange({ scheduledStart, scheduledEnd })
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
  const change = (field: 'scheduledStart' | 'scheduledEnd') => (event: { target: { value: string } }) => {
    const text = event.target.value
    onChange({ [field]: text ? instantOf(text, zone ?? 'UTC') : null })
  }
  const wall = (at: string | null | undefined) => (at && zone ? wallIn(at, zone) : '')
  return (
    <>
      <Field
        type="datetime-local"
        label={t.mayBegin}
        help={zone ? t.byTheClockOfEmptyFor({ zone }) : t.lookingUpItsSlot}
        autoFocus={autoFocus}
        readOnly={!zone}
        value={wall(input.scheduledStart)}
        onChange={change('scheduledStart')}
        problem={failure ?? problems.scheduledStart}
      />
      <Field
        type="datetime-local"
        label={t.due}
        help={t.emptyForNever}
        readOnly={!zone}
        value={wall(input.scheduledEnd)}
        onChange={change('scheduledEnd')}
        problem={problems.scheduledEnd}
      />
    </>
  )
}
