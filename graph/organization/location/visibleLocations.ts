import { declareNode } from '../../kernel/declareNode.ts'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { noRow, uuidIn } from '../../kernel/node.ts'
import { visibleOrganizations } from '../organization/visibleOrganizations.ts'
import { rowReader } from '../../kernel/rowReader.ts'
import { the } from '../../kernel/noun.ts'

/** The locations of the organizations that a viewer sees. */
export const visibleLocations = (context: Context): Prisma.LocationWhereInput => ({
  organization: visibleOrganizations(context),
})

export const { loadWritten, loadOne: loadLocation } = declareNode('Location', visibleLocations)

const readInTree = rowReader('location', (context, rootId: string) => ({
  where: { AND: [visibleLocations(context), { organization: { rootId } }] },
  select: { id: true },
}))

/** The location that an input names at a path, by its id or its number; it is one of the same tree. */
export async function locationIn(
  context: Context,
  rootId: string,
  named: string | number,
  path = 'locationId',
): Promise<string> {
  const key = typeof named === 'number' ? named : (uuidIn('Location', named) ?? noRow)
  const found = await readInTree(context, key, rootId)
  if (!found) throw new NotFoundError(the('Location'), path)
  return found.id
}
