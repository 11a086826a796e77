import { useId } from 'react'
import * as t from './__generated__/messages.ts'

interface SelfRegistrationFieldProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Whether applications may register themselves, and what that means. */
export function SelfRegistrationField({ isOn, onChange }: SelfRegistrationFieldProps) {
  const id = useId()
  return (
    <div style={{ display: 'grid', gap: 4 }}>
      <label style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={id}
          onChange={({ target }) => onChange(target.checked)}
        />
        {t.applicationsMayRegister}
      </label>
      <p id={id} style={{ margin: 0, color: 'var(--ops-ink-3)', fontSize: 12, lineHeight: '16px' }}>
        {t.whatSelfRegistrationMeans}
      </p>
    </div>
  )
}
