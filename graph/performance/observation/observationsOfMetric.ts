import { builder } from '../../kernel/builder.ts'
import { Metric } from '../metric/Metric.ts'
import { connectionOf, pageByNumber } from '../../kernel/paging.ts'
import { visibleOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
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
      if (!scope) return connectionOf<never>([], 0, undefined)
      const query = queryFromInfo({
        context,
        info,
        typeName: 'Observation',
        paths: [['edges', 'node']],
        select: { id: true },
      })
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
      return pageByNumber('observations', args, async ({ take, skip, cursor }) => {
        const at = cursor && { id: BigInt(cursor.legacyId) }
        const rows = await context.db.prisma.observation.findMany({
          ...query,
          where,
          orderBy: [{ at: 'desc' }, { id: 'desc' }],
          take,
          skip,
          cursor: at,
        })
        return rows.map((row) => Object.assign(row, { legacyId: Number(row.id) }))
      })
    },
  }),
)
