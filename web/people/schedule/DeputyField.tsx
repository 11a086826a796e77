import Autocomplete from '@mui/material/Autocomplete'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { DeputyFieldQuery } from '../../__generated__/DeputyFieldQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { awayText } from '../user/awayText.ts'

const query = graphql`
  query DeputyFieldQuery($search: String!) {
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

interface Someone {
  readonly id: string
  readonly name: string
  readonly about?: string
}

interface DeputyFieldProps {
  /** Whoever is away. */
  not: string
  chosen: Someone | null
  onChange: (id: string | null) => void
  problem?: string
}

/** Who stands in, found by name as one types; who is away now says so. */
export function DeputyField({ not, chosen, onChange, problem }: DeputyFieldProps) {
  const [search, setSearch] = useState('')
  const { data, failure } = useLookUp<DeputyFieldQuery>(query, { search })
  const people = new Map<string, Someone>()
  for (const { node } of data?.memberDirectory.edges ?? []) {
    const { id, name, away } = node.user
    if (id !== not) people.set(id, { id, name, about: away ? awayText(away) : node.jobRole.name })
  }
  return (
    <Autocomplete
      options={[...people.values()]}
      defaultValue={chosen}
      loading={!data && !failure}
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText="Nobody of that name is in your sight"
      onInputChange={(_event, value, why) => why !== 'reset' && setSearch(value)}
      onChange={(_event, someone) => onChange(someone?.id ?? null)}
      renderOption={({ key, ...props }, { name, about }) => (
        <li key={key} {...props} style={{ flexWrap: 'wrap' }}>
          {name}
          <span style={{ flexBasis: '100%', color: 'var(--ops-ink-3)', fontSize: 12 }}>{about}</span>
        </li>
      )}
      renderInput={(params) => (
        <div ref={params.slotProps.input.ref}>
          <Field
            {...params.slotProps.htmlInput}
            label="Deputy"
            help="Who stands in; leave empty for nobody"
            problem={problem ?? failure}
          />
        </div>
      )}
    />
  )
}
