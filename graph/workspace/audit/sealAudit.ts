// Entries of the audit log are sealed in batches, each with the hash of the one before.
import { isOpenRoot } from '../../kernel/closing.ts'
import type { Services } from '../../kernel/context.ts'
import type { Job } from '../../kernel/jobs.ts'
import { hour } from '../../kernel/time/milliseconds.ts'

/** Longer than any transaction takes: what is older has all been written. */
const settled = hour / 4
const mostEntries = 5_000

const roots = `select o.id from organization o where o.parent_id is null and ${isOpenRoot('o.id')} order by o.id`

/** Seals what has settled of all root organizations; answers with how many entries those are. */
export async function sealAudit({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>): Promise<number> {
  const now = clock.now()
  const olderThan = new Date(now.getTime() - settled)
  let all = 0
  for (const [rootId] of await db.runOnce<[id: string]>(roots, [])) {
    let sealed: number
    do {
      ;[[sealed]] = (await db.run<[entries: number]>('select seal_audit($1, $2, $3, $4)', [
        rootId,
        olderThan,
        mostEntries,
        now,
      ])) as [[number]]
      all += sealed
      if (sealed) await tell(rootId)
    } while (sealed === mostEntries)
  }
  return all

  // Where logs are kept elsewhere, who changes all seals as well shows by it.
  async function tell(rootId: string) {
    const { number, hash } = await db.prisma.auditSeal.findFirstOrThrow({
      where: { rootId },
      orderBy: { number: 'desc' },
      select: { number: true, hash: true },
    })
    log.info({ rootId, number, hash: Buffer.from(hash).toString('hex') }, 'Sealed the audit log')
  }
}

export const sealAuditJob: Job = {
  name: 'audit seals',
  seconds: 3600,
  run: async (services) => {
    await sealAudit(services)
  },
}
