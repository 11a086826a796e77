import { builder } from '../../kernel/builder.ts'
import { Metric } from '../metric/Metric.ts'
import { noEntries, pageAsked } from '../../kernel/paging.ts'
import { prismaPage } from '../../kernel/prismaPage.ts'
import { visibleOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { Observation } from './Observation.ts'
import { ObservationScope, scopeIn } from './scope.ts'

builder.prismaObjectField(Metric, 'observations', (t) =>
  t.connection({
    type: Observation,
    description: 'The observations of the metric, newest first; empty if the scope is not visible to the viewer.',
    args: {
      scope: t.arg({
        type: ObservationScope,
        description:
          "The organization, location, vehicle or person to read; defaults to the viewer's highest organization under the metric's root organization.",
      }),
      from: t.arg({ type: 'DateTime', description: 'The start of the period.' }),
      to: t.arg({ type: 'DateTime', description: 'Only observations before this time.' }),
      includeVoided: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'Includes voided observations, which no longer count.',
      }),
    },
    select: { id: true, rootId: true },
    resolve: async ({ id: metricId, rootId }, { scope: named, from, to, includeVoided, ...args }, context, info) => {
      const scope = await scopeIn(context, named, rootId)
      if (!scope) return noEntries(pageAsked(args))
      const where = {
        AND: [
          scope.where,
          {
            metricId,
            organization: visibleOrganizations(context),
            at: { gte: from ?? undefined, lt: to ?? undefined },
          },
          includeVoided ? {} : { voidedAt: null },
        ],
      }
      return prismaPage(context, info, args, {
        list: 'observations',
        model: 'observation',
        where,
        orderBy: [{ at: 'desc' }, { id: 'desc' }],
      })
    },
  }),
)
