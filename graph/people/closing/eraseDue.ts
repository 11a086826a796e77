// Takes away the root organizations whose time is over, and what is left of people who have left: a little at a time,
// with pauses, so that nobody else waits for it. What is broken off goes on where it was.
import { setTimeout as pause } from 'node:timers/promises'
import type { Services } from '../../kernel/context.ts'
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

/** A table of all may have to be read to see that nothing refers to a row; nothing is locked meanwhile. */
const longest = 10 * 60_000

/** Works on what is due; answers with whether there is more. */
export async function eraseDue(
  { db }: Pick<Services, 'db'>,
  { rows = 500, time = 4000, rest = 0.75 }: Measure = {},
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
    if (await inPortions(erase)) return true
  }
  if (!forgets && !roots.length) return false
  const forget = async (tx: Transaction) => {
    const [row] = await tx.$queryRaw<{ more: boolean }[]>`select forget_names(${rows * 10}::int) as more`
    return row!.more
  }
  return inPortions(forget)

  /** Answers with whether time was over before nothing was left. */
  async function inPortions(portion: (tx: Transaction) => Promise<number | boolean>): Promise<boolean> {
    for (;;) {
      const began = performance.now()
      const more = await db.prisma.$transaction(
        async (tx) => {
          await tx.$executeRaw`select set_config('statement_timeout', ${String(longest)}, true)`
          return portion(tx)
        },
        { timeout: longest },
      )
      if (!more) return false
      const took = performance.now() - began
      if (performance.now() > until) return true
      if (rest) await pause((took * rest) / (1 - rest))
    }
  }
}

export const erasureJob: Job = { name: 'erasure', seconds: 1, run: (services) => eraseDue(services) }
