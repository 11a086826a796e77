// What a report is asked to be, and what is wrong with that.
import { z } from 'zod'
import type { Grain, ScopeKind } from '../../../prisma/__generated__/client/enums.ts'
import { dateOf, dateText, day } from '../../planning/appointment/schedule.ts'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError, invalid } from '../../kernel/errors.ts'
import { visibleMetrics } from '../metric/visibleMetrics.ts'
import { uuidOf } from '../../kernel/node.ts'
import { scopeIn, type Named } from '../observation/scope.ts'
import { check, name, say } from '../../kernel/validation.ts'
import { countOf, mostPeriods } from '../observation/range.ts'
import type { ReportRange } from './rangeInput.ts'
import { the } from '../../kernel/noun.ts'
import * as m from './__generated__/messages.ts'

const mostMetrics = 12

interface Given {
  name: string
  metricIds: string[]
  scope: Named
  grain: Grain
  range: ReportRange
}

const rules = z.object({
  name,
  metricIds: z
    .array(z.string())
    .min(1, say(m.chooseMetric))
    .max(mostMetrics, say(m.mostMetrics({ most: mostMetrics }))),
  range: z.object({
    periods: z
      .number()
      .int()
      .min(1, say(m.onePeriod))
      .max(mostPeriods, say(m.mostPeriods({ most: mostPeriods })))
      .nullish(),
    days: z.object({ fromDay: day, toDay: day }).nullish(),
  }),
})

/** As columns. What the viewer may not read is as absent as what there is not. */
export async function reportFrom(context: Context, given: Given) {
  const { name: called, metricIds, range } = check(rules, given)
  const metrics = await metricsNamed(context, metricIds)
  const scope = await scopeNamed(context, given.scope, metrics[0]!.rootId)
  return {
    name: called,
    metricIds: metrics.map(({ id }) => id),
    ...scope,
    grain: given.grain,
    ...(range.days ? daysFrom(given.grain, range.days) : { periods: range.periods!, fromDay: null, toDay: null }),
  }
}

async function metricsNamed(context: Context, ids: string[]) {
  const wanted = ids.map((id, i) => uuidOf('Metric', id, metricWord(i)))
  const twice = wanted.findIndex((id, i) => wanted.indexOf(id) !== i)
  if (twice >= 0) throw invalid('metricIds', m.metricTwice({ number: twice + 1 }))
  const rows = await context.db.prisma.metric.findMany({
    where: { AND: [visibleMetrics(context), { id: { in: wanted } }] },
    select: { id: true, rootId: true },
  })
  return wanted.map((id, i) => {
    const found = rows.find((row) => row.id === id)
    if (!found) throw new NotFoundError(metricWord(i))
    if (found.rootId !== rows.find((row) => row.id === wanted[0])!.rootId) throw invalid('metricIds', m.oneTree)
    return found
  })
}

const metricWord = (i: number) => (i ? m.theMetric({ number: i + 1 }) : the('Metric'))

async function scopeNamed(
  context: Context,
  named: Named,
  rootId: string,
): Promise<{ scopeKind: ScopeKind; scopeId: string }> {
  const scope = await scopeIn(context, named, rootId)
  if (!scope) throw new NotFoundError(m.theScope)
  return { scopeKind: scope.kind, scopeId: scope.id }
}

/** The range of a report as an input has it. */
export const rangeOf = ({ periods, fromDay, toDay }: RangeColumns): ReportRange =>
  periods === null ? { days: { fromDay: dateText(fromDay!), toDay: dateText(toDay!) } } : { periods }

interface RangeColumns {
  periods: number | null
  fromDay: Date | null
  toDay: Date | null
}

function daysFrom(grain: Grain, { fromDay, toDay }: { fromDay: string; toDay: string }) {
  if (fromDay > toDay) throw invalid('range.days.toDay', m.dayBeforeFirst({ day: fromDay }))
  const count = countOf(grain, fromDay, toDay)
  if (count > mostPeriods) throw invalid('range.days.toDay', m.tooManyPeriods({ most: mostPeriods, count }))
  return { periods: null, fromDay: dateOf(fromDay), toDay: dateOf(toDay) }
}
