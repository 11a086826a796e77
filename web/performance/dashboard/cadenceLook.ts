// What a cell of the cadence says, in figures, words and a shade.
import { formatOf } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

export interface Kept {
  readonly done: number
  readonly late: number
  readonly skipped: number
  readonly missed: number
}

export const dueOf = ({ done, late, skipped, missed }: Kept): number => done + late + skipped + missed

/** The share that was done in time; what was left out with a reason is not held against it. */
export function keptShare(kept: Kept): number | null {
  const asked = dueOf(kept) - kept.skipped
  return asked ? kept.done / asked : null
}

export const keptText = ({ done, late, skipped, missed }: Kept): string =>
  t.keptCounts({ due: done + late + skipped + missed, done, late, skipped, missed })

/** The more was not kept, the deeper; the figure stands on it in ink. */
export const shadeOf = (share: number | null): string | undefined =>
  share === null || share === 1
    ? undefined
    : `color-mix(in srgb, var(--ops-late) ${Math.round(8 + (1 - share) * 26)}%, transparent)`

/** "23 Nov": the day on which a week begins there. */
export const mondayText = (from: string, timeZone: string): string =>
  formatOf(timeZone, { day: 'numeric', month: 'short' }).format(new Date(from))
