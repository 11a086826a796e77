import { builder } from '../../kernel/builder.ts'
import { floatOf } from '../../kernel/decimal.ts'
import { Location } from '../../organization/location/Location.ts'
import { Metric } from '../metric/Metric.ts'
import { Node, policy, registerNode } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { Permission, permission } from '../../kernel/permission.ts'
import { reachesPlaced } from '../../kernel/placed.ts'
import { User } from '../../people/user/User.ts'
import { Vehicle } from '../../organization/vehicle/Vehicle.ts'
import { ObservationChange } from './ObservationChange.ts'
import { named, ObservationValue, valuesOf } from './ObservationValue.ts'
import { loadObservations } from './visibleObservations.ts'

export const Observation = builder.prismaObject('Observation', {
  description:
    'One dated value of the data points of a metric, for an organization and perhaps a location, vehicle or person.',
  interfaces: [Node],
  select: { id: true },
  ...policy('metrics.read'),
  fields: (t) => ({
    metric: t.relation('metric', { type: Metric, description: 'What is measured.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was observed.' }),
    organization: t.relation('organization', { type: Organization, description: 'Where it was observed.' }),
    location: t.relation('location', { type: Location, nullable: true, description: 'The location that it is of.' }),
    vehicle: t.relation('vehicle', { type: Vehicle, nullable: true, description: 'The vehicle that it is of.' }),
    person: t.relation('user', { type: User, nullable: true, description: 'The person that it is of.' }),
    values: t.field({
      type: [ObservationValue],
      description: 'What it says for each data point, in the order of the formula.',
      select: { id: true, formula: { select: { dataPoints: true } } },
      resolve: async ({ id, formula }, _args, context) => named(formula.dataPoints, await valuesOf(context, id)),
    }),
    numerator: t.float({
      nullable: true,
      description: 'What is above the line of the formula; null where there is not data enough.',
      select: { numerator: true },
      resolve: ({ numerator }) => floatOf(numerator),
    }),
    denominator: t.float({
      nullable: true,
      description: 'What is below it.',
      select: { denominator: true },
      resolve: ({ denominator }) => floatOf(denominator),
    }),
    value: t.float({
      nullable: true,
      description: 'What it comes to; null where there is not data enough.',
      select: { value: true },
      resolve: ({ value }) => floatOf(value),
    }),
    formula: t.string({
      description: 'The formula that it was computed with.',
      select: { formula: { select: { formula: true } } },
      resolve: ({ formula }) => formula.formula,
    }),
    formulaNumber: t.exposeInt('formulaNumber', { description: "Which of the metric's formulas that is." }),
    source: t.exposeString('source', {
      description: 'Where it came from, as form, csv, ingest or the name of a system.',
    }),
    key: t.exposeString('sourceKey', { description: 'What it is known by there.' }),
    enteredBy: t.relation('enteredBy', { type: User, description: 'Who entered it.' }),
    enteredAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was entered.' }),
    correctedAt: t.expose('correctedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last corrected.',
    }),
    voidedAt: t.expose('voidedAt', { type: 'DateTime', nullable: true, description: 'Since when it counts no more.' }),
    changes: t.relation('changes', {
      type: ObservationChange,
      description: 'How it was corrected or voided, the latest first.',
      query: { orderBy: { version: 'desc' } },
    }),
    version: t.exposeInt('version', {
      description: 'Grows with every change; a change names the version it was made from.',
    }),
    viewerCanChange: t.field({
      type: Permission,
      description: 'Whether the viewer may correct or void it.',
      select: { organizationId: true, organization: { select: { rootId: true } } },
      resolve: ({ organizationId, organization: { rootId } }, _args, context) => {
        const viewer = context.requireViewer()
        const may = reachesPlaced(viewer, 'metrics.enter', {
          rootId,
          organizationId,
          departmentId: null,
          groupId: null,
        })
        return permission(viewer, 'metrics.enter', rootId, may)
      },
    }),
  }),
})

registerNode('Observation', loadObservations)
