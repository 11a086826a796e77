// What a row of points comes to: pure, so that walking again over what has come late or was corrected says the same.
import type { AlertIf } from '../../../prisma/__generated__/client/enums.ts'

export interface Rule {
  alertIf: AlertIf
  target: number
  /** The level from which a point is back inside. */
  reset: number
  /** How many points in a row open a breach, and how many end it. */
  consecutive: number
}

export interface Point {
  value: number
}

/** From the first point outside to the one that ended it; null while it is open. */
export interface Episode<P extends Point> {
  first: P
  opened: P
  recovered: P | null
}

export interface Walk<P extends Point> {
  episodes: Episode<P>[]
  /** How many points in a row were last outside the target, or, while a breach is open, back inside. */
  streak: number
}

/** Equal to the target is fine. */
export const isOutside = ({ alertIf, target }: Rule, value: number): boolean =>
  alertIf === 'BELOW_THRESHOLD' ? value < target : value > target

/** At the reset level is inside. */
export const isInside = ({ alertIf, reset }: Rule, value: number): boolean =>
  alertIf === 'BELOW_THRESHOLD' ? value >= reset : value <= reset

/** Points are closed periods with a value, oldest first; it begins with nothing open. */
export function walkPoints<P extends Point>(points: readonly P[], rule: Rule): Walk<P> {
  const episodes: Episode<P>[] = []
  let open: Episode<P> | undefined
  let first: P | undefined
  let streak = 0
  for (const point of points) {
    const counts = open ? isInside(rule, point.value) : isOutside(rule, point.value)
    if (!counts) {
      streak = 0
      continue
    }
    if (!streak) first = point
    streak += 1
    if (streak < rule.consecutive) continue
    if (open) {
      open.recovered = point
      open = undefined
      streak = 0
    } else {
      open = { first: first!, opened: point, recovered: null }
      episodes.push(open)
      streak = 0
    }
  }
  return { episodes, streak }
}
