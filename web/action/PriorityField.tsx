import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { PriorityFieldQuery } from '../__generated__/PriorityFieldQuery.graphql.ts'
import { SelectField } from '../ui/Field.tsx'

const query = graphql`
  query PriorityFieldQuery {
    priorities: reference(list: SCHEDULE_PRIORITY) {
      internalID
      name
    }
  }
`

interface PriorityFieldProps {
  value: number | null | undefined
  onChange: (priorityId: number) => void
  problem?: string
}

/** A priority of the list. */
export function PriorityField({ value, onChange, problem }: PriorityFieldProps) {
  const environment = useRelayEnvironment()
  const [priorities, setPriorities] = useState<PriorityFieldQuery['response']['priorities']>([])
  useEffect(() => {
    const subscription = fetchQuery<PriorityFieldQuery>(environment, query, {}, { fetchPolicy: 'store-or-network' }).subscribe({
      next: (data) => setPriorities(data.priorities),
    })
    return () => subscription.unsubscribe()
  }, [environment])
  return (
    <SelectField label="Priority" value={value ?? ''} onChange={(event) => onChange(Number(event.target.value))} required autoFocus problem={problem}>
      <option value="" disabled>
        Choose
      </option>
      {priorities.map(({ internalID, name }) => (
        <option key={internalID} value={internalID}>
          {name || 'None'}
        </option>
      ))}
    </SelectField>
  )
}
