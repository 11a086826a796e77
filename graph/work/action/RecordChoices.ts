// What the viewer may choose from for a record: offered is what would be allowed, by the same policy.
import { builder } from '../../kernel/builder.ts'
import { Group } from '../../organization/department/Group.ts'
import { visibleGroups } from '../../organization/department/visibleDepartments.ts'
import { uuidIn } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { Permission, permission } from '../../kernel/permission.ts'
import type { Placement } from '../../kernel/placed.ts'
import { ReferenceItem } from '../../organization/reference/ReferenceItem.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { Action } from './Action.ts'
import { urgent } from '../task/priorities.ts'
import { recordPlace, subjectColumns } from './subject.ts'

interface Choices {
  place: Placement
}

/** A new record there, which is the viewer's own. */
const newRecord = (viewer: Viewer, place: Placement) => ({ ...place, bucket: 1, parties: [viewer.id] })

/** Whether a group is one that the viewer has records of others in: by managing them, or by what is Next Up in it. */
function isWithinReach(viewer: Viewer, place: Placement): boolean {
  const record = { ...place, bucket: 1, parties: [] }
  return viewer.commands('records.manage', record) || viewer.reaches('records.seeNextUp', record)
}

const RecordChoices = builder.objectRef<Choices>('RecordChoices').implement({
  description: 'The choices available to the viewer for a new record in an organization.',
  fields: (t) => ({
    permission: t.field({
      type: Permission,
      description: 'Whether the viewer may create records in the organization, at least for themselves.',
      resolve: ({ place }, _args, context) => {
        const viewer = context.requireViewer()
        return permission(
          viewer,
          'records.manage',
          place.rootId,
          viewer.reaches('records.manage', newRecord(viewer, place)),
        )
      },
    }),
    priorities: t.field({
      type: [ReferenceItem],
      description: 'The priorities the viewer may set, in the order of the list.',
      resolve: ({ place }, _args, context) => {
        const viewer = context.requireViewer()
        const mayPress = viewer.commands('records.urgent', newRecord(viewer, place))
        return context.references.list('SCHEDULE_PRIORITY').filter(({ id }) => id !== urgent || mayPress)
      },
    }),
    groups: t.prismaField({
      type: [Group],
      description: "The active groups in active departments within the viewer's reach, by department and name.",
      resolve: async (query, { place }, _args, context) => {
        const viewer = context.requireViewer()
        const where = {
          AND: [
            visibleGroups(context),
            { status: 'ACTIVE' as const, department: { status: 'ACTIVE' as const, organizationId: place.rootId } },
          ],
        }
        const all = await context.db.prisma.group.findMany({ where, select: { id: true, departmentId: true } })
        const ids = all
          .filter(({ id, departmentId }) => isWithinReach(viewer, { ...place, departmentId, groupId: id }))
          .map(({ id }) => id)
        return context.db.prisma.group.findMany({
          ...query,
          where: { id: { in: ids } },
          orderBy: [{ department: { name: 'asc' } }, { name: 'asc' }, { legacyId: 'asc' }],
        })
      },
    }),
  }),
})

builder.prismaObjectFields(Organization, (t) => ({
  recordChoices: t.field({
    type: RecordChoices,
    description: 'The choices available to the viewer for a new record in the organization.',
    args: {
      groupId: t.arg.id({
        description: "The group to be responsible for the record; the viewer's permissions may be limited to it.",
      }),
    },
    select: { id: true, rootId: true },
    resolve: async ({ id, rootId }, { groupId }, context): Promise<Choices> => {
      const uuid = groupId ? uuidIn('Group', groupId) : undefined
      const group = uuid
        ? await context.db.prisma.group.findFirst({
            where: { AND: [visibleGroups(context), { id: uuid }] },
            select: { departmentId: true },
          })
        : null
      return {
        place: {
          rootId,
          organizationId: id,
          departmentId: group?.departmentId ?? null,
          groupId: (group && uuid) ?? null,
        },
      }
    },
  }),
}))

builder.prismaObjectFields(Action, (t) => ({
  viewerPriorities: t.field({
    type: [ReferenceItem],
    description: 'The priorities the viewer may set on the record, in list order.',
    select: subjectColumns,
    resolve: (row, _args, context) => {
      if (context.asOf) return []
      const mayPress = context.requireViewer().commands('records.urgent', { ...row, ...recordPlace(row) })
      return context.references.list('SCHEDULE_PRIORITY').filter(({ id }) => id !== urgent || mayPress)
    },
  }),
}))
