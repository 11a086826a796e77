// Takes rows away a little at a time, with pauses, so that nobody else waits for it.
import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from './db.ts'
import type { Transaction } from './mutation.ts'

interface Pace {
  /** For how much of its time it rests. */
  rest?: number
  /** When it stops between two portions, by performance.now(). */
  until?: number
}

/** A portion may have to read all of a table to find what goes; nothing is locked meanwhile. */
const longest = 10 * 60_000

/**
 * Does a portion after the other, each in a transaction of its own, until one has nothing more to do; answers with
 * whether the time was over before.
 */
export async function inPortions(
  { prisma }: Pick<Db, 'prisma'>,
  portion: (tx: Transaction) => Promise<number | boolean>,
  { rest = 0.75, until = Infinity }: Pace,
): Promise<boolean> {
  for (;;) {
    const began = performance.now()
    const more = await prisma.$transaction(
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
