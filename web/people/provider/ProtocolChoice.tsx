import { RadioField } from '../../kernel/ui/RadioField.tsx'
import { protocolNames, type Protocol } from './protocols.ts'
import * as t from './__generated__/messages.ts'

interface ProtocolChoiceProps {
  chosen: Protocol
  /** What follows from the choice. */
  warning?: string
  onChoose: (protocol: Protocol) => void
}

/** What a provider speaks. */
export const ProtocolChoice = ({ chosen, warning, onChoose }: ProtocolChoiceProps) => (
  <RadioField label={t.protocol} choices={protocolNames} chosen={chosen} onChoose={onChoose}>
    <span role="status" style={{ flexBasis: '100%', color: 'var(--ops-warn)' }}>
      {warning}
    </span>
  </RadioField>
)
