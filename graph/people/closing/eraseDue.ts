// Takes away the root organizations whose time is over, and what is left of people who have left: a little at a time,
// with pauses, so that nobody else waits for it. What is broken off goes on where it was.
import type { Services } from '../../kernel/context.ts'
import { inPortions } from '../../kernel/inPortions.ts'
import type { Job } from '../../kernel/jobs.ts'
import type { Transaction } from '../../kernel/mutation.ts'

interface Measure {
  /** How many rows go in a portion, about. */
  rows?: number
  /** For how long it works, in milliseconds, and for how much of that it rests. */
  time?: number
  rest?: number
}

/** What a legal hold keeps waits until that is lifted. */
const due = `
  select array(select root_id from closing where goes_at <= clock_timestamp() and not has_hold(root_id) order by goes_at),
    exists (select from forgetting)`

/** Works on what is due; answers with whether there is more. */
export async function eraseDue(
  { db }: Pick<Services, 'db'>,
  { rows = 500, time = 4000, rest }: Measure = {},
): Promise<boolean> {
  const until = performance.now() + time
  const [owed] = await db.runOnce<[roots: string[], forgets: boolean]>(due, [])
  const [roots, forgets] = owed!
  for (const rootId of roots) {
    const erase = async (tx: Transaction) => {
      const [row] = await tx.$queryRaw<
        { gone: bigint | null }[]
      >`select erase_root(${rootId}::uuid, ${rows}::int) as gone`
      return Number(row!.gone ?? 0)
    }
    if (await inPortions(db, erase, { until, rest })) return true
  }
  if (!forgets && !roots.length) return false
  const forget = async (tx: Transaction) => {
    const [row] = await tx.$queryRaw<{ more: boolean }[]>`select forget_names(${rows * 10}::int) as more`
    return row!.more
  }
  return inPortions(db, forget, { until, rest })
}

export const erasureJob: Job = { name: 'erasure', seconds: 1, run: (services) => eraseDue(services) }
