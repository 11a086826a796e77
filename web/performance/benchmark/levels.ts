// The levels of a benchmark in words and marks; the colour is never the only sign.
import * as t from './__generated__/messages.ts'
export type Level = 'MET' | 'OPPORTUNITY' | 'WARNING' | 'MISSED_OPPORTUNITY' | '%future added value'

interface Look {
  text: string
  color: string
}

const looks: Partial<Record<Level, Look>> = {
  MET: { text: t.ctqMet, color: '#2f9e5b' },
  OPPORTUNITY: { text: t.opportunity, color: 'var(--ops-brand)' },
  WARNING: { text: t.warning, color: 'var(--ops-warn)' },
  MISSED_OPPORTUNITY: { text: t.missedOpportunity, color: 'var(--ops-late)' },
}

export const levels = ['MET', 'OPPORTUNITY', 'WARNING', 'MISSED_OPPORTUNITY'] as const

const none: Look = { text: t.noLevel, color: 'var(--ops-ink-3)' }

export const levelLook = (level: Level | null | undefined): Look => (level ? looks[level] : undefined) ?? none
