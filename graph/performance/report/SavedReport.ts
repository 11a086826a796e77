import { dateText } from '../../planning/appointment/schedule.ts'
import { scopeName, scopeTypes } from '../breach/scopes.ts'
import { builder } from '../../kernel/builder.ts'
import { Department } from '../../organization/department/Department.ts'
import { Group } from '../../organization/department/Group.ts'
import { Metric } from '../metric/Metric.ts'
import { visibleMetrics } from '../metric/visibleMetrics.ts'
import { globalId, Node, policy } from '../../kernel/node.ts'
import { Grain } from '../observation/Grain.ts'
import { ScopeKind } from '../observation/ScopeKind.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { organizationInSight } from '../../organization/organization/visibleOrganizations.ts'
import { Permission, permissionOn } from '../../kernel/permission.ts'
import { placementColumns } from '../../kernel/placed.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { placementOf } from '../../people/view/visibleViews.ts'
import { ReportShape } from './enums.ts'
import { rootIdOf } from './rootIdOf.ts'
import { scopeOfReport } from './readTable.ts'
import './visibleReports.ts'

interface ReportScopeShape {
  organizationId: string
  kind: keyof typeof scopeTypes
  id: string
  name: string
}

export const ReportScope = builder.objectRef<ReportScopeShape>('ReportScope').implement({
  description: 'What a report is of.',
  fields: (t) => ({
    id: t.id({
      description: 'The id of that organization, location, vehicle or person.',
      resolve: ({ kind, id }) => globalId(scopeTypes[kind], id),
    }),
    kind: t.expose('kind', { type: ScopeKind, description: 'What it is.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    organization: t.field({
      type: Organization,
      nullable: true,
      description: 'That organization, or the one that it is in.',
      resolve: ({ organizationId }, _args, context, info) => organizationInSight(context, info, organizationId),
    }),
  }),
})

export const SavedReport = builder.prismaObject('SavedReport', {
  description: 'Metrics side by side over some time, as somebody has put them together.',
  interfaces: [Node],
  select: { id: true },
  ...policy('signedIn'),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it is called.' }),
    grain: t.expose('grain', { type: Grain, description: 'How long its periods are.' }),
    periods: t.exposeInt('periods', {
      nullable: true,
      description: 'How many of the periods that have closed last it shows; null where it is from a day to another.',
    }),
    fromDay: t.field({
      type: 'Date',
      nullable: true,
      description: 'The first day, like 2026-11-23, where it is from a day to another.',
      select: { fromDay: true },
      resolve: ({ fromDay }) => fromDay && dateText(fromDay),
    }),
    toDay: t.field({
      type: 'Date',
      nullable: true,
      description: 'The last day, where it is from a day to another.',
      select: { toDay: true },
      resolve: ({ toDay }) => toDay && dateText(toDay),
    }),
    shownAs: t.expose('shownAs', { type: ReportShape, description: 'How it shows its numbers first.' }),
    version: t.exposeInt('version', {
      description: 'Grows with every change; a change names the version it was made from.',
    }),
    metrics: t.field({
      type: [Metric],
      description: 'Its metrics in their order, as far as the viewer reads them.',
      select: { metricIds: true },
      resolve: async ({ metricIds }, _args, context, info) => {
        const query = queryFromInfo({ context, info, typeName: 'Metric', select: { id: true } })
        const loader = context.loader<string, { id: string } | null>(
          `metrics of reports ${JSON.stringify(query)}`,
          async (ids) => {
            const rows = await context.db.prisma.metric.findMany({
              ...query,
              where: { AND: [visibleMetrics(context), { id: { in: [...ids] } }] },
            })
            return ids.map((id) => rows.find((row) => row.id === id) ?? null)
          },
        )
        const found = await Promise.all(metricIds.map((id) => loader.load(id)))
        return found.filter((one) => one !== null) as never
      },
    }),
    scope: t.field({
      type: ReportScope,
      nullable: true,
      description: 'What it is of; null where the viewer may not see that.',
      select: { metricIds: true, scopeKind: true, scopeId: true },
      resolve: async (report, _args, context) => {
        const rootId = await rootIdOf(context, report.metricIds)
        const scope = rootId && (await scopeOfReport(context, report, rootId))
        return scope
          ? {
              kind: scope.kind,
              id: scope.id,
              organizationId: scope.organizationId,
              name: await scopeName(context, scope.kind, scope.id),
            }
          : null
      },
    }),
    isMine: t.boolean({
      description: 'Whether the viewer made it.',
      select: { ownerId: true },
      resolve: ({ ownerId }, _args, context) => ownerId === context.requireViewer().id,
    }),
    ownerName: t.string({
      description: 'Who made it.',
      select: { owner: { select: { name: true } } },
      resolve: ({ owner }) => owner.name,
    }),
    isShared: t.boolean({
      description: 'Whether others have it too.',
      select: { organizationId: true },
      resolve: ({ organizationId }) => organizationId !== null,
    }),
    organization: t.field({
      type: Organization,
      nullable: true,
      description: 'The organization that it is shared in, where it is and the viewer sees that.',
      select: { organizationId: true },
      resolve: ({ organizationId }, _args, context, info) =>
        organizationId ? organizationInSight(context, info, organizationId) : null,
    }),
    department: t.relation('department', {
      type: Department,
      nullable: true,
      description: 'The department that it is shared in.',
    }),
    group: t.relation('group', { type: Group, nullable: true, description: 'The group that it is shared in.' }),
    viewerCanEdit: t.field({
      type: Permission,
      description: 'Whether the viewer may change and delete it.',
      select: { ownerId: true, ...placementColumns },
      resolve: (report, _args, context) => {
        const placement = placementOf(report)
        return placement
          ? permissionOn(context.requireViewer(), 'views.share', placement)
          : { allowed: true, reason: null, whoCan: [] }
      },
    }),
  }),
})
