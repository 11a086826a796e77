import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { entryId } from '../../kernel/entryId.ts'
import { policy, uuidIn } from '../../kernel/node.ts'
import { visibleOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { atLeast } from './figures.ts'
import { reasonTexts, type Reason } from './reasons.ts'

interface Adoption {
  featureId: number
  month: string
  share: number | null
  contributors: number | null
  reason: Reason | null
}

const PeerAdoption = builder.objectRef<Adoption>('PeerAdoption').implement({
  description: 'The share of peers that have a practice in place.',
  fields: (t) => ({
    featureId: t.id({
      description: 'The feature.',
      resolve: ({ featureId }) => entryId('PracticeFeature', featureId),
    }),
    month: t.field({
      type: 'Date',
      description: 'The first day of the most recently published month, such as 2026-10-01.',
      resolve: ({ month }) => month.slice(0, 10),
    }),
    share: t.exposeFloat('share', {
      nullable: true,
      description: 'The share of peers that have it in place, in percent, rounded to tens; null if withheld.',
    }),
    contributors: t.exposeInt('contributors', {
      nullable: true,
      description: 'The minimum number of organizations in the cohort.',
    }),
    reasonText: t.string({
      nullable: true,
      description: 'Why no share is given; null if one is.',
      resolve: ({ reason }, _args, { language }) => reason && reasonTexts[reason].in(language),
    }),
  }),
})

builder.queryField('peerAdoptions', (t) =>
  t.field({
    type: [PeerAdoption],
    nullable: true,
    description:
      'The peer adoption of each practice for the root organization of this organization; null if not visible to the viewer.',
    ...policy('peers.read'),
    args: { organizationId: t.arg.id({ required: true, description: 'The organization.' }) },
    resolve: async (_root, { organizationId }, context) => {
      const id = uuidIn('Organization', organizationId)
      const place =
        id &&
        (await context.db.prisma.organization.findFirst({
          where: { AND: [visibleOrganizations(context), { id }] },
          select: { id: true, rootId: true },
        }))
      if (!place || !context.requireViewer().mayAt('peers.read', { rootId: place.rootId, organizationId: place.id }))
        return null
      return readAdoptions(context, place.rootId)
    },
  }),
)

/** What was published last of the practices of a tree; of one that takes no part, nothing. */
async function readAdoptions({ db }: Pick<Context, 'db'>, rootId: string): Promise<Adoption[]> {
  const consent = await db.prisma.peerConsent.findUnique({ where: { rootId } })
  const last = await db.prisma.peerPeriod.findFirst({ orderBy: { periodStart: 'desc' } })
  if (!consent || consent.withdrawnAt || !last) return []
  const members = await db.prisma.peerMember.findMany({
    where: { rootId, release: { subject: { startsWith: 'practice:' }, periodStart: last.periodStart } },
    include: { release: true },
  })
  return members
    .map(({ release: { subject, share, contributors, suppressed } }) => ({
      featureId: Number(subject.split(':')[1]),
      month: last.periodStart.toISOString(),
      share,
      contributors: share === null ? null : atLeast(contributors),
      reason: suppressed as Reason | null,
    }))
    .sort((one, other) => one.featureId - other.featureId)
}
