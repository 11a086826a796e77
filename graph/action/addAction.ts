import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import type { Context } from '../context.ts'
import type { Transaction } from '../mutation.ts'

/** Adds a record with the first entry of its history. */
export async function addAction(transaction: Transaction, { now }: Context, data: Prisma.ActionUncheckedCreateInput) {
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
      actorId: data.creatorId,
      at: now,
    },
  })
  return { actionId: action.id }
}
