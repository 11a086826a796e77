import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { isUuid, type LoadNodes } from '../../kernel/node.ts'
import { fileOwners } from './fileOwners.ts'
import { visibleOrganizations } from '../organization/visibleOrganizations.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'

/** The files that a viewer sees: those on what they see, and in the organizations they see what they have sent themselves. */
export function visibleFiles(context: Context): Prisma.FileWhereInput {
  const viewer = context.requireViewer()
  const organization = visibleOrganizations(context)
  const readsLibrary = viewer.memberships.filter((membership) => viewer.reachWith('tasks.use', membership) !== 'NONE')
  const rootId = { in: readsLibrary.map((membership) => membership.rootId) }
  return {
    OR: [
      { logoOf: { some: organization } },
      { createdById: viewer.id, organization },
      { sopSteps: { some: { version: { sop: { rootId } } } } },
      ...Object.values(fileOwners).flatMap((owner) => owner.visibleFiles(viewer)),
    ],
  }
}

export const loadFiles: LoadNodes = async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'File', select: { id: true } })
  const where = { AND: [visibleFiles(context), { id: { in: ids.filter(isUuid) } }] }
  const rows = await context.db.prisma.file.findMany({ ...query, where })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}
