import Autocomplete from '@mui/material/Autocomplete'
import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { PersonFieldQuery } from '../../__generated__/PersonFieldQuery.graphql.ts'
import { Field } from '../../kernel/ui/Field.tsx'

const query = graphql`
  query PersonFieldQuery($organizationUuid: String, $search: String!, $chosen: ID!) {
    roleMatrix(organizationUuid: $organizationUuid) {
      people(search: $search, first: 20) {
        id
        name
        email
      }
    }
    node(id: $chosen) {
      ... on User {
        id
        name
        email
      }
    }
  }
`

interface PersonFieldProps {
  label: string
  organizationUuid: string
  value: string | null
  onChange: (id: string | null) => void
  help?: string
}

interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
}

const pause = 200

/** A person of an organization's tree, found by name as one types. */
export function PersonField({ label, organizationUuid, value, onChange, help }: PersonFieldProps) {
  const environment = useRelayEnvironment()
  const [search, setSearch] = useState('')
  const [found, setFound] = useState<readonly Person[]>()
  const [chosen, setChosen] = useState<Person | null>(null)
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    let ended: (() => void) | undefined
    const timer = setTimeout(
      () => {
        const variables = { organizationUuid, search, chosen: value ?? '' }
        const subscription = fetchQuery<PersonFieldQuery>(environment, query, variables).subscribe({
          next({ roleMatrix, node }) {
            setFound(roleMatrix?.people ?? [])
            setChosen(
              value && node?.id && node.name !== undefined
                ? { id: node.id, name: node.name, email: node.email ?? '' }
                : null,
            )
            setFailure(undefined)
          },
          error: (failed: Error) => setFailure(failed.message),
        })
        ended = () => subscription.unsubscribe()
      },
      search ? pause : 0,
    )
    return () => {
      clearTimeout(timer)
      ended?.()
    }
  }, [environment, organizationUuid, search, value])
  return (
    <Autocomplete
      options={found ?? []}
      loading={!found}
      value={chosen?.id === value ? chosen : null}
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText="Nobody of that name"
      onInputChange={(_event, text, why) => why !== 'reset' && setSearch(text)}
      onChange={(_event, person) => {
        setChosen(person)
        setSearch('')
        onChange(person?.id ?? null)
      }}
      renderOption={({ key, ...props }, { name, email }) => (
        <li key={key} {...props} style={{ display: 'flex', gap: 8 }}>
          <span style={{ flex: 'none' }}>{name}</span>
          <span
            style={{
              marginLeft: 'auto',
              color: 'var(--ops-ink-3)',
              fontSize: 12,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
            }}
          >
            {email}
          </span>
        </li>
      )}
      renderInput={(params) => (
        <div ref={params.slotProps.input.ref}>
          <Field {...params.slotProps.htmlInput} label={label} help={help} problem={failure} />
        </div>
      )}
    />
  )
}
