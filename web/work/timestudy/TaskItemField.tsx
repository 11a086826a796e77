import Autocomplete from '@mui/material/Autocomplete'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { TaskItemFieldQuery } from '../../__generated__/TaskItemFieldQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { Field } from '../../kernel/ui/Field.tsx'

const query = graphql`
  query TaskItemFieldQuery($search: String!) {
    taskItems(search: $search, first: 30) {
      edges {
        node {
          id
          name
          majorTask {
            name
          }
        }
      }
    }
  }
`

export interface FoundItem {
  readonly id: string
  readonly name: string
  readonly majorTask?: { readonly name: string }
}

interface TaskItemFieldProps {
  value: FoundItem | null
  onChange: (item: FoundItem | null) => void
  problem?: string
  autoFocus?: boolean
}

/** An item of the catalogue, found by name as one types. */
export function TaskItemField({ value, onChange, problem, autoFocus }: TaskItemFieldProps) {
  const [search, setSearch] = useState('')
  const { data, failure, isCurrent } = useLookUp<TaskItemFieldQuery>(query, { search: search.trim() })
  const options: readonly FoundItem[] = data?.taskItems.edges.map(({ node }) => node) ?? []
  return (
    <Autocomplete<FoundItem>
      options={options}
      value={value}
      loading={!isCurrent}
      filterOptions={(all) => [...all]}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={search ? 'No task of that name' : 'The catalogue is empty'}
      onInputChange={(_event, text, why) => setSearch(why === 'reset' ? '' : text)}
      onChange={(_event, item) => onChange(item)}
      renderOption={({ key, ...props }, { name, majorTask }) => (
        <li key={key} {...props} style={{ display: 'block' }}>
          {name}
          <span style={{ display: 'block', color: 'var(--ops-ink-2)', fontSize: 12, lineHeight: '16px' }}>
            {majorTask?.name}
          </span>
        </li>
      )}
      renderInput={(params) => (
        <div ref={params.slotProps.input.ref}>
          <Field
            {...params.slotProps.htmlInput}
            label="Work"
            required
            autoFocus={autoFocus}
            problem={problem ?? failure}
          />
        </div>
      )}
    />
  )
}
