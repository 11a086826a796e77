import { useState } from 'react'
import { Field, SelectField } from '../../kernel/ui/Field.tsx'
import { expiriesOf, type Expiry } from './expiries.ts'
import * as t from './__generated__/messages.ts'

interface ExpiryFieldsProps {
  value: Expiry
  onChange: (changed: Partial<Expiry>) => void
  /** When the account expires that it is of; no token is valid for longer. */
  ends?: string | null
  problem?: string
  autoFocus?: boolean
}

/** How long an access token is valid. */
export function ExpiryFields({ value: { choice, until }, onChange, ends, problem, autoFocus }: ExpiryFieldsProps) {
  const [opened] = useState(() => Date.now())
  const isDay = choice === 'day'
  return (
    <>
      <SelectField
        label={t.goodFor}
        autoFocus={autoFocus}
        value={choice}
        onChange={({ target }) => onChange({ choice: target.value })}
        problem={isDay ? undefined : problem}
      >
        {expiriesOf(opened, ends).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {isDay ? (
        <Field
          label={t.lastDay}
          type="date"
          required
          value={until}
          onChange={({ target }) => onChange({ until: target.value })}
          problem={problem}
          help={t.atMost366DaysFromNow}
        />
      ) : null}
    </>
  )
}
