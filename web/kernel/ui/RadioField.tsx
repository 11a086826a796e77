import Box from '@mui/material/Box'
import { useId, type ReactNode } from 'react'

interface RadioFieldProps<Choice extends string> {
  label: string
  choices: readonly (readonly [choice: Choice, name: string])[]
  chosen: Choice
  onChoose: (choice: Choice) => void
  /** What stands below the choices. */
  children?: ReactNode
}

/** One of a few, all of which are seen. It has the focus to begin with: what it shows stands below it. */
export function RadioField<Choice extends string>(props: RadioFieldProps<Choice>) {
  const { label, choices, chosen, onChoose, children } = props
  const id = useId()
  return (
    <Box
      component="fieldset"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <legend style={{ padding: 0, color: 'var(--ops-ink-2)', fontSize: 12, lineHeight: '16px', fontWeight: 550 }}>
        {label}
      </legend>
      {choices.map(([choice, name]) => (
        <label key={choice} style={{ display: 'inline-flex', alignItems: 'center', gap: 6, minHeight: 32 }}>
          <input
            type="radio"
            name={id}
            autoFocus={choice === chosen}
            checked={choice === chosen}
            onChange={() => onChoose(choice)}
            style={{ width: 16, height: 16, margin: 0, accentColor: 'var(--ops-brand)' }}
          />
          {name}
        </label>
      ))}
      {children}
    </Box>
  )
}
