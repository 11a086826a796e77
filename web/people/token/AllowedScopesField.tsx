import { useId } from 'react'
import { scopeNames } from './scopeNames.ts'
import * as t from './__generated__/messages.ts'

export type Scope = (typeof scopeNames)[number]['value']

interface AllowedScopesFieldProps {
  chosen: readonly Scope[]
  onChange: (chosen: readonly Scope[]) => void
  problem?: string
}

const inWrite: readonly Scope[] = ['READ', 'OBSERVATIONS']

/** The scopes that access tokens may have: none for no tokens at all. */
export function AllowedScopesField({ chosen, onChange, problem }: AllowedScopesFieldProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={id} style={{ border: 0, margin: 0, padding: 0, display: 'grid', gap: 8, minWidth: 0 }}>
      <legend style={{ padding: 0, color: 'var(--ops-ink-2)', fontSize: 12, lineHeight: '16px', fontWeight: 550 }}>
        {t.scopes}
      </legend>
      {scopeNames.map(({ value, name }) => {
        // Its box says what holds, and what was chosen before comes back with it.
        const isIncluded = chosen.includes('WRITE') && inWrite.includes(value)
        return (
          <label key={value} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
            <input
              type="checkbox"
              checked={isIncluded || chosen.includes(value)}
              disabled={isIncluded}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
              }
              aria-invalid={problem ? true : undefined}
            />
            {name}
          </label>
        )
      })}
      <p
        id={id}
        style={{
          margin: 0,
          color: problem ? 'var(--ops-late)' : 'var(--ops-ink-3)',
          fontSize: 12,
          lineHeight: '16px',
        }}
      >
        {problem ?? t.whatScopesMean}
      </p>
    </fieldset>
  )
}
