// What is to be done about a benchmark in one scope: pure, from what is open there and what its points come to.
import type { Check, PeriodPoint } from './readChecks.ts'
import { isInside, walkPoints, type Episode, type Rule } from '../benchmark/walkPoints.ts'

export type PeriodEpisode = Episode<PeriodPoint>

export interface Decision {
  /** How the open breach ends, and by which point. */
  ends: { outcome: 'RECOVERED'; by: PeriodPoint } | { outcome: 'CORRECTED' | 'RETIRED' } | null
  /** What began and ended while nobody looked: kept, without a record. */
  passed: PeriodEpisode[]
  opens: PeriodEpisode | null
  /** The point that says that the record was completed in vain. */
  returns: PeriodPoint | null
  streak: number
  last: PeriodPoint | null
}

type Known = Pick<Check, 'applies' | 'isOpen' | 'openedPointAt' | 'isLastCompleted' | 'completedAt'> & Rule

export function decide(check: Known, points: readonly PeriodPoint[]): Decision {
  const nothing: Decision = { ends: null, passed: [], opens: null, returns: null, streak: 0, last: null }
  if (!check.applies) return { ...nothing, ends: check.isOpen ? { outcome: 'RETIRED' } : null }
  const { episodes, streak } = walkPoints(points, check)
  const decision = { ...nothing, streak, last: points.at(-1) ?? null }
  // The breach that is open is the first that had not ended before it began: what has come late may have moved it.
  const at = check.isOpen
    ? episodes.findIndex(({ recovered }) => !recovered || recovered.at >= check.openedPointAt!)
    : -1
  const own = episodes[at]
  const others = episodes.filter((episode) => episode !== own)
  decision.passed = others.filter(({ recovered }) => recovered)
  decision.opens = others.find(({ recovered }) => !recovered) ?? null
  if (!check.isOpen) return decision
  if (!own) decision.ends = { outcome: 'CORRECTED' }
  else if (own.recovered) decision.ends = { outcome: 'RECOVERED', by: own.recovered }
  else decision.returns = inVain(check, points)
  return decision
}

/** The first point that closed after the record was completed and is not inside. */
function inVain(check: Known, points: readonly PeriodPoint[]): PeriodPoint | null {
  const { isLastCompleted, completedAt } = check
  if (!isLastCompleted || !completedAt) return null
  return points.find(({ closesAt, value }) => closesAt > completedAt && !isInside(check, value)) ?? null
}
