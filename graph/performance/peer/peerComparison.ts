import type { Metric as MetricRow } from '../../../prisma/__generated__/client/client.ts'
import { builder } from '../../kernel/builder.ts'
import { NaicsCode } from '../../organization/classification/NaicsCode.ts'
import { storedNaics } from '../../organization/reference/naicsList.ts'
import type { Context } from '../../kernel/context.ts'
import { Metric } from '../metric/Metric.ts'
import { policy, uuidIn } from '../../kernel/node.ts'
import { visibleMetrics } from '../metric/visibleMetrics.ts'
import { visibleOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { atLeast } from './figures.ts'
import { lastClosed } from './months.ts'
import { nothing, readPoints, withOwn, type Point } from './readComparison.ts'
import { PeerReason, reasonTexts } from './reasons.ts'
import { metricSubjects } from './subjects.ts'

const PeerPoint = builder.objectRef<Point>('PeerPoint').implement({
  description: 'A comparison of an organization with its peers in one month.',
  fields: (t) => ({
    month: t.field({
      type: 'Date',
      description: 'The first day of the month, such as 2026-10-01.',
      resolve: ({ month }) => month.slice(0, 10),
    }),
    own: t.exposeFloat('own', {
      nullable: true,
      description: "The organization's own value; null if it has none.",
    }),
    percentile: t.exposeFloat('percentile', {
      nullable: true,
      description:
        'The share of the cohort doing no better than this root organization, in percent, rounded to tens; null if withheld or for a sub-organization.',
    }),
    lowerQuartile: t.exposeFloat('lowerQuartile', {
      nullable: true,
      description: 'The lower quartile of the cohort, rounded.',
    }),
    median: t.exposeFloat('median', { nullable: true, description: 'The median of the cohort, rounded.' }),
    upperQuartile: t.exposeFloat('upperQuartile', {
      nullable: true,
      description: 'The upper quartile of the cohort, rounded.',
    }),
    bestInClass: t.exposeFloat('bestInClass', {
      nullable: true,
      description: 'The mean of the best quarter of the cohort, rounded.',
    }),
    contributors: t.int({
      nullable: true,
      description: 'The minimum number of organizations in the cohort.',
      resolve: ({ contributors }) => (contributors ? atLeast(contributors) : null),
    }),
    industry: t.field({
      type: NaicsCode,
      nullable: true,
      description: 'The industry that defines the cohort.',
      resolve: ({ industry }) => industry && storedNaics(industry),
    }),
    reason: t.expose('reason', {
      type: PeerReason,
      nullable: true,
      description: 'Why peer figures are withheld; null if they are given.',
    }),
    reasonText: t.string({
      nullable: true,
      description: 'Display text of the state or reason.',
      resolve: ({ reason }, _args, { language }) => reason && reasonTexts[reason].in(language),
    }),
  }),
})

interface Comparison {
  rootId: string
  isHigherBetter: boolean
  points: Point[]
}

export const PeerComparison = builder.objectRef<Comparison>('PeerComparison').implement({
  description: 'A comparison of an organization with others of its industry, by a standard metric.',
  fields: (t) => ({
    isHigherBetter: t.exposeBoolean('isHigherBetter', { description: 'Whether higher values are better.' }),
    ownIndustry: t.field({
      type: NaicsCode,
      nullable: true,
      description: 'The primary industry of its root organization; if the cohort has another code, it was widened.',
      resolve: async ({ rootId }, _args, context) => {
        const own = await context.db.prisma.industryClassification.findFirst({
          where: { organizationId: rootId, isPrimary: true },
        })
        return own && storedNaics(own)
      },
    }),
    latest: t.field({
      type: PeerPoint,
      description: 'The most recently published month.',
      resolve: ({ points }) => points[0]!,
    }),
    history: t.field({
      type: [PeerPoint],
      description: 'The published months, newest first, at most 12.',
      resolve: ({ points }) => points,
    }),
  }),
})

builder.queryField('peerComparison', (t) =>
  t.field({
    type: PeerComparison,
    nullable: true,
    description:
      "A comparison of an organization with its peers; null if the viewer may see neither the comparison nor the organization's own value.",
    ...policy('peers.readOwn'),
    args: {
      metricId: t.arg.id({ required: true, description: 'The metric.' }),
      organizationId: t.arg.id({ required: true, description: 'The organization.' }),
    },
    resolve: async (_root, args, context) => {
      const id = uuidIn('Metric', args.metricId)
      const metric =
        id && (await context.db.prisma.metric.findFirst({ where: { AND: [visibleMetrics(context), { id }] } }))
      const organizationId = uuidIn('Organization', args.organizationId)
      return metric && organizationId ? compare(context, metric, [organizationId]) : null
    },
  }),
)

builder.prismaObjectField(Metric, 'peers', (t) =>
  t.field({
    type: PeerComparison,
    nullable: true,
    description:
      'How an organization compares with its peers; null if the organization is not visible or the viewer may not read its value.',
    args: {
      organizationId: t.arg.id({
        description:
          'The organization to compare; if omitted or not an organization id, the highest organization visible to the viewer is used.',
      }),
    },
    select: comparedColumns,
    resolve: (metric, { organizationId }, context) => {
      const asked = organizationId ? uuidIn('Organization', organizationId) : undefined
      const own = context.requireViewer().memberships.filter(({ rootId }) => rootId === metric.rootId)
      return compare(context, metric, asked ? [asked] : [metric.rootId, ...own.map((one) => one.organizationId)])
    },
  }),
)

type Compared = Pick<MetricRow, 'id' | 'rootId' | 'key' | 'isStandard' | 'alertIf'>

export const comparedColumns = { id: true, rootId: true, key: true, isStandard: true, alertIf: true } as const

/** Of the first of these organizations that the viewer sees. */
export async function compare(
  context: Context,
  metric: Compared,
  organizationIds: string[],
): Promise<Comparison | null> {
  const seen = await context.db.prisma.organization.findMany({
    where: { AND: [visibleOrganizations(context), { id: { in: organizationIds }, rootId: metric.rootId }] },
    select: { id: true, rootId: true, timeZone: true },
  })
  const place = organizationIds.map((id) => seen.find((one) => one.id === id)).find(Boolean)
  const viewer = context.requireViewer()
  const at = place && { rootId: place.rootId, organizationId: place.id }
  if (!at || !viewer.mayAt('peers.readOwn', at)) return null
  const subject = metric.isStandard ? metricSubjects[metric.key] : undefined
  const isHigherBetter = subject?.isHigherBetter ?? metric.alertIf === 'BELOW_THRESHOLD'
  const points = subject ? await readPoints(context, place, metric.key) : [nothing(lastClosed(context.now), 'CUSTOM')]
  const allowed = viewer.mayAt('peers.read', at)
    ? points
    : points.map(({ month, own }) => ({ ...nothing(month, 'OWN_ONLY'), own }))
  return { rootId: place.rootId, isHigherBetter, points: await withOwn(context, place, metric.id, allowed) }
}
