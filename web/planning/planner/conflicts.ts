// What speaks against a place for some work: what rules out, and what is asked about before it is done.
import { minutesInWords } from '../../people/schedule/week.ts'
import { loadOf, overText } from './load.ts'
import { busyText, minsOf, placedOn, type Day, type Lane, type Proposal, type Span, type Work } from './work.ts'
import { momentText, timeText } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

export interface Conflicts {
  /** Why it can't be; undefined where it can. */
  refused?: string
  warnings: string[]
}

interface Plan {
  pool: readonly Work[]
  days: readonly Day[]
  timeZone: string
  now: number
}

const overlap = (one: Span, other: Span) => one.from < other.to && other.from < one.to
const text = (at: number) => new Date(at).toISOString()
const minute = 60_000

/** How much of a stretch lies in none of some spans. */
function outside(span: Span, spans: readonly Span[]): number {
  const inside = spans.reduce(
    (sum, one) => sum + Math.max(0, Math.min(one.to, span.to) - Math.max(one.from, span.from)),
    0,
  )
  return span.to - span.from - inside
}

export function refusalOf(work: Work, lane: Lane): string | undefined {
  if (!work.canPlan) return t.planningThisRecordIsNotYours
  if (work.assignee?.id === lane.id) return undefined
  if (!work.canAssign) return t.asItStandsThisRecordCant
  if (!lane.paths.some((path) => work.organizationPath.startsWith(path)))
    return t.doesNotBelongToOrAbove({ name: lane.name, organization: work.organization })
  return undefined
}

export function conflictsOf(
  work: Work,
  lane: Lane,
  proposal: Proposal,
  { pool, days, timeZone, now }: Plan,
): Conflicts {
  const refused = refusalOf(work, lane)
  if (refused) return { refused, warnings: [] }
  const warnings: string[] = []
  const at = (instant: number) => timeText(text(instant), timeZone)
  if (proposal.from < now - minute) warnings.push(t.itBeginsInThePast)
  const away = lane.absences.find((one) => overlap(one, proposal))
  if (away) warnings.push(t.awayUntil({ name: lane.name, time: momentText(text(away.to), timeZone) }))
  else if (outside(proposal, lane.working) > minute / 2) {
    warnings.push(
      outside(proposal, lane.working) >= proposal.to - proposal.from
        ? t.itIsOutsideOfWorkingHours
        : t.partIsOutsideWorkingHours({ time: minutesInWords(Math.round(outside(proposal, lane.working) / minute)) }),
    )
  }
  for (const { work: other, from, to } of placedOn(pool, lane.id, proposal)) {
    if (other.id !== work.id) warnings.push(t.overlapsRecord({ title: other.title, from: at(from), to: at(to) }))
  }
  for (const busy of lane.busy.filter((one) => overlap(one, proposal)))
    warnings.push(t.overlaps({ label: busyText(busy), from: at(busy.from), to: at(busy.to) }))
  const day = days.find((one) => proposal.from >= one.from && proposal.from < one.to)
  if (day && !away) {
    const moved = {
      ...work,
      from: proposal.from,
      to: proposal.to,
      isPlanned: true,
      isOpen: true,
      assignee: { id: lane.id, name: lane.name },
    }
    const over = overText(loadOf(lane, [...pool.filter(({ id }) => id !== work.id), moved], day))
    if (over) warnings.push(t.theDayIsThen({ over }))
  }
  if (!work.isPlanned && work.from !== null && proposal.from < work.from)
    warnings.push(t.mayBeginAt({ time: momentText(text(work.from), timeZone) }))
  if (!work.isPlanned && work.to !== null && work.to > now && proposal.to > work.to)
    warnings.push(t.isDueAt({ time: momentText(text(work.to), timeZone) }))
  const length = Math.round((proposal.to - proposal.from) / minute)
  if (work.serviceMins > length)
    warnings.push(t.shouldTake({ needed: minutesInWords(minsOf(work)), given: minutesInWords(length) }))
  return { warnings }
}
