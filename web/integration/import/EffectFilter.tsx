import Box from '@mui/material/Box'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { number } from '../../kernel/messages/format.ts'
import * as t from './__generated__/messages.ts'

export const effects = ['REFUSED', 'CHANGED', 'CREATED', 'SAME'] as const
export type Effect = (typeof effects)[number]

export const effectNames: Record<Effect, string> = {
  REFUSED: t.refused,
  CHANGED: t.changed,
  CREATED: t.created,
  SAME: t.same,
}

interface EffectFilterProps {
  counts: Readonly<Record<Effect, number>>
  shown: Effect | null
  onShow: (effect: Effect | null) => void
}

/** How many rows do what; each shows its rows alone. */
export function EffectFilter({ counts, shown, onShow }: EffectFilterProps) {
  const all = effects.reduce((sum, effect) => sum + counts[effect], 0)
  return (
    <Box role="group" aria-label={t.rowsToShow} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {[null, ...effects].map((effect) => {
        const count = effect ? counts[effect] : all
        return (
          <PlainButton
            key={effect ?? ''}
            type="button"
            className={`chip ${effect === shown ? 'chosen' : ''}`}
            aria-pressed={effect === shown}
            onClick={() => onShow(effect)}
          >
            <span style={effect === 'REFUSED' && count ? { color: 'var(--ops-late)' } : undefined}>
              {effect ? effectNames[effect] : t.all}
            </span>
            <span style={{ fontVariantNumeric: 'tabular-nums', fontWeight: 550 }}>{number(count)}</span>
          </PlainButton>
        )
      })}
    </Box>
  )
}
