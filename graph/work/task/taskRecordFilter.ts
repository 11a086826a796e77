import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { isUuid, uuidAsked } from '../../kernel/node.ts'
import { visibleOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { containsText } from '../../kernel/statement/pattern.ts'

interface Asked {
  search?: string | null
  organizationUuid?: string | null
  includeBelow: boolean
  departmentId?: string | null
  groupId?: string | null
  classId?: number | null
  taskItemInternalID?: number | null
  includeArchived: boolean
}

const none = { id: { in: [] as string[] } }

/** What task records are narrowed to. */
export async function taskRecordFilter(context: Context, asked: Asked): Promise<Prisma.TaskRecordWhereInput> {
  const {
    search,
    organizationUuid,
    includeBelow,
    departmentId,
    groupId,
    classId,
    taskItemInternalID,
    includeArchived,
  } = asked
  const conditions: Prisma.TaskRecordWhereInput[] = includeArchived ? [] : [{ status: 'ACTIVE' }]
  if (search?.trim())
    conditions.push({ OR: [{ title: containsText(search) }, { taskItem: { name: containsText(search) } }] })
  if (organizationUuid != null) conditions.push(await within(context, organizationUuid, includeBelow))
  if (departmentId != null) conditions.push({ departmentId: uuidAsked('Department', departmentId) })
  if (groupId != null) conditions.push({ groupId: uuidAsked('Group', groupId) })
  if (classId != null) conditions.push(context.references.find('ACTION_CLASS', classId) ? { classId } : none)
  if (taskItemInternalID != null) conditions.push({ taskItem: { legacyId: taskItemInternalID } })
  return { AND: conditions }
}

async function within(context: Context, uuid: string, includeBelow: boolean): Promise<Prisma.TaskRecordWhereInput> {
  if (!isUuid(uuid)) return none
  if (!includeBelow) return { organizationId: uuid }
  const where = { AND: [visibleOrganizations(context), { id: uuid }] }
  const at = await context.db.prisma.organization.findFirst({ where, select: { rootId: true, path: true } })
  return at ? { rootId: at.rootId, organization: { path: { startsWith: at.path } } } : none
}
