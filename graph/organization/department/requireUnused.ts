import { InUseError, NotFoundError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { modelOf } from '../../kernel/statement/models.ts'
import { countsOf, usesInWords, usesOf } from '../../kernel/uses.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

/** Locks what is to be deleted, so that nothing comes to use it meanwhile, and throws with what does. */
export async function requireUnused(
  transaction: Transaction,
  model: 'Department' | 'Group' | 'JobRole',
  { id, name }: { id: string; name: string },
): Promise<void> {
  const uses = usesOf(model)
  const { table } = modelOf(model)
  await transaction.$queryRawUnsafe(`select from ${table} where id = $1::uuid for update`, id)
  const [row] = await transaction.$queryRawUnsafe<{ counts: number[] }[]>(
    `select ${countsOf(uses)} as counts from ${table} o where o.id = $1::uuid`,
    id,
  )
  if (!row) throw new NotFoundError(the(model))
  const used = usesInWords(uses, row.counts)
  if (used) throw new InUseError(t.inUse({ name, uses: used }))
}
