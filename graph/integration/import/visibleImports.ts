// Imports are seen by whoever may import where they belong.
import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { isUuid, uuidOf, type LoadNodes } from '../../kernel/node.ts'
import { anyOf } from '../../kernel/scope.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'

export const visibleImports = (context: Context): Prisma.ImportWhereInput =>
  anyOf(
    context
      .requireViewer()
      .organizationsWith('organization.administer')
      .map(({ column, ids }): Prisma.ImportWhereInput =>
        column === 'rootId' ? { rootId: { in: ids } } : { organizationId: { in: ids } },
      ),
  )

export const loadImports: LoadNodes = async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'Import', select: { id: true } })
  const rows = await context.db.prisma.import.findMany({
    ...query,
    where: { AND: [visibleImports(context), { id: { in: ids.filter(isUuid) } }] },
  })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}

/** The import that a mutation has written, for its answer. */
export function loadWrittenImport(context: Context, info: GraphQLResolveInfo, id: string) {
  const query = queryFromInfo({ context, info, typeName: 'Import', select: { id: true } })
  return context.db.prisma.import.findUniqueOrThrow({ ...query, where: { id } })
}

/** The import that an input names. */
export async function importNamed(context: Context, globalId: string) {
  const id = uuidOf('Import', globalId, 'The import')
  const found = await context.db.prisma.import.findFirst({ where: { AND: [visibleImports(context), { id }] } })
  if (!found) throw new NotFoundError('The import')
  return found
}
