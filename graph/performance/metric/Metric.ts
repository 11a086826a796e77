import { builder } from '../../kernel/builder.ts'
import { Department } from '../../organization/department/Department.ts'
import { Group } from '../../organization/department/Group.ts'
import { legacy } from '../../kernel/legacy.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { organizationInSight } from '../../organization/organization/visibleOrganizations.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
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
  description: 'A measured quantity: a formula over data points, with a target.',
  interfaces: [Node],
  select: { id: true },
  ...policy('metrics.read'),
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', { description: 'The number of the metric.', ...legacy() }),
    key: t.exposeString('key', {
      description: 'The permanent key, such as mtbf or custom-metric-1-cost-per-stop.',
    }),
    isStandard: t.exposeBoolean('isStandard', {
      description: 'Whether it is one of the thirteen standard metrics that every root organization starts with.',
    }),
    name: t.exposeString('name', { description: 'The display name.' }),
    description: t.exposeString('description', { description: 'What the metric measures, at most 2,000 characters.' }),
    unit: t.exposeString('unit', { description: 'The unit of the values.' }),
    metricType: t.field({
      type: MetricType,
      description: 'The type of the values.',
      resolve: () => 'NUMERIC' as const,
    }),
    formula: t.string({
      description: 'The formula used for new observations.',
      select: withFormulas,
      resolve: (metric) => current(metric).formula,
    }),
    requiredDataPoints: t.field({
      type: [MetricDataPoint],
      description: 'The data points that an observation must have, in this order.',
      select: withFormulas,
      resolve: (metric) => dataPointsOf(current(metric).dataPoints),
    }),
    recommendedDataSource: t.exposeString('recommendedDataSource', {
      description: 'The recommended source of the data.',
    }),
    category: t.expose('category', {
      type: MetricCategory,
      description: 'The field of work that the metric belongs to.',
    }),
    targetThreshold: t.exposeFloat('targetThreshold', {
      nullable: true,
      description: 'The threshold that values are compared with; null if not set.',
    }),
    isThresholdConfirmed: t.exposeBoolean('isThresholdConfirmed', {
      description: 'Whether the threshold was confirmed; false if it is a default that no user has confirmed yet.',
    }),
    aggregationMethod: t.expose('aggregation', {
      type: AggregationMethod,
      description: 'How observations are aggregated into one value.',
    }),
    alertIf: t.expose('alertIf', {
      type: AlertIf,
      description: 'The side of the threshold on which a value triggers an alert.',
    }),
    status: t.expose('status', { type: MetricStatus, description: 'Whether it is in use.' }),
    declineReason: t.exposeString('declineReason', {
      description: 'The reason for declining a proposed metric; empty if it was not declined.',
    }),
    version: t.exposeInt('version', {
      description:
        'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
    }),
    formulaNumber: t.exposeInt('formulaNumber', { description: 'The number of the current formula.' }),
    formulas: t.relation('formulas', {
      type: MetricFormula,
      description: 'The formulas of the metric, newest first.',
      query: latestFirst,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the metric was created.' }),
    createdByName: t.string({
      nullable: true,
      description: 'The name of the user who created the metric; null for standard metrics.',
      select: { createdBy: { select: { name: true } } },
      resolve: ({ createdBy }) => createdBy?.name ?? null,
    }),
    organization: t.field({
      type: Organization,
      nullable: true,
      description:
        'The organization that owns the metric, for use by all organizations under the same root; null if not visible to the viewer.',
      select: { organizationId: true },
      resolve: ({ organizationId }, _args, context, info) => organizationInSight(context, info, organizationId),
    }),
    department: t.relation('department', {
      type: Department,
      nullable: true,
      description: 'The department it is for.',
    }),
    group: t.relation('group', { type: Group, nullable: true, description: 'The group it is for.' }),
  }),
})

declarePermissions(Metric, decisive, {
  edit: ['Whether the viewer may change, duplicate or archive it.', permissionToEdit],
  rewrite: [
    'Whether the viewer may change the formula, name, category and direction of the metric.',
    permissionToRewrite,
  ],
  decide: ['Whether the viewer may accept or decline the metric while it is proposed.', permissionToDecide],
})
