import { builder } from '../../kernel/builder.ts'
import { Metric } from '../metric/Metric.ts'
import { noEntries, pageAsked } from '../../kernel/paging.ts'
import { byBigNumber, prismaPage } from '../../kernel/prismaPage.ts'
import { visibleOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { Observation } from './Observation.ts'
import { ObservationScope, scopeIn } from './scope.ts'

builder.prismaObjectField(Metric, 'observations', (t) =>
  t.connection({
    type: Observation,
    description: 'The rows behind its numbers, the latest first; none where the viewer sees no such scope.',
    args: {
      scope: t.arg({ type: ObservationScope, description: 'What of.' }),
      from: t.arg({ type: 'DateTime', description: 'From when on.' }),
      to: t.arg({ type: 'DateTime', description: 'Before when.' }),
      includeVoided: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'Also what was voided and counts no more.',
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
        key: byBigNumber,
      })
    },
  }),
)
