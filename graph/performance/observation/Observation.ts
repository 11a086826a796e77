import { builder } from '../../kernel/builder.ts'
import { floatOf } from '../../kernel/decimal.ts'
import { Location } from '../../organization/location/Location.ts'
import { Metric } from '../metric/Metric.ts'
import { Node, policy, registerNode } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { permission } from '../../kernel/permission.ts'
import { reachesPlaced } from '../../kernel/placed.ts'
import { User } from '../../people/user/User.ts'
import { Vehicle } from '../../organization/vehicle/Vehicle.ts'
import { ObservationChange } from './ObservationChange.ts'
import { named, ObservationValue, valuesOf } from './ObservationValue.ts'
import { loadObservations } from './visibleObservations.ts'

export const Observation = builder.prismaObject('Observation', {
  description:
    'A dated value of the data points of a metric, for an organization and optionally a location, vehicle or person.',
  interfaces: [Node],
  select: { id: true },
  ...policy('metrics.read'),
  fields: (t) => ({
    metric: t.relation('metric', { type: Metric, description: 'The metric being measured.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was observed.' }),
    organization: t.relation('organization', {
      type: Organization,
      description: 'The organization the observation belongs to.',
    }),
    location: t.relation('location', {
      type: Location,
      nullable: true,
      description: 'The location observed; null if none was given.',
    }),
    vehicle: t.relation('vehicle', {
      type: Vehicle,
      nullable: true,
      description: 'The vehicle observed; null if none was given.',
    }),
    person: t.relation('user', { type: User, nullable: true, description: 'The person observed, if any.' }),
    values: t.field({
      type: [ObservationValue],
      description: 'The value of each data point, in the order of the formula.',
      select: { id: true, formula: { select: { dataPoints: true } } },
      resolve: async ({ id, formula }, _args, context) => named(formula.dataPoints, await valuesOf(context, id)),
    }),
    numerator: t.float({
      nullable: true,
      description: 'The numerator of the formula; null if there is not enough data.',
      select: { numerator: true },
      resolve: ({ numerator }) => floatOf(numerator),
    }),
    denominator: t.float({
      nullable: true,
      description: 'The denominator of the formula.',
      select: { denominator: true },
      resolve: ({ denominator }) => floatOf(denominator),
    }),
    value: t.float({
      nullable: true,
      description: 'The value computed by the formula; null if there is not enough data.',
      select: { value: true },
      resolve: ({ value }) => floatOf(value),
    }),
    formula: t.string({
      description: 'The formula used to compute the value.',
      select: { formula: { select: { formula: true } } },
      resolve: ({ formula }) => formula.formula,
    }),
    formulaNumber: t.exposeInt('formulaNumber', { description: 'The number of that formula within the metric.' }),
    source: t.exposeString('source', {
      description: 'The source of the observation: form, csv, ingest or the name of a system.',
    }),
    key: t.exposeString('sourceKey', { description: 'The key of the observation in its source.' }),
    enteredBy: t.relation('enteredBy', { type: User, description: 'The user who entered it.' }),
    enteredAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was entered.' }),
    correctedAt: t.expose('correctedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last corrected; null if never.',
    }),
    voidedAt: t.expose('voidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was voided and excluded from calculations; null if it is not voided.',
    }),
    changes: t.relation('changes', {
      type: ObservationChange,
      description: 'The corrections and voiding of the observation, newest first.',
      query: { orderBy: { version: 'desc' } },
    }),
    version: t.exposeInt('version', {
      description:
        'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
    }),
  }),
})

declarePermissions(
  Observation,
  { organizationId: true, organization: { select: { rootId: true } } },
  {
    change: [
      'Whether the viewer may correct or void it.',
      (viewer, { organizationId, organization: { rootId } }) => {
        const may = reachesPlaced(viewer, 'metrics.enter', {
          rootId,
          organizationId,
          departmentId: null,
          groupId: null,
        })
        return permission(viewer, 'metrics.enter', rootId, may)
      },
    ],
  },
)

registerNode('Observation', loadObservations)
