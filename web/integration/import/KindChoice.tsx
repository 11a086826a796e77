import Box from '@mui/material/Box'
import { useId } from 'react'
import * as t from './__generated__/messages.ts'

interface KindChoiceProps {
  kinds: readonly { readonly kind: string; readonly label: string }[]
  chosen: string
  onChoose: (kind: string) => void
}

/** What can be imported, one of which is chosen. */
export function KindChoice({ kinds, chosen, onChoose }: KindChoiceProps) {
  const name = useId()
  return (
    <Box
      component="fieldset"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, m: 0, p: 0, border: 0 }}
    >
      <legend style={{ padding: 0, marginBottom: 4, color: 'var(--ops-ink-2)', fontSize: 12, fontWeight: 550 }}>
        {t.kind}
      </legend>
      {kinds.map(({ kind, label }) => (
        <label key={kind} style={{ display: 'inline-flex', alignItems: 'center', gap: 6, minHeight: 32 }}>
          <input type="radio" name={name} value={kind} checked={kind === chosen} onChange={() => onChoose(kind)} />
          {label}
        </label>
      ))}
    </Box>
  )
}
