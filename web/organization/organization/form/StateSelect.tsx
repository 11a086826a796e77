import { graphql } from 'react-relay'
import type { StateSelectQuery } from '../../../__generated__/StateSelectQuery.graphql.ts'
import { useLookUp } from '../../../kernel/relay/useLookUp.ts'
import { SelectField } from '../../../kernel/ui/Field.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query StateSelectQuery($country: String!) {
    states(country: $country) {
      code
      name
    }
  }
`

interface StateSelectProps {
  label: string
  country: string
  value: string
  onChange: (value: string) => void
  problem?: string
}

/** A state or province of a country. */
export function StateSelect({ label, country, value, onChange, problem }: StateSelectProps) {
  const { data, failure, isCurrent } = useLookUp<StateSelectQuery>(query, country ? { country } : null, 0)
  const states = data?.states ?? []
  return (
    <SelectField
      label={label}
      value={value}
      disabled={!country || (isCurrent && !states.length)}
      onChange={(event) => onChange(event.target.value)}
      help={country ? (isCurrent && !states.length ? t.thisCountryHasNone : undefined) : t.chooseTheCountryFirst}
      problem={problem ?? failure}
    >
      <option value="">{t.notGiven}</option>
      {/* Until the list has come, what was chosen stands by its code. */}
      {value && !states.some(({ code }) => code === value) ? <option value={value}>{value}</option> : null}
      {states.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
