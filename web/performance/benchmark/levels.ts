// The levels of a benchmark in words and marks; the colour is never the only sign.
import { figure } from '../metric/words.ts'
import { emptyBenchmark } from './benchmarkDraft.ts'
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

/** The levels of a benchmark that sets none of its own. */
export const usualLevels = {
  ctq: emptyBenchmark.ctqValue,
  warning: emptyBenchmark.warningTrigger,
  missed: emptyBenchmark.missedOpportunityTrigger,
}

interface Thresholds {
  readonly ctqValue: number
  readonly warningTrigger: number
  readonly missedOpportunityTrigger: number
}

/** The levels in words where they are not the usual ones; else nothing. */
export function ownLevels({ ctqValue, warningTrigger, missedOpportunityTrigger }: Thresholds): string | null {
  const levels = { ctq: figure(ctqValue), warning: figure(warningTrigger), missed: figure(missedOpportunityTrigger) }
  const { ctq, warning, missed } = usualLevels
  const isUsual = levels.ctq === ctq && levels.warning === warning && levels.missed === missed
  return isUsual ? null : t.threeLevels(levels)
}
