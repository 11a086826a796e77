import Box from '@mui/material/Box'
import { useId } from 'react'
import { protocolNames, type Protocol } from './protocols.ts'
import * as t from './__generated__/messages.ts'

interface ProtocolChoiceProps {
  chosen: Protocol
  /** What follows from the choice. */
  warning?: string
  onChoose: (protocol: Protocol) => void
}

/** What a provider speaks. It has the focus to begin with: what it shows stands below it. */
export function ProtocolChoice({ chosen, warning, onChoose }: ProtocolChoiceProps) {
  const id = useId()
  return (
    <Box
      component="fieldset"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <legend style={{ padding: 0, color: 'var(--ops-ink-2)', fontSize: 12, lineHeight: '16px', fontWeight: 550 }}>
        {t.protocol}
      </legend>
      {protocolNames.map(([protocol, name]) => (
        <label key={protocol} style={{ display: 'inline-flex', alignItems: 'center', gap: 6, minHeight: 32 }}>
          <input
            type="radio"
            name={id}
            autoFocus={protocol === chosen}
            checked={protocol === chosen}
            onChange={() => onChoose(protocol)}
            style={{ accentColor: 'var(--ops-brand)' }}
          />
          {name}
        </label>
      ))}
      <span role="status" style={{ flexBasis: '100%', color: 'var(--ops-warn)' }}>
        {warning}
      </span>
    </Box>
  )
}
