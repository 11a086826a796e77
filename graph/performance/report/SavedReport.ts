import { dateText } from '../../planning/appointment/schedule.ts'
import { scopeName, scopeTypes } from '../breach/scopes.ts'
import { builder } from '../../kernel/builder.ts'
import { Department } from '../../organization/department/Department.ts'
import { Group } from '../../organization/department/Group.ts'
import { Metric } from '../metric/Metric.ts'
import { visibleMetrics } from '../metric/visibleMetrics.ts'
import { globalId, Node, policy } from '../../kernel/node.ts'
import { rootName } from '../../kernel/rootName.ts'
import { Grain } from '../observation/Grain.ts'
import { ScopeKind } from '../observation/ScopeKind.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { organizationInSight } from '../../organization/organization/visibleOrganizations.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { placementColumns } from '../../kernel/placed.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { permissionToShare } from '../../people/view/visibleViews.ts'
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
  description: 'The scope of a report.',
  fields: (t) => ({
    id: t.id({
      description: 'The id of the organization, location, vehicle or person.',
      resolve: ({ kind, id }) => globalId(scopeTypes[kind], id),
    }),
    kind: t.expose('kind', {
      type: ScopeKind,
      description: 'Whether it is an organization, a location, a vehicle or a person.',
    }),
    name: t.exposeString('name', { description: 'The display name.' }),
    organization: t.field({
      type: Organization,
      nullable: true,
      description:
        'The organization of the scope: itself, or the one the location, vehicle or person is in; null if not visible to the viewer.',
      resolve: ({ organizationId }, _args, context, info) => organizationInSight(context, info, organizationId),
    }),
  }),
})

export const SavedReport = builder.prismaObject('SavedReport', {
  description: 'A saved report that compares metrics over time.',
  interfaces: [Node],
  select: { id: true },
  ...policy('signedIn'),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The display name.' }),
    grain: t.expose('grain', { type: Grain, description: 'The length of each period.' }),
    periods: t.exposeInt('periods', {
      nullable: true,
      description: 'The number of most recent closed periods shown; null if the report covers a fixed date range.',
    }),
    fromDay: t.field({
      type: 'Date',
      nullable: true,
      description: 'The first day, such as 2026-11-23; null unless the report covers a fixed date range.',
      select: { fromDay: true },
      resolve: ({ fromDay }) => fromDay && dateText(fromDay),
    }),
    toDay: t.field({
      type: 'Date',
      nullable: true,
      description: 'The last day of the range, inclusive; null unless the report covers a fixed date range.',
      select: { toDay: true },
      resolve: ({ toDay }) => toDay && dateText(toDay),
    }),
    rootName: t.field(rootName),
    shownAs: t.expose('shownAs', { type: ReportShape, description: 'How the report is initially displayed.' }),
    version: t.exposeInt('version', {
      description:
        'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
    }),
    metrics: t.field({
      type: [Metric],
      description: 'The metrics of the report that the viewer can read, in order.',
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
      description: 'What the report covers; null if it is not visible to the viewer.',
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
      description: 'Whether the viewer created the report.',
      select: { ownerId: true },
      resolve: ({ ownerId }, _args, context) => ownerId === context.requireViewer().id,
    }),
    ownerName: t.string({
      description: 'The user who created it.',
      select: { owner: { select: { name: true } } },
      resolve: ({ owner }) => owner.name,
    }),
    isShared: t.boolean({
      description: 'Whether it is shared with other people.',
      select: { organizationId: true },
      resolve: ({ organizationId }) => organizationId !== null,
    }),
    organization: t.field({
      type: Organization,
      nullable: true,
      description:
        'The organization it is shared with; null if it is not shared or the organization is not visible to the viewer.',
      select: { organizationId: true },
      resolve: ({ organizationId }, _args, context, info) =>
        organizationId ? organizationInSight(context, info, organizationId) : null,
    }),
    department: t.relation('department', {
      type: Department,
      nullable: true,
      description: 'The department it is shared with; null if it is not shared with a department.',
    }),
    group: t.relation('group', {
      type: Group,
      nullable: true,
      description: 'The group it is shared with; null if it is not shared with a group.',
    }),
  }),
})

declarePermissions(
  SavedReport,
  { ownerId: true, ...placementColumns },
  {
    edit: ['Whether the viewer may change and delete it.', permissionToShare],
  },
)
