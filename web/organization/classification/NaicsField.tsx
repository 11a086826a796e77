import Autocomplete from '@mui/material/Autocomplete'
import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { NaicsFieldQuery } from '../../__generated__/NaicsFieldQuery.graphql.ts'
import { Field } from '../../kernel/ui/Field.tsx'

const query = graphql`
  query NaicsFieldQuery($search: String!) {
    naicsCodes(search: $search, first: 50) {
      code
      title
    }
  }
`

interface NaicsFieldProps {
  label: string
  onChange: (code: string | null) => void
  required?: boolean
  autoFocus?: boolean
  help?: string
  problem?: string
}

const pause = 200

/** A six-digit industry, found by code or words as one types. */
export function NaicsField({ label, onChange, required, autoFocus, help, problem }: NaicsFieldProps) {
  const environment = useRelayEnvironment()
  const [search, setSearch] = useState('')
  const [found, setFound] = useState<NaicsFieldQuery['response']['naicsCodes']>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    let ended: (() => void) | undefined
    const timer = setTimeout(() => {
      const subscription = fetchQuery<NaicsFieldQuery>(environment, query, { search }).subscribe({
        next: ({ naicsCodes }) => {
          setFound(naicsCodes)
          setFailure(undefined)
        },
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
    <Autocomplete
      options={found ?? []}
      loading={!found}
      filterOptions={(options) => options}
      getOptionLabel={({ code, title }) => `${code} ${title}`}
      getOptionKey={({ code }) => code}
      isOptionEqualToValue={(one, other) => one.code === other.code}
      noOptionsText="No industry of such a code or such words"
      onInputChange={(_event, value, why) => why !== 'reset' && setSearch(value)}
      onChange={(_event, chosen) => onChange(chosen?.code ?? null)}
      renderOption={({ key, ...props }, { code, title }) => (
        <li key={key} {...props}>
          <span style={{ flex: 'none', width: 64, fontVariantNumeric: 'tabular-nums', color: 'var(--ops-ink-2)' }}>
            {code}
          </span>
          {title}
        </li>
      )}
      renderInput={(params) => (
        <div ref={params.slotProps.input.ref}>
          <Field
            {...params.slotProps.htmlInput}
            label={label}
            required={required}
            autoFocus={autoFocus}
            help={help}
            problem={problem ?? failure}
          />
        </div>
      )}
    />
  )
}
