// Takes away what root organizations keep no longer: a little at a time, with pauses, so that nobody else waits for it.
// What is broken off goes on with what is left.
import { setTimeout as pause } from 'node:timers/promises'
import type { Services } from '../../kernel/context.ts'
import type { Job } from '../../kernel/jobs.ts'

interface Measure {
  /** How many rows of a kind go in a portion, at most. */
  rows?: number
  /** For how much of its time it rests. */
  rest?: number
}

/** A portion may have to read much to find what is older; nothing is locked meanwhile. */
const longest = 10 * 60_000

/** Answers with how many rows have gone. */
export async function expireDue(
  { db }: Pick<Services, 'db'>,
  { rows = 500, rest = 0.75 }: Measure = {},
): Promise<number> {
  const roots = await db.prisma.retention.findMany({ select: { rootId: true }, orderBy: { rootId: 'asc' } })
  let all = 0
  for (const { rootId } of roots) {
    for (let gone = 1; gone > 0; all += gone) {
      const began = performance.now()
      gone = await db.prisma.$transaction(
        async (tx) => {
          await tx.$executeRaw`select set_config('statement_timeout', ${String(longest)}, true)`
          const [row] = await tx.$queryRaw<
            { gone: bigint }[]
          >`select expire_rows(${rootId}::uuid, ${rows}::int) as gone`
          return Number(row!.gone)
        },
        { timeout: longest },
      )
      if (gone && rest) await pause(((performance.now() - began) * rest) / (1 - rest))
    }
  }
  return all
}

export const retentionJob: Job = {
  name: 'retention',
  seconds: 3600,
  run: async (services) => {
    const rows = await expireDue(services)
    if (rows) services.log.info({ rows }, 'Deleted what is kept no longer')
  },
}
