import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { groupBy } from '../../kernel/groupBy.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { Parameters } from '../../kernel/statement/scopeSql.ts'
import { addedSql, writtenFields, type Draft } from './addedSql.ts'
import { requireRoomForRecords, type Written } from './recordQuota.ts'

/** What a clock makes names no services: it is refused for no quota. */
interface Asked extends Draft {
  services?: Context['services']
}

/** Adds a record with the first entry of its history. */
export async function addAction(
  transaction: Transaction,
  { now, services }: Pick<Context, 'now'> & Partial<Pick<Context, 'services'>>,
  data: Prisma.ActionUncheckedCreateInput,
  made: Pick<Draft, 'actorId' | 'reason'> = {},
) {
  return (await addActions(transaction, [{ ...made, now, services, data }]))[0]!
}

/** The same of several; answers in their order. */
export async function addActions(transaction: Transaction, drafts: readonly Asked[]) {
  const rows = new Map<Asked, Written>()
  // Where other fields are written it is another statement.
  for (const alike of groupBy(drafts, ({ data }) => writtenFields(data).join()).values()) {
    const parameters = new Parameters()
    const text = `with ${addedSql(parameters, alike)}
      select a.id, a.root_id as "rootId", a.number from added a join drafts d on d.id = a.id order by d.place`
    const added = await transaction.$queryRawUnsafe<Written[]>(text, ...parameters.values)
    for (const [i, row] of added.entries()) rows.set(alike[i]!, row)
  }
  const { now, services } = drafts[0]!
  if (services) await requireRoomForRecords(transaction, { now, services }, [...rows.values()])
  return drafts.map((draft) => ({ actionId: rows.get(draft)!.id }))
}
