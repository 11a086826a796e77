import type { Context } from '../../kernel/context.ts'
import { invalid, NotFoundError } from '../../kernel/errors.ts'
import { noRow, uuidIn } from '../../kernel/node.ts'
import { rowReader } from '../../kernel/rowReader.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

const readInTree = rowReader('vehicle', (_context, rootId: string) => ({
  where: { organization: { rootId } },
  select: { id: true, status: true, unitNumber: true },
}))

interface Naming {
  /** The field of the input. */
  path?: string
  /** What is named already may stay, in use or not. */
  kept?: readonly (string | null | undefined)[]
}

/**
 * The vehicle that work is to name, by its id or its number; null and undefined stay so. It is one of the same tree, of
 * whichever organization, and in use.
 */
export async function vehicleIn<Named extends string | number | null | undefined>(
  context: Context,
  rootId: string,
  named: Named,
  { path = 'vehicleId', kept = [] }: Naming = {},
): Promise<string | Extract<Named, null | undefined>> {
  if (named == null) return named as Extract<Named, null | undefined>
  const key = typeof named === 'number' ? named : (uuidIn('Vehicle', named) ?? noRow)
  const found = await readInTree(context, key, rootId)
  if (!found) throw new NotFoundError(the('Vehicle'), path)
  if (found.status !== 'ACTIVE' && !kept.includes(found.id))
    throw invalid(path, t.notInUse({ number: found.unitNumber }))
  return found.id
}
