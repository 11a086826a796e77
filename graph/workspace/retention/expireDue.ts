// Takes away what root organizations keep no longer: a little at a time, with pauses, so that nobody else waits for it.
// What is broken off goes on with what is left.
import type { Services } from '../../kernel/context.ts'
import { inPortions } from '../../kernel/inPortions.ts'
import type { Job } from '../../kernel/jobs.ts'
import type { Transaction } from '../../kernel/mutation.ts'

interface Measure {
  /** How many rows of a kind go in a portion, at most. */
  rows?: number
  /** For how much of its time it rests. */
  rest?: number
}

/** Answers with how many rows have gone. */
export async function expireDue({ db }: Pick<Services, 'db'>, { rows = 500, rest }: Measure = {}): Promise<number> {
  const roots = await db.prisma.retention.findMany({ select: { rootId: true }, orderBy: { rootId: 'asc' } })
  let all = 0
  for (const { rootId } of roots) {
    const expire = async (tx: Transaction) => {
      const [row] = await tx.$queryRaw<{ gone: bigint }[]>`select expire_rows(${rootId}::uuid, ${rows}::int) as gone`
      const gone = Number(row!.gone)
      all += gone
      return gone
    }
    await inPortions(db, expire, { rest })
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
