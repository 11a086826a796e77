// The routines of the demo's companies: when the routine work falls due, and three weeks of ledger behind some of it.
// What is to come the clock makes, as it does everywhere.
import { leadOf, ruleOf } from '../work/routine/presets.ts'
import { slotsOf } from '../kernel/recurrence/recurrence.ts'
import { readRule, ruleText } from '../kernel/recurrence/rule.ts'
import { instantOf, wallOf } from '../kernel/time/wallTime.ts'
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { Random } from './random.ts'
import { toMinute } from './steps.ts'
import type { SeededTaskRecord } from './taskRecords.ts'
import type { Company } from './world.ts'
import { day, minute } from '../kernel/time/milliseconds.ts'

type Id = (...name: string[]) => string

/**
 * When what falls due: a rule, or else that of its class; a time of the clock there; how long it may take, in hours.
 */
const rhythms: Record<string, [rule: string | null, time: string, hours: number]> = {
  'Pre-trip inspection': ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA', '05:30', 2],
  'Yard count': ['FREQ=DAILY;BYHOUR=6,18;BYMINUTE=0', '06:00', 3],
  'Reefer temperature round': ['FREQ=HOURLY;INTERVAL=8;BYMINUTE=0', '06:00', 2],
  'Driver hours review': [null, '08:00', 4],
  'Load plan': ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '14:00', 3],
  'Lane review': ['FREQ=MONTHLY;BYDAY=1TU', '10:00', 30],
  'Dock leveller grease': ['FREQ=WEEKLY;BYDAY=MO', '07:00', 33],
  'Driver file audit': ['FREQ=WEEKLY;INTERVAL=2;BYDAY=WE', '09:00', 32],
  'Safety meeting': ['FREQ=MONTHLY;BYDAY=-1FR', '13:00', 2],
  'Detention claims': ['FREQ=WEEKLY;BYDAY=TH', '09:00', 32],
  'Fuel cards': ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '16:00', 2],
  'Period close': ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', '15:00', 48],
}

/** What is done to one vehicle, which the routine names. */
const named = ['Preventive service', 'Pre-trip inspection', 'Landing gear']

const reasons = [
  'Public holiday',
  'The yard was closed for paving',
  'No trailers in',
  'Done with the inspection of the day before',
]

/** What has a ledger behind it, at the first place that does it. */
const withLedger = [
  'Pre-trip inspection',
  'Load plan',
  'Fuel cards',
  'Dock leveller grease',
  'Driver hours review',
  'Detention claims',
]

export async function seedRoutines(
  tx: Prisma.TransactionClient,
  company: Company,
  id: Id,
  now: Date,
  work: readonly SeededTaskRecord[],
) {
  const random = new Random(company.records + 7)
  const told = new Set<string>()
  const known = await tx.taskRecord.findMany({
    where: { id: { in: work.map((record) => record.id) } },
    include: { assignees: { orderBy: { position: 'asc' } } },
  })
  const series = work.map((record) => {
    const people = known.find(({ id: one }) => one === record.id)!.assignees.length
    const hasLedger = withLedger.includes(record.item) && people > 0 && !told.has(record.item)
    if (hasLedger) told.add(record.item)
    return { ...seriesOf(record, id, now, hasLedger ? 60 : 0), hasLedger }
  })
  const lists: Past = { actions: [], history: [], occurrences: [] }
  for (const [i, record] of work.entries()) {
    if (!series[i]!.hasLedger) continue
    const taskRecord = known.find((one) => one.id === record.id)!
    const slots = slotsOf(
      series[i]!.rule,
      series[i]!.startsOn,
      new Date(series[i]!.generatedTo.getTime() - 21 * day),
      series[i]!.generatedTo,
    )
    for (const slot of slots) addPast(random, id, lists, series[i]!, taskRecord, slot, now)
    series[i]!.turns = slots.length
  }
  await tx.series.createMany({ data: series.map(({ hasLedger: _hasLedger, ...data }) => data) })
  await tx.action.createMany({ data: lists.actions })
  await tx.historyEntry.createMany({ data: lists.history })
  await tx.occurrence.createMany({ data: lists.occurrences })
}

interface Past {
  actions: Prisma.ActionCreateManyInput[]
  history: Prisma.HistoryEntryCreateManyInput[]
  occurrences: Prisma.OccurrenceCreateManyInput[]
}

type Series = ReturnType<typeof seriesOf>

