import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { RecordsFieldQuery } from '../../__generated__/RecordsFieldQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { CloseIcon } from '../../kernel/ui/icons.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'

const query = graphql`
  query RecordsFieldQuery($filter: ActionFilter!) {
    actionList(filter: $filter, isOpen: true, limit: 20) {
      id
      key
      title
    }
  }
`

export interface PickedRecord {
  readonly id: string
  readonly key: string
  readonly title: string
}

interface RecordsFieldProps {
  label: string
  /** The organization whose records, and those below it, are looked through. */
  organizationId: string
  value: readonly PickedRecord[]
  onChange: (records: readonly PickedRecord[]) => void
  help?: string
  problem?: string
}

/** Open records, found by key or title as one types; the list stays open, so that many are picked at once. */
export function RecordsField({ label, organizationId, value, onChange, help, problem }: RecordsFieldProps) {
  const [search, setSearch] = useState('')
  const { data, failure } = useLookUp<RecordsFieldQuery>(query, {
    filter: { organizationId, ...(search.trim() && { text: search.trim() }) },
  })
  const options = data?.actionList.filter(({ id }) => !value.some((one) => one.id === id)) ?? []
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Autocomplete<PickedRecord>
        options={options}
        value={null}
        inputValue={search}
        loading={!data}
        disableCloseOnSelect
        blurOnSelect={false}
        filterOptions={(all) => all}
        getOptionLabel={({ key, title }) => `${key} ${title}`}
        getOptionKey={({ id }) => id}
        noOptionsText={search ? 'No open record found' : 'No open records'}
        onInputChange={(_event, text, why) => why === 'input' && setSearch(text)}
        onChange={(_event, record) =>
          record && onChange([...value, { id: record.id, key: record.key, title: record.title }])
        }
        renderInput={(params) => (
          <div ref={params.slotProps.input.ref}>
            <Field {...params.slotProps.htmlInput} label={label} help={help} problem={problem ?? failure} />
          </div>
        )}
      />
      {value.length ? (
        <Box
          component="ul"
          aria-label={`${label}, chosen`}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}
        >
          {value.map(({ id, key, title }) => (
            <Box
              component="li"
              key={id}
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                maxWidth: '100%',
                border: '1px solid var(--ops-line)',
                borderRadius: '13px',
                pl: 2.5,
                pr: 0.5,
              }}
            >
              <Box
                component="span"
                sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
              >{`${key} ${title}`}</Box>
              <PlainButton
                type="button"
                aria-label={`Leave out ${key}`}
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
