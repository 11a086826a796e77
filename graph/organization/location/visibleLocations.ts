import { declareNode } from '../../kernel/declareNode.ts'
import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { uuidOf } from '../../kernel/node.ts'
import { visibleOrganizations } from '../organization/visibleOrganizations.ts'
import { rowReader } from '../../kernel/rowReader.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'

/** The locations of the organizations that a viewer sees. */
export const visibleLocations = (context: Context): Prisma.LocationWhereInput => ({
  organization: visibleOrganizations(context),
})

const locations = declareNode('Location', visibleLocations)
export const { loadWritten } = locations

/** A location by its id, those of one request together; null where the viewer doesn't see it. */
export function loadLocation(context: Context, info: GraphQLResolveInfo, id: string): Promise<never | null> {
  const query = queryFromInfo({ context, info, typeName: 'Location', select: { id: true } })
  return context
    .loader<string, never | null>(`location ${JSON.stringify(query)}`, async (ids) => {
      return (await locations.load([...ids], context, info)) as (never | null)[]
    })
    .load(id)
}

const readInTree = rowReader('location', (context, rootId: string) => ({
  where: { AND: [visibleLocations(context), { organization: { rootId } }] },
  select: { id: true },
}))

/** The location that something is said to be at, by its id or its number; it is one of the same tree. */
export async function locationIn(context: Context, rootId: string, named: string | number): Promise<string> {
  const key = typeof named === 'number' ? named : uuidOf('Location', named, 'The location')
  const found = await readInTree(context, key, rootId)
  if (!found) throw new NotFoundError('The location')
  return found.id
}
