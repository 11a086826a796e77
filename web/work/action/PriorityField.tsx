import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { PriorityFieldQuery } from '../../__generated__/PriorityFieldQuery.graphql.ts'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { SelectField } from '../../kernel/ui/Field.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query PriorityFieldQuery($id: ID!) {
    node(id: $id) {
      ... on Action @alias(as: "action") {
        viewerPriorities {
          id
          name
        }
      }
    }
  }
`

interface PriorityFieldProps {
  /** The record, of whose priorities those are offered that the viewer may give it. */
  actionId: string
  value: string | null | undefined
  onChange: (priorityId: string) => void
  problem?: string
}

type Priorities = NonNullable<NonNullable<PriorityFieldQuery['response']['node']>['action']>['viewerPriorities']

/** A priority of the list. */
export function PriorityField({ actionId, value, onChange, problem }: PriorityFieldProps) {
  const environment = useRelayEnvironment()
  const viewer = useViewer()
  const [priorities, setPriorities] = useState<Priorities>([])
  useEffect(() => {
    // Read again for whoever has other rights than before: they are offered other things.
    if (!viewer) return
    const request = fetchQuery<PriorityFieldQuery>(
      environment,
      query,
      { id: actionId },
      { networkCacheConfig: { force: true } },
    )
    const subscription = request.subscribe({ next: (data) => setPriorities(data.node?.action?.viewerPriorities ?? []) })
    return () => subscription.unsubscribe()
  }, [environment, actionId, viewer])
  return (
    <SelectField
      label={t.priority}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      required
      autoFocus
      problem={problem}
    >
      <option value="" disabled>
        {t.choose}
      </option>
      {priorities.map(({ id, name }) => (
        <option key={id} value={id}>
          {name || t.none}
        </option>
      ))}
    </SelectField>
  )
}
