import { builder } from '../../kernel/builder.ts'
import { loadChildren } from '../../kernel/children.ts'
import { policy, uuidLookedUp } from '../../kernel/node.ts'
import { declarePermissions, declareShapePermissions } from '../../kernel/declarePermissions.ts'
import { permission } from '../../kernel/permission.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { ViewerType } from '../../people/user/viewerQuery.ts'
import { TaskItem } from '../task/TaskItem.ts'
import { visibleTimeStudies } from './reach.ts'
import { TimeStudy } from './TimeStudy.ts'
import { timeStudyList } from './timeStudyList.ts'

builder.queryFields((t) => ({
  timeStudies: t.connection({
    type: TimeStudy,
    description: 'The time studies that the viewer may read.',
    ...policy('timeStudies.read'),
    args: timeStudyList.args(t),
    resolve: (_root, args, context, info) => timeStudyList.page(context, info, args, 'timeStudies'),
  }),
  timeStudy: t.prismaField({
    type: TimeStudy,
    nullable: true,
    description: 'The time study with this id; null if it does not exist or is not visible to the viewer.',
    ...policy('timeStudies.read'),
    args: { id: t.arg.id({ required: true, description: 'The global id.' }) },
    resolve: (query, _root, { id }, context) =>
      context.db.prisma.timeStudy.findFirst({
        ...query,
        where: { AND: [visibleTimeStudies(context), { id: uuidLookedUp('TimeStudy', id) }] },
      }),
  }),
}))

function beginning(viewer: Viewer, rootIds = viewer.rootIds) {
  const may = viewer.memberships.some(
    (membership) =>
      rootIds.includes(membership.rootId) && viewer.reachWith('timeStudies.record', membership) !== 'NONE',
  )
  return permission(viewer, 'timeStudies.record', rootIds[0] ?? '', may)
}

declareShapePermissions(ViewerType, {
  createTimeStudies: [
    'Whether the viewer may create time studies in any organization, even if only of their own work.',
    (viewer) => beginning(viewer),
  ],
})

declarePermissions(
  TaskItem,
  { majorTask: { select: { rootId: true } } },
  {
    time: [
      'Whether the viewer may time this work anywhere in the root organization and its sub-organizations, even if only their own work.',
      (viewer, { majorTask }) => beginning(viewer, [majorTask.rootId]),
    ],
  },
)

builder.prismaObjectField(TaskItem, 'timeStudies', (t) =>
  t.field({
    type: [TimeStudy],
    description: "The item's time studies that the viewer can read, newest first.",
    select: { id: true },
    resolve: ({ id }, _args, context, info) =>
      loadChildren(context, info, {
        model: 'timeStudy',
        type: 'TimeStudy',
        key: 'taskItemId',
        parentId: id,
        where: visibleTimeStudies(context),
        orderBy: { legacyId: 'desc' },
      }),
  }),
)
