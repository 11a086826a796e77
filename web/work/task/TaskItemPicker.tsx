import Autocomplete from '@mui/material/Autocomplete'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { TaskItemPickerQuery, TaskItemPickerQuery$data } from '../../__generated__/TaskItemPickerQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { Field } from '../../kernel/ui/Field.tsx'

const query = graphql`
  query TaskItemPickerQuery($search: String!, $of: String) {
    taskItems(search: $search, first: 20, organizationUuid: $of) {
      edges {
        node {
          id
          name
          classID
          priorityID
          serviceTimeMins
          requiresSignOff
          majorTask {
            name
          }
        }
      }
    }
  }
`

/** An item with what its records inherit. */
export type PickedItem = TaskItemPickerQuery$data['taskItems']['edges'][number]['node']

interface TaskItemPickerProps {
  label: string
  value: PickedItem | null
  onChange: (item: PickedItem | null) => void
  /** The uuid of an organization, for the items of its tree alone. */
  of?: string
  help?: string
  problem?: string
  required?: boolean
  autoFocus?: boolean
}

/** An item of the catalogue, found by its name or its major task's. */
export function TaskItemPicker({ value, onChange, of, ...field }: TaskItemPickerProps) {
  const [search, setSearch] = useState('')
  const { data, failure } = useLookUp<TaskItemPickerQuery>(query, { search, of })
  return (
    <Autocomplete
      options={data?.taskItems.edges.map(({ node }) => node) ?? []}
      value={value}
      loading={!data}
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={search ? 'Nothing in the catalogue is called so' : 'The catalogue is empty'}
      onInputChange={(_event, text, why) => why !== 'reset' && setSearch(text)}
      onChange={(_event, item) => onChange(item)}
      renderOption={({ key, ...props }, { name, majorTask }) => (
        <li key={key} {...props}>
          {name}
          <span style={{ marginLeft: 'auto', paddingLeft: 12, color: 'var(--ops-ink-3)', fontSize: 12 }}>
            {majorTask.name}
          </span>
        </li>
      )}
      renderInput={(params) => (
        <div ref={params.slotProps.input.ref}>
          <Field {...params.slotProps.htmlInput} {...field} problem={field.problem ?? failure} />
        </div>
      )}
    />
  )
}
