import Typography from '@mui/material/Typography'
import type { Problems } from '../../../kernel/relay/useMutation.ts'
import { Field, SelectField } from '../../../kernel/ui/Field.tsx'
import { Columns } from './Columns.tsx'
import type { AddressDraft } from './draft.ts'
import { StateSelect } from './StateSelect.tsx'
import * as t from './__generated__/messages.ts'

interface AddressFieldsProps {
  title: string
  /** The field of the input that it is, for its problems. */
  path: 'registrantAddress' | 'mailingAddress'
  address: AddressDraft
  onChange: (address: AddressDraft) => void
  countries: readonly { readonly code: string; readonly name: string }[]
  problems: Problems
}

/** A postal address. */
export function AddressFields({ title, path, address, onChange, countries, problems }: AddressFieldsProps) {
  const typed = (name: 'line1' | 'line2' | 'city' | 'postalCode') => ({
    value: address[name],
    problem: problems[`${path}.${name}`],
    onChange: (event: { target: { value: string } }) => onChange({ ...address, [name]: event.target.value }),
  })
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h2" sx={{ p: 0, mb: 2 }}>
        {title}
      </Typography>
      <Columns>
        <Field label={t.streetAndNumber} maxLength={120} {...typed('line1')} />
        <Field label={t.suiteGateOrFloor} maxLength={120} {...typed('line2')} />
        <Field label={t.city} maxLength={120} {...typed('city')} />
        <Field label={t.postalCode} maxLength={20} {...typed('postalCode')} />
        <SelectField
          label={t.country}
          value={address.country}
          problem={problems[`${path}.country`] ?? problems[path]}
          onChange={(event) => onChange({ ...address, country: event.target.value, state: '' })}
        >
          <option value="">{t.notGiven}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <StateSelect
          label={t.stateOrProvince}
          country={address.country}
          value={address.state}
          problem={problems[`${path}.state`]}
          onChange={(state) => onChange({ ...address, state })}
        />
      </Columns>
    </fieldset>
  )
}
