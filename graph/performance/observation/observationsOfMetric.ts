import { builder } from '../../kernel/builder.ts'
import { prismaPage } from '../../kernel/prismaPage.ts'
import { visibleOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { Metric } from '../metric/Metric.ts'
import { Observation } from './Observation.ts'
import { observationList } from './observationList.ts'

builder.prismaObjectField(Metric, 'observations', (t) =>
  t.connection({
    type: Observation,
    description: 'The observations of the metric in organizations visible to the viewer.',
    args: observationList.args(t),
    select: { id: true },
    async resolve({ id: metricId }, args, context, info) {
      const { page, where = {}, field, isDescending, list } = await observationList.read(context, args, 'observations')
      const to = isDescending ? 'desc' : 'asc'
      return prismaPage(context, info, page, {
        list,
        model: 'observation',
        where: { AND: [{ metricId, organization: visibleOrganizations(context) }, where] },
        orderBy: [field === 'AT' ? { at: to } : { createdAt: to }, { id: to }],
      })
    },
  }),
)
