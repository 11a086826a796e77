import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { CorrespondentsFieldQuery } from '../../__generated__/CorrespondentsFieldQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { CloseIcon } from '../../kernel/ui/icons.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'

const query = graphql`
  query CorrespondentsFieldQuery($id: ID!, $search: String!) {
    node(id: $id) {
      ... on Organization {
        correspondents(search: $search, first: 20) {
          userId
          name
          isAway
        }
      }
      ... on Thread {
        correspondents(search: $search, first: 50) {
          userId
          name
          isAway
        }
      }
    }
  }
`

export interface Correspondent {
  readonly id: string
  readonly name: string
}

interface CorrespondentsFieldProps {
  label: string
  /** The organization that it is about, or the thread that they are to join. */
  of: string
  value: readonly Correspondent[]
  onChange: (people: readonly Correspondent[]) => void
  /** How many there can be. */
  most?: number
  help?: string
  problem?: string
}

/** People one can write to, found by name as one types, added one by one. */
export function CorrespondentsField({
  label,
  of,
  value,
  onChange,
  most = 20,
  help,
  problem,
}: CorrespondentsFieldProps) {
  const [search, setSearch] = useState('')
  const { data, failure } = useLookUp<CorrespondentsFieldQuery>(query, of ? { id: of, search } : null)
  const options = data?.node?.correspondents?.filter(({ userId }) => !value.some(({ id }) => id === userId)) ?? []
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {value.length < most ? (
        <Autocomplete
          options={options}
          value={null}
          inputValue={search}
          loading={!data}
          filterOptions={(all) => all}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ userId }) => userId}
          noOptionsText="Nobody else of that name"
          onInputChange={(_event, text, why) => setSearch(why === 'reset' || why === 'selectOption' ? '' : text)}
          onChange={(_event, person) => person && onChange([...value, { id: person.userId, name: person.name }])}
          renderOption={({ key, ...props }, { name, isAway }) => (
            <li key={key} {...props}>
              {name}
              {isAway ? (
                <span style={{ marginLeft: 'auto', color: 'var(--ops-ink-3)', fontSize: 12 }}>away</span>
              ) : null}
            </li>
          )}
          renderInput={(params) => (
            <div ref={params.slotProps.input.ref}>
              <Field {...params.slotProps.htmlInput} label={label} help={help} problem={problem ?? failure} />
            </div>
          )}
        />
      ) : null}
      {value.length ? (
        <Box
          component="ul"
          aria-label={`${label}, chosen`}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}
        >
          {value.map(({ id, name }) => (
            <Box
              component="li"
              key={id}
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                border: '1px solid var(--ops-line)',
                borderRadius: '13px',
                pl: 2.5,
                pr: 0.5,
              }}
            >
              {name}
              <PlainButton
                type="button"
                aria-label={`Leave out ${name}`}
                style={{ minHeight: 24, padding: '0 4px' }}
                onClick={() => onChange(value.filter((one) => one.id !== id))}
              >
                <CloseIcon size={12} />
              </PlainButton>
            </Box>
          ))}
        </Box>
      ) : null}
    </Box>
  )
}
