import Autocomplete from '@mui/material/Autocomplete'
import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { LocationPickerQuery } from '../../__generated__/LocationPickerQuery.graphql.ts'
import { Field } from '../../kernel/ui/Field.tsx'

const query = graphql`
  query LocationPickerQuery($search: String!) {
    locationDirectory(search: $search, first: 20) {
      edges {
        node {
          id
          name
          organization {
            name
          }
        }
      }
    }
  }
`

interface Chosen {
  readonly id: string
  readonly name: string
}

interface LocationPickerProps {
  label: string
  value: Chosen | null
  onChange: (location: Chosen | null) => void
  problem?: string
}

interface Found extends Chosen {
  readonly organization?: { readonly name: string }
}

const pause = 200

/** A location, found by name as one types, of all that are in sight. */
export function LocationPicker({ label, value, onChange, problem }: LocationPickerProps) {
  const environment = useRelayEnvironment()
  const [search, setSearch] = useState('')
  const [found, setFound] = useState<readonly Found[]>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    let ended: (() => void) | undefined
    const timer = setTimeout(() => {
      const request = fetchQuery<LocationPickerQuery>(
        environment,
        query,
        { search },
        { networkCacheConfig: { force: true, metadata: { silent: true } } },
      )
      const subscription = request.subscribe({
        next: ({ locationDirectory }) => setFound(locationDirectory.edges.map(({ node }) => node)),
        error: (failed: Error) => setFailure(failed.message),
      })
      ended = () => subscription.unsubscribe()
    }, pause)
    return () => {
      clearTimeout(timer)
      ended?.()
    }
  }, [environment, search])
  return (
    <Autocomplete<Found>
      options={found ?? []}
      value={value}
      loading={!found}
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={search ? 'No location of that name' : 'No locations yet'}
      onInputChange={(_event, text, why) => why !== 'reset' && setSearch(text)}
      onChange={(_event, location) => onChange(location)}
      renderOption={({ key, ...props }, { name, organization }) => (
        <li key={key} {...props}>
          {name}
          <span style={{ marginLeft: 'auto', color: 'var(--ops-ink-3)', fontSize: 12 }}>{organization?.name}</span>
        </li>
      )}
      renderInput={(params) => (
        <div ref={params.slotProps.input.ref}>
          <Field {...params.slotProps.htmlInput} label={label} problem={problem ?? failure} />
        </div>
      )}
    />
  )
}
