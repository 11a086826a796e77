import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import type { ReactNode } from 'react'
import { bucketList } from './buckets.ts'
import type { BucketName } from './moves.ts'

interface Step {
  name: string
  label: string
  bucket: BucketName | null | undefined
  /** Whether the record stays in its state. */
  stays: boolean
  /** Whether it asks for something first. */
  asks: boolean
  act: () => void
}

interface RefusedStep {
  label: string
  reason: string
}

const colorOf = (bucket: Step['bucket']) => bucketList.find(({ name }) => name === bucket)?.color

/** The colour of where a step leads; an empty ring where that is not on the board, nothing where the record stays. */
function dotOf({ stays, bucket }: Step) {
  const color = colorOf(bucket)
  return stays ? { borderColor: 'transparent' } : { borderColor: color ?? 'var(--ops-ink-3)', background: color }
}

/** Entries of a menu: each step with where it leads. */
export const stepItems = (steps: readonly Step[]): ReactNode[] =>
  steps.map((step) => (
    <MenuItem key={step.name} onClick={step.act} sx={{ gap: 2.5 }}>
      <Box
        component="span"
        sx={{ flex: 'none', width: 8, height: 8, borderRadius: '50%', border: '1.5px solid' }}
        style={dotOf(step)}
      />
      {step.label}
      {step.asks ? '…' : ''}
    </MenuItem>
  ))

/** What the state has and the viewer may not: entries that say why. */
export const refusedItems = (steps: readonly RefusedStep[]): ReactNode[] =>
  steps.map(({ label, reason }) => (
    <MenuItem
      key={label}
      aria-disabled
      sx={{ color: 'text.disabled', display: 'block', maxWidth: 320, whiteSpace: 'normal', cursor: 'default' }}
    >
      {label}
      <Box component="small" sx={{ display: 'block', fontSize: 12, lineHeight: '16px' }}>
        {reason}
      </Box>
    </MenuItem>
  ))
