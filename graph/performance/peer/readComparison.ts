// What somebody may know of how an organization stands among its peers.
import type { Context } from '../../kernel/context.ts'
import { readSeries } from '../observation/readSeries.ts'
import { addMonths, graceDays, lastClosed } from './months.ts'
import type { Reason } from './reasons.ts'

interface Place {
  id: string
  rootId: string
  timeZone: string
}

/** One month of a tree among its peers. */
export interface Point {
  month: string
  own: number | null
  percentile: number | null
  industry: { naics: string; revision: number } | null
  contributors: number
  lowerQuartile: number | null
  median: number | null
  upperQuartile: number | null
  bestInClass: number | null
  share: number | null
  reason: Reason | null
}

/** How many months are told at most. */
const months = 12

/**
 * The months that were published, the latest first, and what is said to a tree of each; of one that takes no part,
 * nothing.
 */
export async function readPoints(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { rootId }: Place,
  subject: string,
): Promise<Point[]> {
  const { prisma } = db
  const [consent, industry, periods, members] = await Promise.all([
    prisma.peerConsent.findUnique({ where: { rootId } }),
    prisma.industryClassification.findFirst({ where: { organizationId: rootId, isPrimary: true } }),
    prisma.peerPeriod.findMany({ orderBy: { periodStart: 'desc' }, take: months }),
    prisma.peerMember.findMany({
      where: { rootId, release: { subject } },
      include: { release: true },
      orderBy: { release: { periodStart: 'desc' } },
      take: months,
    }),
  ])
  const takesPart = Boolean(consent && !consent.withdrawnAt)
  const points = periods.map(({ periodStart, publishedAt }): Point => {
    const month = periodStart.toISOString().slice(0, 10)
    const member = takesPart
      ? members.find(({ release }) => release.periodStart.getTime() === periodStart.getTime())
      : undefined
    if (!member) {
      const isNew = !consent || consent.consentedAt >= publishedAt || consent.consentedAt >= dueOf(month)
      return nothing(month, !takesPart ? 'NO_CONSENT' : isNew ? 'NOT_YET' : industry ? 'NO_DATA' : 'NO_INDUSTRY')
    }
    const { naics, revision, contributors, lowerQuartile, median, upperQuartile, bestInClass, share, suppressed } =
      member.release
    const said = {
      industry: { naics, revision },
      contributors,
      lowerQuartile,
      median,
      upperQuartile,
      bestInClass,
      share,
      percentile: member.percentile,
    }
    return { ...nothing(month, suppressed as Reason | null), own: member.value, ...(suppressed === null && said) }
  })
  return points.length
    ? points
    : [nothing(lastClosed(now), takesPart ? (industry ? 'NOT_YET' : 'NO_INDUSTRY') : 'NO_CONSENT')]
}

const dueOf = (month: string) => new Date(Date.parse(addMonths(month, 1)) + graceDays * 24 * 3_600_000)

export const nothing = (month: string, reason: Reason | null): Point => ({
  month,
  reason,
  own: null,
  percentile: null,
  industry: null,
  contributors: 0,
  lowerQuartile: null,
  median: null,
  upperQuartile: null,
  bestInClass: null,
  share: null,
})

/**
 * What an organization itself has in those months: of a root what was compared, of any other what it has by now. No
 * place among the peers is worked out for that: who could ask with values at will would find out theirs.
 */
export async function withOwn(
  context: Context,
  { id, rootId, timeZone }: Place,
  metricId: string,
  points: Point[],
): Promise<Point[]> {
  const [first, last] = [points.at(-1)!.month, points[0]!.month]
  const day = 24 * 3_600_000
  const range = { from: new Date(Date.parse(first) - day), to: new Date(Date.parse(addMonths(last, 1)) - day) }
  const series = await readSeries(context.db, { metricId, scopeId: id, grain: 'MONTH', ...range })
  const monthAt = new Intl.DateTimeFormat('sv', { timeZone, year: 'numeric', month: '2-digit' })
  const values = new Map(series.map(({ startsAt, value }) => [`${monthAt.format(startsAt)}-01`, value]))
  return points.map((point) => {
    const now = values.get(point.month) ?? null
    return id === rootId ? { ...point, own: point.own ?? now } : { ...point, own: now, percentile: null }
  })
}
