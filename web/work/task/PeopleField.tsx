import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { PeopleFieldQuery } from '../../__generated__/PeopleFieldQuery.graphql.ts'
import { accessLevelNames } from '../../kernel/ui/accessLevels.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { CloseIcon } from '../../kernel/ui/icons.tsx'
import { Field } from '../../kernel/ui/Field.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'

const query = graphql`
  query PeopleFieldQuery($id: ID!, $search: String!) {
    node(id: $id) {
      ... on Organization {
        assignees(search: $search, first: 20) {
          userId
          name
          level
        }
      }
    }
  }
`

export interface Person {
  readonly id: string
  readonly name: string
}

interface PeopleFieldProps {
  label: string
  /** The organization whose work it is. */
  of: string
  value: readonly Person[]
  onChange: (people: readonly Person[]) => void
  help?: string
  problem?: string
  autoFocus?: boolean
}

/** People whom work may go to, in their turn: found by name as one types, added one by one. */
export function PeopleField({ label, of, value, onChange, help, problem, autoFocus }: PeopleFieldProps) {
  const [search, setSearch] = useState('')
  const { data, failure } = useLookUp<PeopleFieldQuery>(query, of ? { id: of, search } : null)
  const options = data?.node?.assignees?.filter(({ userId }) => !value.some(({ id }) => id === userId)) ?? []
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Autocomplete
        options={options}
        value={null}
        inputValue={search}
        loading={!data}
        blurOnSelect={false}
        filterOptions={(all) => all}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ userId }) => userId}
        noOptionsText={search ? 'Nobody else of that name' : 'Nobody else it could go to'}
        onInputChange={(_event, text, why) => setSearch(why === 'reset' || why === 'selectOption' ? '' : text)}
        onChange={(_event, person) => person && onChange([...value, { id: person.userId, name: person.name }])}
        renderOption={({ key, ...props }, { name, level }) => (
          <li key={key} {...props}>
            {name}
            <span style={{ marginLeft: 'auto', color: 'var(--ops-ink-3)', fontSize: 12 }}>
              {accessLevelNames[level]}
            </span>
          </li>
        )}
        renderInput={(params) => (
          <div ref={params.slotProps.input.ref}>
            <Field
              {...params.slotProps.htmlInput}
              label={label}
              help={help}
              problem={problem ?? failure}
              autoFocus={autoFocus}
            />
          </div>
        )}
      />
      {value.length ? (
        <Box
          component="ol"
          aria-label="Chosen people"
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
