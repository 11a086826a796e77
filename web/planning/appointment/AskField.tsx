import Autocomplete from '@mui/material/Autocomplete'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { AskFieldQuery } from '../../__generated__/AskFieldQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { awayText } from '../../people/user/awayText.ts'
import { Field } from '../../kernel/ui/Field.tsx'

const query = graphql`
  query AskFieldQuery($search: String!) {
    memberDirectory(first: 20, search: $search) {
      edges {
        node {
          user {
            id
            name
            away {
              endsAt
              deputy {
                name
              }
            }
          }
          jobRole {
            name
          }
        }
      }
    }
  }
`

export interface Somebody {
  readonly id: string
  readonly name: string
  readonly about?: string
}

interface AskFieldProps {
  label: string
  help?: string
  problem?: string
  chosen?: Somebody | null
  /** Those who are not offered. */
  but?: ReadonlySet<string>
  /** Whether the field is for one after another: it is empty again once somebody is chosen. */
  many?: boolean
  onChange: (somebody: Somebody | null) => void
}

/** Somebody of the house, found by name as one types. */
export function AskField({ label, help, problem, chosen, but, many, onChange }: AskFieldProps) {
  const [search, setSearch] = useState('')
  const { data, failure } = useLookUp<AskFieldQuery>(query, { search })
  const people = new Map<string, Somebody>()
  for (const { node } of data?.memberDirectory.edges ?? []) {
    const { id, name, away } = node.user
    if (!but?.has(id)) people.set(id, { id, name, about: away ? awayText(away) : node.jobRole.name })
  }
  return (
    <Autocomplete
      options={[...people.values()]}
      {...(many ? { value: null, inputValue: search, blurOnSelect: false } : { defaultValue: chosen ?? null })}
      loading={!data && !failure}
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText="Nobody of that name is in your sight"
      onInputChange={(_event, value, why) => (why !== 'reset' ? setSearch(value) : undefined)}
      onChange={(_event, somebody) => {
        if (many) setSearch('')
        onChange(somebody)
      }}
      renderOption={({ key, ...props }, { name, about }) => (
        <li key={key} {...props} style={{ flexWrap: 'wrap' }}>
          {name}
          <span style={{ flexBasis: '100%', color: 'var(--ops-ink-3)', fontSize: 12 }}>{about}</span>
        </li>
      )}
      renderInput={(params) => (
        <div ref={params.slotProps.input.ref}>
          <Field {...params.slotProps.htmlInput} label={label} help={help} problem={problem ?? failure} />
        </div>
      )}
    />
  )
}