function seriesOf(
  { id: taskRecordId, item, actionClassId, serviceTimeMins, units, zone }: SeededTaskRecord,
  id: Id,
  now: Date,
  daysAgo: number,
) {
  const [given, time, hours] = rhythms[item] ?? [null, '08:00', Math.max(4, Math.ceil(serviceTimeMins / 30))]
  const wallNow = wallOf(now, zone)
  const startsOn = new Date(`${new Date(wallNow.getTime() - daysAgo * day).toISOString().slice(0, 10)}T${time}:00Z`)
  const read = readRule(
    given ?? ruleOf((['DAILY', 'WEEKLY', 'MONTHLY', 'QTRLY'] as const)[actionClassId - 1] ?? 'DAILY', startsOn, 1),
    startsOn,
  )
  if ('problem' in read) throw new Error(String(read.problem))
  const rule = ruleText(read.ok)
  return {
    id: id('series', taskRecordId),
    taskRecordId,
    vehicleId: named.includes(item) ? (units[0]?.id ?? null) : null,
    rule,
    timeZone: zone,
    startsOn,
    durationMins: hours * 60,
    leadDays: leadOf(rule),
    status: item === 'Lane review' ? ('PAUSED' as const) : ('ACTIVE' as const),
    generatedTo: wallNow,
    turns: 0,
    createdAt: new Date(now.getTime() - daysAgo * day),
  }
}

type TaskRecord = Prisma.TaskRecordGetPayload<{ include: { assignees: true } }>

function addPast(random: Random, id: Id, lists: Past, series: Series, record: TaskRecord, slot: Date, now: Date) {
  const name = `${series.id} ${slot.toISOString()}`
  const startsAt = instantOf(slot, series.timeZone)
  const endsAt = new Date(startsAt.getTime() + series.durationMins * minute)
  const opensAt = new Date(startsAt.getTime() - series.leadDays * day)
  const row = { id: id('occurrence', name), seriesId: series.id, slot, startsAt, endsAt, opensAt }
  const people = record.assignees.map(({ userId }) => userId)
  const isOver = endsAt.getTime() < now.getTime() - 2 * 60 * minute
  const state =
    !isOver || !people.length
      ? 'MISSED'
      : random.weighted([
          ['DONE', 82],
          ['DONE_LATE', 7],
          ['SKIPPED', 6],
          ['MISSED', 5],
        ] as const)
  if (!isOver) return
  if (state === 'MISSED') return void lists.occurrences.push({ ...row, state, closedAt: endsAt })
  if (state === 'SKIPPED') {
    return void lists.occurrences.push({
      ...row,
      state,
      reason: random.pick(reasons),
      closedAt: new Date(startsAt.getTime() - 15 * 60 * minute),
      closedById: record.creatorId,
    })
  }
  const assigneeId = people[lists.actions.length % people.length]!
  const late = state === 'DONE_LATE' ? random.between(10, 100) * minute : -random.between(1, 20) * minute
  const ended = toMinute(endsAt.getTime() + late)
  const begun = toMinute(
    ended.getTime() - Math.max(4, Math.round(record.serviceTimeMins * random.between(70, 130) * 0.01)) * minute,
  )
  const actionId = id('record of', name)
  lists.occurrences.push({ ...row, state, actionId, closedAt: ended, closedById: assigneeId })
  const {
    rootId,
    organizationId,
    departmentId,
    groupId,
    taskItemId,
    locationId,
    title,
    actionClassId,
    priorityId,
    serviceTimeMins,
    requiresSignOff,
    creatorId,
  } = record
  lists.actions.push({
    id: actionId,
    rootId,
    organizationId,
    departmentId,
    groupId,
    taskItemId,
    taskRecordId: record.id,
    locationId,
    vehicleId: series.vehicleId ?? record.vehicleId,
    title,
    isScheduled: true,
    status: 9,
    actionClassId,
    priorityId,
    serviceTimeMins,
    scheduledStart: startsAt,
    scheduledEnd: endsAt,
    actualStart: begun,
    actualEnd: ended,
    creatorId,
    assigneeId,
    completedById: assigneeId,
    requiresSignOff,
    statusAt: ended,
    createdAt: opensAt,
    updatedAt: ended,
    version: 3,
    workedSecs: (ended.getTime() - begun.getTime()) / 1000,
  })
  const step = (
    version: number,
    transition: string,
    at: Date,
    fromStatus: number | null,
    toStatus: number,
    actorId: string | null,
  ) => ({
    id: id('history of', name, transition),
    actionId,
    version,
    transition,
    at,
    fromStatus,
    toStatus,
    actorId,
  })
  lists.history.push(
    step(1, 'CREATE', opensAt, null, 5, null),
    step(2, 'START', begun, 5, 1, assigneeId),
    step(3, 'COMPLETE', ended, 1, 9, assigneeId),
  )
}
