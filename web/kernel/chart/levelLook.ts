import type { ChartLevel } from './chartData.ts'

/** How each kind of level is drawn: its colour, and the dashes of its line. */
export const levelLook: Record<ChartLevel['kind'], { stroke: string; fill: string; strokeDasharray?: string }> = {
  target: { stroke: 'var(--ops-ink-2)', fill: 'var(--ops-ink)', strokeDasharray: '6 3' },
  mean: { stroke: 'var(--ops-ink-3)', fill: 'var(--ops-ink-2)' },
  limit: { stroke: 'var(--ops-ink-3)', fill: 'var(--ops-ink-2)', strokeDasharray: '2 4' },
}
