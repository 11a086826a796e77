import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import type { Transaction } from '../../kernel/mutation.ts'

interface Made {
  /** Who made it, where that is not its creator: nobody for a clock. */
  actorId?: string | null
  reason?: string
}

/** Adds a record with the first entry of its history. */
export async function addAction(
  transaction: Transaction,
  { now }: Pick<Context, 'now'>,
  data: Prisma.ActionUncheckedCreateInput,
  { actorId = data.creatorId, reason = '' }: Made = {},
) {
  const action = await transaction.action.create({
    data: { ...data, createdAt: now, updatedAt: now, statusAt: now },
    select: { id: true, version: true, status: true },
  })
  await transaction.historyEntry.create({
    data: {
      actionId: action.id,
      version: action.version,
      transition: 'CREATE',
      toStatus: action.status,
      actorId,
      reason,
      at: now,
    },
  })
  return { actionId: action.id }
}
