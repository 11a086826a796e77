import { stateTable, type State } from '../work/action/states.ts'
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import type { Item } from './catalogue.ts'
import { itemTexts } from './catalogueTexts.ts'
import { fleetOf, pickUnit, type Unit } from './fleet.ts'
import { Random, uuidOf } from './random.ts'
import { spotsOf, type Spot } from './spots.ts'
import { journeyTo, toMinute, type Times } from './steps.ts'
import { titleOf } from './titles.ts'
import type { Company } from './world.ts'
import { hour, minute } from '../kernel/time/milliseconds.ts'

type Id = (...name: string[]) => string

/** How often a record is found in each state. */
const share: [State, number][] = [
  ['QUEUED', 27],
  ['STARTED', 7],
  ['RESUMED', 3],
  ['WAITING_INTERNAL', 5],
  ['WAITING_EXTERNAL', 4],
  ['ESCALATED', 3],
  ['DELEGATED', 3],
  ['WITHDRAWN', 2],
  ['COMPLETE', 46],
]

/** What older systems have left behind: statuses that belong to no bucket, one of them now and then. */
const unmapped = [0, 7, 8]
const unmappedEvery = 600

/** The records of a company, each with the history that led to where it is. */
export async function seedRecords(tx: Prisma.TransactionClient, company: Company, id: Id, now: Date) {
  const random = new Random(company.records)
  const spots = spotsOf(company)
  const fleet = fleetOf(company, id)
  const records: Prisma.ActionCreateManyInput[] = []
  const entries: Prisma.HistoryEntryCreateManyInput[] = []
  for (let i = 0; i < company.records; i++) {
    const isUnmapped = i % unmappedEvery === unmappedEvery - 1
    const state: State = isUnmapped ? 'UNMAPPED' : random.weighted(share)
    const status = isUnmapped ? unmapped[Math.floor(i / unmappedEvery) % unmapped.length]! : stateTable[state].status
    const made = makeRecord(random, company, spots[i % spots.length]!, { state, status }, fleet, id, now, i)
    records.push(made.record)
    entries.push(...made.entries)
  }
  for (let i = 0; i < records.length; i += 500) await tx.action.createMany({ data: records.slice(i, i + 500) })
  for (let i = 0; i < entries.length; i += 1000) await tx.historyEntry.createMany({ data: entries.slice(i, i + 1000) })
}

function makeRecord(
  random: Random,
  company: Company,
  spot: Spot,
  { state, status }: { state: State; status: number },
  fleet: readonly Unit[],
  id: Id,
  now: Date,
  number: number,
) {
  const { item, path, group, majorTask, lead } = spot
  const recordId = id('record', String(number))
  const worker = random.pick(spot.hands)
  const due = dueAt(random, now, state, item)
  const times = timesOf(random, now, due, item, state)
  const { steps, columns } = journeyTo(random, { state, status }, company, spot, worker, times)
  const last = steps.at(-1)!
  const isAssigned = state !== 'QUEUED' || random.next() < 0.7
  const hasSlot = item.priorityId === 7 || random.next() < 0.94
  const record: Prisma.ActionCreateManyInput = {
    id: recordId,
    rootId: id('organization', company.tree.name),
    organizationId: id('organization', path.at(-1)!.name),
    departmentId: id('department', item.department),
    groupId: id('group', item.department, group),
    taskItemId: id('task item', majorTask, item.name),
    title: titleOf(random, company, spot, now),
    vehicleId: pickUnit(random, fleet, item.name, path.at(-1)!.name)?.id ?? null,
    isScheduled: hasSlot && (item.priorityId === 7 || random.next() < 0.25),
    status,
    disposition: stateTable[state].disposition,
    actionClassId: item.actionClassId,
    priorityId: random.next() < 0.75 ? item.priorityId : random.between(0, 9),
    serviceTimeMins: item.minutes,
    // Some work is charged to an order; several records share one.
    poNumber: number % 5 === 2 ? `PO-${20_400 + (number % 60)}` : '',
    // What was done long ago is signed off on paper.
    requiresSignOff: itemTexts[item.name]?.signOff && (state !== 'COMPLETE' || now.getTime() - due < 5 * 24 * hour),
    scheduledStart: hasSlot ? toMinute(due - Math.max(item.minutes * 2, 60) * minute) : null,
    scheduledEnd: hasSlot ? toMinute(due) : null,
    creatorId: uuidOf(lead.email),
    assigneeId: isAssigned ? uuidOf(worker.email) : null,
    createdAt: toMinute(times.created),
    updatedAt: last.at,
    statusAt: last.at,
    version: steps.length,
    workedSecs: workedIn(steps),
    ...columns,
  }
  const entries = steps.map((step, i) => ({
    ...step,
    id: id('history', String(number), String(i)),
    actionId: recordId,
    version: i + 1,
  }))
  return { record, entries }
}

/** Open work is due around now, done work was due in the last weeks. */
function dueAt(random: Random, now: Date, state: State, { actionClassId }: Item): number {
  const horizon = [1, 4, 10, 30][actionClassId - 1]!
  if (state === 'COMPLETE' || state === 'WITHDRAWN') return now.getTime() - random.between(2, 60 * 24) * hour
  const late = random.next() < 0.2
  return now.getTime() + (late ? -random.between(1, 30) * hour : random.between(1, horizon * 24) * hour)
}

const aged: Partial<Record<number, number>> = { 4: 9, 7: 4 }

/** Whatever happened has happened: the last step is minutes ago at least. */
function timesOf(random: Random, now: Date, due: number, { name, minutes }: Item, state: State): Times {
  const isWorkedOn = state === 'STARTED' || state === 'RESUMED'
  const begun = isWorkedOn
    ? now.getTime() - Math.max(4, Math.round(minutes * random.between(10, 115) * 0.01)) * minute
    : Math.min(now.getTime() - random.between(45, 300) * minute, due - random.between(0, 3) * hour)
  const ended = Math.min(
    now.getTime() - 2 * minute,
    begun + random.between(85, 125) * 0.01 * minutes * slow(name) * minute,
  )
  const lead = random.between(2, 72)
  const isOpen = state !== 'COMPLETE' && state !== 'WITHDRAWN'
  // Some of what is open has been so for weeks.
  const created = Math.min(begun, due) - (isOpen ? lead * (aged[lead % 9] ?? 1) : lead) * hour
  return { now: now.getTime(), begun, ended, created }
}

/** Some work takes longer of late than the catalogue says. */
const slow = (name: string): number => (drifted.includes(name) ? 1.45 : 1)
const drifted = ['Reefer temperature round', 'Driver check call']

/** How long a record was worked on by its last step, in seconds: from each start to the next step. */
const workedIn = (steps: { toStatus: number; at: Date }[]): number =>
  steps.reduce((sum, { toStatus, at }, i) => {
    const next = steps[i + 1]
    return next && (toStatus === 1 || toStatus === 2)
      ? sum + Math.max(0, Math.round((next.at.getTime() - at.getTime()) / 1000))
      : sum
  }, 0)
