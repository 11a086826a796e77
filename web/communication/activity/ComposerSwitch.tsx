import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { writtenKinds, type WrittenKind } from './lastKind.ts'
import * as t from './__generated__/messages.ts'

const labels: Record<WrittenKind, string> = { note: t.note, message: t.message, mail: t.email }

interface ComposerSwitchProps {
  kind: WrittenKind
  /** Why one may not write it, where one may not. */
  refusals: Readonly<Record<WrittenKind, string | null>>
  onChoose: (kind: WrittenKind) => void
}

/** What is written: a note, a message or a mail; what one may not says why. */
export function ComposerSwitch({ kind, refusals, onChoose }: ComposerSwitchProps) {
  const id = useId()
  const refused = writtenKinds.filter((one) => refusals[one])
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box role="group" aria-label={t.whatToWrite} sx={{ display: 'flex', gap: 1 }}>
        {writtenKinds.map((one) => (
          <PlainButton
            key={one}
            type="button"
            className={one === kind ? 'chip chosen' : 'chip'}
            aria-pressed={one === kind}
            aria-disabled={refusals[one] ? true : undefined}
            aria-describedby={refusals[one] ? `${id}-${one}` : undefined}
            onClick={() => (refusals[one] ? undefined : onChoose(one))}
          >
            {labels[one]}
          </PlainButton>
        ))}
      </Box>
      {refused.map((one) => (
        <Typography key={one} id={`${id}-${one}`} variant="body2" color="textSecondary">
          {t.kindRefused({ kind: labels[one], reason: refusals[one] ?? '' })}
        </Typography>
      ))}
    </Box>
  )
}
