import Autocomplete from '@mui/material/Autocomplete'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { TaskRecordFieldQuery } from '../../__generated__/TaskRecordFieldQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { Field } from '../../kernel/ui/Field.tsx'

const query = graphql`
  query TaskRecordFieldQuery($search: String!) {
    taskRecords(search: $search, first: 20) {
      edges {
        node {
          id
          title
          organization {
            id
            name
            timeZone
          }
        }
      }
    }
  }
`

export interface PickedRecord {
  id: string
  organizationId: string
  timeZone: string
}

/** A task record, found by its title as one types. */
export function TaskRecordField({
  problem,
  onChange,
}: {
  problem?: string
  onChange: (record: PickedRecord | undefined) => void
}) {
  const [search, setSearch] = useState('')
  const { data, failure } = useLookUp<TaskRecordFieldQuery>(query, { search })
  const options = data?.taskRecords.edges.map(({ node }) => node) ?? []
  return (
    <Autocomplete
      options={options}
      loading={!data}
      filterOptions={(all) => all}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText="No task record is called so; put one to work first"
      onInputChange={(_event, text, why) => why !== 'reset' && setSearch(text)}
      onChange={(_event, node) =>
        onChange(
          node
            ? { id: node.id, organizationId: node.organization.id, timeZone: node.organization.timeZone }
            : undefined,
        )
      }
      renderOption={({ key, ...props }, { title, organization }) => (
        <li key={key} {...props}>
          {title}
          <span style={{ marginLeft: 'auto', paddingLeft: 12, color: 'var(--ops-ink-3)', fontSize: 12 }}>
            {organization.name}
          </span>
        </li>
      )}
      renderInput={(params) => (
        <div ref={params.slotProps.input.ref}>
          <Field
            {...params.slotProps.htmlInput}
            label="What is to be done"
            required
            autoFocus
            help="A task record: work that is put to work in an organization."
            problem={problem ?? failure}
          />
        </div>
      )}
    />
  )
}
