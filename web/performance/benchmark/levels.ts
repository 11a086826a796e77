// The levels of a benchmark in words and marks; the colour is never the only sign.
export type Level = 'MET' | 'OPPORTUNITY' | 'WARNING' | 'MISSED_OPPORTUNITY' | '%future added value'

interface Look {
  text: string
  color: string
}

const looks: Partial<Record<Level, Look>> = {
  MET: { text: 'CTQ met', color: '#2f9e5b' },
  OPPORTUNITY: { text: 'Opportunity', color: 'var(--ops-brand)' },
  WARNING: { text: 'Warning', color: 'var(--ops-warn)' },
  MISSED_OPPORTUNITY: { text: 'Missed opportunity', color: 'var(--ops-late)' },
}

export const levels = ['MET', 'OPPORTUNITY', 'WARNING', 'MISSED_OPPORTUNITY'] as const

const none: Look = { text: 'No level', color: 'var(--ops-ink-3)' }

export const levelLook = (level: Level | null | undefined): Look => (level ? looks[level] : undefined) ?? none
