import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { historySql } from './historySql.ts'
import { requireRoomForRecords } from './recordQuota.ts'

interface Made {
  /** Who made it, where that is not its creator: nobody for a clock. */
  actorId?: string | null
  reason?: string
}

/**
 * Adds a record with the first entry of its history. What a clock makes names no services: it is refused for no quota.
 */
export async function addAction(
  transaction: Transaction,
  { now, services }: Pick<Context, 'now'> & Partial<Pick<Context, 'services'>>,
  data: Prisma.ActionUncheckedCreateInput,
  made: Made = {},
) {
  return (await addActions(transaction, [{ ...made, now, services, data }]))[0]!
}

interface Draft extends Made {
  now: Date
  services?: Context['services']
  data: Prisma.ActionCreateManyInput
}

const created = () => `
  with ${historySql({
    columns: {
      version: 'a.version',
      transition: `'CREATE'`,
      to_status: 'a.status',
      actor_id: 'e."actorId"',
      reason: 'e.reason',
      at: 'e.at',
    },
    from: `jsonb_to_recordset($1::jsonb) e(id uuid, "actorId" uuid, reason text, at timestamptz) join action a on a.id = e.id`,
    record: 'a.id',
    written: 'action',
  })}
  select 1`

/** The same of several. */
export async function addActions(transaction: Transaction, drafts: readonly Draft[]) {
  const rows = await transaction.action.createManyAndReturn({
    data: drafts.map(({ now, data }) => ({ ...data, createdAt: now, updatedAt: now, statusAt: now })),
    select: { id: true, rootId: true, number: true },
  })
  const { now, services } = drafts[0]!
  if (services) await requireRoomForRecords(transaction, { now, services }, rows)
  const entries = drafts.map(({ now: at, data: { creatorId }, actorId = creatorId, reason = '' }, i) => {
    return { id: rows[i]!.id, actorId, reason, at }
  })
  await transaction.$executeRawUnsafe(created(), JSON.stringify(entries))
  return rows.map(({ id }) => ({ actionId: id }))
}
