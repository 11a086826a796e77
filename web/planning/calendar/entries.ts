// What stands in the calendar, of whatever kind it is.
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { priorityName } from '../../kernel/ui/priorityName.ts'
import type { useCalendarEntries_calendar$data } from '../../__generated__/useCalendarEntries_calendar.graphql.ts'
import { momentText } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

export interface Entry {
  kind: 'record' | 'routine' | 'appointment'
  id: string
  /** What it is called by in an address. */
  key: string
  title: string
  start: string
  /** Null for what is only due, or may only begin. */
  end: string | null
  /** Of what is only due, its time is its end. */
  isDueOnly: boolean
  version: number
  /** By whose clock it is kept, where it has one of its own. */
  zone: string | null
  /** Whether the viewer may move it; why not is told by `refused`, or asked for. */
  canMove: boolean
  refused: string | null
  /** Who, where and how, in words. */
  about: string
  tone: 'late' | 'done' | 'plain'
  /** Of an appointment that repeats, how, in words. */
  repeats?: string
}

const dayMs = 86_400_000

/** Whether it lasts a day or longer. */
export const isLong = ({ start, end }: Pick<Entry, 'start' | 'end'>): boolean =>
  end !== null && Date.parse(end) - Date.parse(start) >= dayMs

type Data = useCalendarEntries_calendar$data
type RecordNode = Data['records']['nodes'][number]
type AppointmentNode = Data['appointments']['nodes'][number]
type OccurrenceNode = Data['occurrences']['nodes'][number]

function ofRecord(node: RecordNode, now: number): Entry | undefined {
  const {
    id,
    key,
    addressKey,
    title,
    schedule: { start: scheduledStart, end: scheduledEnd },
    version,
    viewerTransitions,
    stateName,
    assignee,
    organization,
    priority,
    state,
  } = node
  const start = scheduledStart ?? scheduledEnd
  if (!start) return undefined
  const isDone = state === 'COMPLETE'
  const isLate = !isDone && scheduledEnd != null && Date.parse(scheduledEnd) < now
  return {
    kind: 'record',
    id,
    key: addressKey,
    title,
    start,
    end: scheduledStart && scheduledEnd ? scheduledEnd : null,
    isDueOnly: !scheduledStart,
    version,
    zone: null,
    canMove: viewerTransitions.includes('RESCHEDULE'),
    refused: null,
    about: [key, stateName, priorityName(priority.name), assignee?.name ?? t.nobodyYet, inRoot(organization)]
      .filter(Boolean)
      .join(' · '),
    tone: isDone ? 'done' : isLate ? 'late' : 'plain',
  }
}

const ofOccurrence = ({ id, title, startsAt, endsAt, version, series, can }: OccurrenceNode): Entry => ({
  kind: 'routine',
  id,
  key: series.id,
  title,
  start: startsAt,
  end: endsAt,
  isDueOnly: false,
  version,
  zone: null,
  canMove: false,
  refused: can.edit.allowed ? t.itMovesWithItsRoutineChange : (can.edit.reason ?? null),
  about: t.routine({ sentence: series.sentence, timeZone: series.timeZone }),
  tone: 'plain',
})

const statusNames: Partial<Record<string, string>> = {
  PENDING: t.pending,
  SCHEDULED: t.scheduled,
  CONFIRMED: t.confirmed,
  COMPLETED: t.completed,
}

const ofAppointment = ({
  id,
  key,
  addressKey,
  name,
  place,
  status,
  version,
  schedule,
  series,
  can,
}: AppointmentNode): Entry => ({
  kind: 'appointment',
  id,
  key: addressKey,
  title: name,
  start: schedule.startsAt,
  end: schedule.endsAt,
  isDueOnly: false,
  version,
  zone: schedule.timeZone,
  canMove: can.edit.allowed,
  refused: can.edit.reason ?? null,
  about: [key, statusNames[status], place, series?.sentence].filter(Boolean).join(' · '),
  repeats: series?.sentence,
  tone: status === 'COMPLETED' ? 'done' : 'plain',
})

/** All that is shown, without the kinds that are hidden. */
export function entriesOf(data: Data, without: string, now: number): Entry[] {
  return [
    ...(without.includes('records') ? [] : data.records.nodes.flatMap((node) => ofRecord(node, now) ?? [])),
    ...(without.includes('appointments') ? [] : data.appointments.nodes.map(ofAppointment)),
    ...(without.includes('routines') ? [] : data.occurrences.nodes.map(ofOccurrence)),
  ]
}

/** When it is, in words; by the clock of its own place too, or of that which has none. */
export function timeOf(
  { start, end, isDueOnly, zone }: Pick<Entry, 'start' | 'end' | 'isDueOnly' | 'zone'>,
  place: string,
  now: number,
): string {
  const at = zone ?? place
  if (!end) return (isDueOnly ? t.dueAt : t.fromMoment)({ moment: momentText(start, at, now) })
  return `${momentText(start, at, now)} – ${momentText(end, at, now)}`
}

/** What a move by so many minutes makes of its times; due and begin stay what they are. */
export const movedTimes = (
  { end, isDueOnly }: Pick<Entry, 'end' | 'isDueOnly'>,
  to: { start: string; end: string | null },
): Times =>
  end || to.end
    ? { start: to.start, end: to.end }
    : isDueOnly
      ? { start: null, end: to.start }
      : { start: to.start, end: null }

export interface Times {
  start: string | null
  end: string | null
}

/** The times that an entry has now, as they are sent. */
export const timesOf = ({ start, end, isDueOnly }: Entry): Times =>
  isDueOnly ? { start: null, end: start } : { start, end }
