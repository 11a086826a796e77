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
  made: Made = {},
) {
  return (await addActions(transaction, [{ ...made, now, data }]))[0]!
}

interface Draft extends Made {
  now: Date
  data: Prisma.ActionCreateManyInput
}

/** The same of several. */
export async function addActions({ action, historyEntry }: Transaction, drafts: readonly Draft[]) {
  const rows = await action.createManyAndReturn({
    data: drafts.map(({ now, data }) => ({ ...data, createdAt: now, updatedAt: now, statusAt: now })),
    select: { id: true, version: true, status: true },
  })
  await historyEntry.createMany({
    data: drafts.map(({ now: at, data: { creatorId }, actorId = creatorId, reason = '' }, i) => {
      const { id: actionId, version, status: toStatus } = rows[i]!
      return { actionId, version, transition: 'CREATE', toStatus, actorId, reason, at }
    }),
  })
  return rows.map(({ id }) => ({ actionId: id }))
}
