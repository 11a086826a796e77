import { useId } from 'react'
import * as t from './__generated__/messages.ts'

interface BreakGlassFieldProps {
  candidates: readonly { readonly id: string; readonly name: string }[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  problem?: string
}

/** Of the Admins who could sign in without the provider, those who may. */
export function BreakGlassField({ candidates, chosen, onChange, problem }: BreakGlassFieldProps) {
  const id = useId()
  return (
    <fieldset
      aria-describedby={problem ? id : undefined}
      style={{ border: 0, margin: 0, padding: 0, display: 'grid', gap: 8, minWidth: 0 }}
    >
      <legend style={{ padding: 0, color: 'var(--ops-ink-2)', fontSize: 12, lineHeight: '16px', fontWeight: 550 }}>
        {t.adminsWithoutIt}
      </legend>
      {candidates.length ? null : <span>{t.noAdminCouldSignIn}</span>}
      {candidates.map(({ id: userId, name }) => (
        <label key={userId} style={{ display: 'flex', gap: 8, alignItems: 'center', overflowWrap: 'anywhere' }}>
          <input
            type="checkbox"
            checked={chosen.includes(userId)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, userId] : chosen.filter((one) => one !== userId))
            }
            aria-invalid={problem ? true : undefined}
          />
          {name}
        </label>
      ))}
      {problem ? (
        <p id={id} style={{ margin: 0, color: 'var(--ops-late)', fontSize: 12, lineHeight: '16px' }}>
          {problem}
        </p>
      ) : null}
    </fieldset>
  )
}
