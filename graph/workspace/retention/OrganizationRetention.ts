import type { Retention } from '../../../prisma/__generated__/client/client.ts'
import { builder } from '../../kernel/builder.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { organizationPlace } from '../../organization/organization/subject.ts'
import { kindNames, kinds, type Kind } from './kinds.ts'
import { LegalHold } from './LegalHold.ts'

type Kept = Pick<Retention, Kind | 'version' | 'rootId'>

const forEver = { auditDays: null, historyDays: null, messageDays: null, fileDays: null, version: 0 }

const OrganizationRetention = builder.objectRef<Kept>('OrganizationRetention').implement({
  description: 'How long a root organization keeps its past data, and its legal holds.',
  fields: (t) => ({
    ...Object.fromEntries(
      kindNames.map((kind) => [kind, t.exposeInt(kind, { nullable: true, description: kinds[kind] })]),
    ),
    version: t.exposeInt('version', { description: 'Counts changes; for setRetention.' }),
    holds: t.field({
      type: [LegalHold],
      description: 'The legal holds that are not lifted, latest first; at most 500.',
      resolve: ({ rootId }, _args, context, info) =>
        context.db.prisma.legalHold.findMany({
          ...queryFromInfo({ context, info, typeName: 'LegalHold', select: { id: true } }),
          where: { rootId, liftedAt: null },
          orderBy: [{ placedAt: 'desc' }, { id: 'desc' }],
          take: 500,
        }),
    }),
  }),
})

builder.prismaObjectField(Organization, 'retention', (t) =>
  t.field({
    type: OrganizationRetention,
    nullable: true,
    description:
      'How long the root organization keeps its past data; null below the root, or if the viewer may not set it.',
    select: { id: true, rootId: true, parentId: true },
    resolve: async ({ id, rootId, parentId }, _args, context) => {
      if (parentId || !context.requireViewer().mayAt('organization.retain', organizationPlace({ id, rootId })))
        return null
      return (await context.db.prisma.retention.findUnique({ where: { rootId } })) ?? { rootId, ...forEver }
    },
  }),
)
