import { builder } from '../../kernel/builder.ts'
import { Department } from '../../organization/department/Department.ts'
import { Group } from '../../organization/department/Group.ts'
import { legacy } from '../../kernel/legacy.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { organizationInSight } from '../../organization/organization/visibleOrganizations.ts'
import { Permission } from '../../kernel/permission.ts'
import { placementColumns } from '../../kernel/placed.ts'
import { AggregationMethod, AlertIf, MetricCategory, MetricStatus, MetricType } from './enums.ts'
import { dataPointsOf, MetricDataPoint } from './MetricDataPoint.ts'
import { MetricFormula } from './MetricFormula.ts'
import { permissionToDecide, permissionToEdit, permissionToRewrite } from './permissions.ts'
import './visibleMetrics.ts'

const latestFirst = { orderBy: { number: 'desc' } } as const
const withFormulas = { formulaNumber: true, formulas: latestFirst } as const
const decisive = { ...placementColumns, isStandard: true, status: true, createdById: true } as const

interface WithFormulas {
  formulaNumber: number
  formulas: { number: number; formula: string; dataPoints: unknown }[]
}

/** The formula that new observations are computed with. */
const current = ({ formulaNumber, formulas }: WithFormulas) => formulas.find(({ number }) => number === formulaNumber)!

export const Metric = builder.prismaObject('Metric', {
  description: 'What is measured: a formula over data points, with a target.',
  interfaces: [Node],
  select: { id: true },
  ...policy('metrics.read'),
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', { description: 'The number of the metric.', ...legacy() }),
    key: t.exposeString('key', {
      description: 'What it is known by for ever, as mtbf or custom-metric-1-cost-per-stop.',
    }),
    isStandard: t.exposeBoolean('isStandard', {
      description: 'Whether it is one of the thirteen that every tree begins with.',
    }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    description: t.exposeString('description', { description: 'What it says.' }),
    unit: t.exposeString('unit', { description: 'What its values are measured in.' }),
    metricType: t.field({ type: MetricType, description: 'What its values are.', resolve: () => 'NUMERIC' as const }),
    formula: t.string({
      description: 'The formula that new observations are computed with.',
      select: withFormulas,
      resolve: (metric) => current(metric).formula,
    }),
    requiredDataPoints: t.field({
      type: [MetricDataPoint],
      description: 'What an observation has to say, in this order.',
      select: withFormulas,
      resolve: (metric) => dataPointsOf(current(metric).dataPoints),
    }),
    recommendedDataSource: t.exposeString('recommendedDataSource', { description: 'Where its data best come from.' }),
    category: t.expose('category', { type: MetricCategory, description: 'What it is about.' }),
    targetThreshold: t.exposeFloat('targetThreshold', {
      nullable: true,
      description: 'What its values are measured against, where that is said.',
    }),
    isThresholdConfirmed: t.exposeBoolean('isThresholdConfirmed', {
      description: 'False where the threshold is a default that nobody of the tree has confirmed yet.',
    }),
    aggregationMethod: t.expose('aggregation', {
      type: AggregationMethod,
      description: 'How observations become one value.',
    }),
    alertIf: t.expose('alertIf', { type: AlertIf, description: 'On which side of its threshold a value is an alert.' }),
    status: t.expose('status', { type: MetricStatus, description: 'Whether it is in use.' }),
    declineReason: t.exposeString('declineReason', {
      description: 'Why it was declined, where it was proposed and declined; else empty.',
    }),
    version: t.exposeInt('version', {
      description: 'Grows with every change; a change names the version it was made from.',
    }),
    formulaNumber: t.exposeInt('formulaNumber', { description: 'Which of its formulas is the current one.' }),
    formulas: t.relation('formulas', {
      type: MetricFormula,
      description: 'Its formulas, the latest first.',
      query: latestFirst,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Since when there is this metric.' }),
    createdByName: t.string({
      nullable: true,
      description: 'Who made it; null for what every tree begins with.',
      select: { createdBy: { select: { name: true } } },
      resolve: ({ createdBy }) => createdBy?.name ?? null,
    }),
    organization: t.field({
      type: Organization,
      nullable: true,
      description: 'Where it stands, where the viewer sees that; it is known to the whole tree.',
      select: { organizationId: true },
      resolve: ({ organizationId }, _args, context, info) => organizationInSight(context, info, organizationId),
    }),
    department: t.relation('department', {
      type: Department,
      nullable: true,
      description: 'The department that it is for.',
    }),
    group: t.relation('group', { type: Group, nullable: true, description: 'The group that it is for.' }),
    viewerCanEdit: t.field({
      type: Permission,
      description: 'Whether the viewer may change, duplicate or archive it.',
      select: decisive,
      resolve: (metric, _args, context) => permissionToEdit(context.requireViewer(), metric),
    }),
    viewerCanRewrite: t.field({
      type: Permission,
      description: 'Whether the viewer may change what it is: its formula, name, category and direction.',
      select: decisive,
      resolve: (metric, _args, context) => permissionToRewrite(context.requireViewer(), metric),
    }),
    viewerCanDecide: t.field({
      type: Permission,
      description: 'Whether the viewer may accept or decline it, where it is proposed.',
      select: decisive,
      resolve: (metric, _args, context) => permissionToDecide(context.requireViewer(), metric),
    }),
  }),
})
