import { accessLevelNames } from '../../graph/policy.ts'
import { stateTable, type State } from '../../graph/action/states.ts'
import type { Prisma } from '../__generated__/client/client.ts'
import type { AccessLevel } from '../__generated__/client/enums.ts'
import { catalogue, escalationReasons, holdReasons, words, type Item } from './catalogue.ts'
import { Random, uuidOf } from './random.ts'
import type { Company, Hand, Place } from './world.ts'

type Id = (...name: string[]) => string
type Record_ = Prisma.ActionCreateManyInput
type Entry = Prisma.HistoryEntryCreateManyInput

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

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

/** What older systems have left behind: statuses that belong to no bucket. */
const unmapped = [0, 7, 8]

/** The records of a company, each with the history that led to where it is. */
export async function seedRecords(tx: Prisma.TransactionClient, company: Company, id: Id, now: Date) {
  const random = new Random(company.records)
  const spots = spotsOf(company)
  const records: Record_[] = []
  const entries: Entry[] = []
  for (let i = 0; i < company.records; i++) {
    const spot = spots[i % spots.length]!
    const state: State = i % 600 === 599 ? 'UNMAPPED' : random.weighted(share)
    const made = makeRecord(random, company, spot, state, id, now, i)
    records.push(made.record)
    entries.push(...made.entries)
  }
  for (let i = 0; i < records.length; i += 500) await tx.action.createMany({ data: records.slice(i, i + 500) })
  for (let i = 0; i < entries.length; i += 1000) await tx.historyEntry.createMany({ data: entries.slice(i, i + 1000) })
}

interface Spot {
  place: Place
  majorTask: string
  item: Item
  group: string
  hands: Hand[]
  lead: Hand
}

/** Where which work is done, and by whom: every hand's group at their place and below. */
function spotsOf({ tree, departments, hands }: Company): Spot[] {
  const paths = new Map<string, Place[]>()
  const walk = (place: Place, above: Place[]) => {
    paths.set(place.name, [...above, place])
    for (const below of place.below ?? []) walk(below, [...above, place])
  }
  walk(tree, [])
  const admin = hands[0]!
  const spots: Spot[] = []
  for (const path of paths.values()) {
    const place = path.at(-1)!
    const names = path.map((above) => above.name)
    for (const [department, groups] of Object.entries(departments)) {
      for (const group of groups) {
        const here = hands.filter((hand) => hand.group === group && names.includes(hand.at))
        if (!here.length) continue
        const lead =
          here.find((hand) => hand.level === 'SUPERVISION') ??
          hands.find((hand) => hand.level === 'TACTICAL' && hand.department === department && names.includes(hand.at)) ??
          admin
        for (const [majorTask, items] of Object.entries(catalogue)) {
          for (const item of items) if (item.department === department) spots.push({ place, majorTask, item, group, hands: here, lead })
        }
      }
    }
  }
  return spots
}

function makeRecord(random: Random, { hands, tree }: Company, spot: Spot, state: State, id: Id, now: Date, number: number) {
  const { item, place, group, majorTask, lead } = spot
  const { status, disposition } = stateTable[state]
  const isOpen = !['COMPLETE', 'WITHDRAWN'].includes(state)
  const recordId = id('record', String(number))
  const worker = random.pick(spot.hands)
  const due = dueAt(random, now, state, item)
  const at = (instant: number) => new Date(Math.round(instant / minute) * minute)
  const begun = Math.min(now.getTime() - random.between(5, 90) * minute, due - random.between(0, 3) * hour)
  const ended = Math.min(now.getTime() - 2 * minute, begun + random.between(60, 160) * 0.01 * item.minutes * minute)
  const created = Math.min(begun, due) - random.between(2, 72) * hour
  const isWorked = !['QUEUED', 'UNMAPPED'].includes(state) && !(state === 'WITHDRAWN') && !(state === 'DELEGATED')
  const assignee = state === 'QUEUED' && random.next() < 0.3 ? undefined : worker
  const record: Record_ = {
    id: recordId,
    rootId: id('organization', tree.name),
    organizationId: id('organization', place.name),
    departmentId: id('department', item.department),
    groupId: id('group', item.department, group),
    taskItemId: id('task item', majorTask, item.name),
    title: titleOf(random, item, now),
    isScheduled: item.priorityId === 7 || random.next() < 0.25,
    status: state === 'UNMAPPED' ? random.pick(unmapped) : status,
    disposition,
    classId: item.classId,
    priorityId: random.next() < 0.75 ? item.priorityId : random.between(0, 9),
    serviceTimeMins: item.minutes,
    scheduledStart: at(due - Math.max(item.minutes * 2, 60) * minute),
    scheduledEnd: random.next() < 0.06 ? null : at(due),
    creatorId: uuidOf(lead.email),
    assigneeId: assignee ? uuidOf(assignee.email) : null,
    actualStart: isWorked ? at(begun) : null,
    createdAt: at(created),
    updatedAt: at(isOpen ? begun : ended),
    statusAt: at(state === 'QUEUED' ? created : isOpen ? begun : ended),
  }
  if (!record.scheduledEnd) record.scheduledStart = null

  const steps: Omit<Entry, 'actionId' | 'version'>[] = [
    { transition: 'CREATE', fromStatus: null, toStatus: 5, actorId: record.creatorId, at: at(created) },
  ]
  const step = (name: string, to: State, instant: number, actor: Hand, more: Partial<Entry> = {}) => {
    const last = steps.at(-1)!
    const target = stateTable[to]
    steps.push({
      transition: name,
      fromStatus: last.toStatus,
      fromDisposition: last.toDisposition,
      toStatus: target.status,
      toDisposition: target.disposition,
      actorId: uuidOf(actor.email),
      at: at(instant),
      ...more,
    })
  }
  if (isWorked) step('START', 'STARTED', begun, worker)
  switch (state) {
    case 'RESUMED':
      step('HOLD', 'WAITING_INTERNAL', begun + 5 * minute, worker, { reason: random.pick(holdReasons) })
      step('RESUME', 'RESUMED', begun + 40 * minute, worker)
      break
    case 'WAITING_INTERNAL':
    case 'WAITING_EXTERNAL': {
      record.statusReason = random.pick(holdReasons)
      record.resumeAt = random.next() < 0.6 ? at(now.getTime() + random.between(4, 96) * hour) : null
      step('HOLD', state, begun + 10 * minute, worker, { reason: record.statusReason })
      break
    }
    case 'ESCALATED': {
      const level: AccessLevel = random.pick(['SUPERVISION', 'TACTICAL', 'ADMIN'])
      const target = hands.find((hand) => hand.level === level && (level === 'ADMIN' || hand.department === item.department)) ?? hands[0]!
      record.statusReason = random.pick(escalationReasons)
      record.escalatedLevel = target.level
      record.escalatedToId = uuidOf(target.email)
      const escalatedTo = ['', `${target.name}, ${accessLevelNames[target.level]}`]
      step('ESCALATE', state, begun + 20 * minute, worker, { reason: record.statusReason, changes: { escalatedTo } })
      break
    }
    case 'DELEGATED': {
      const delegate = random.pick(hands.filter((hand) => hand.department === item.department && hand.email !== worker.email))
      record.delegatorId = uuidOf(worker.email)
      record.delegateId = uuidOf(delegate.email)
      step('DELEGATE', state, begun, worker, { changes: { delegate: ['', delegate.name] } })
      break
    }
    case 'WITHDRAWN':
      record.statusReason = 'No longer needed'
      step('WITHDRAW', state, ended, lead, { reason: record.statusReason })
      break
    case 'COMPLETE':
      record.actualEnd = at(ended)
      record.completedById = uuidOf(worker.email)
      step('COMPLETE', state, ended, worker)
      break
    default:
      break
  }
  record.version = steps.length
  const entries: Entry[] = steps.map((entry, i) => ({
    ...entry,
    id: id('history', String(number), String(i)),
    actionId: recordId,
    version: i + 1,
  }))
  return { record, entries }
}

/** Open work is due around now, done work was due in the last weeks. */
function dueAt(random: Random, now: Date, state: State, { classId }: Item): number {
  const horizon = [1, 4, 10, 30][classId - 1]!
  if (state === 'COMPLETE' || state === 'WITHDRAWN') return now.getTime() - random.between(2, 60 * 24) * hour
  const late = random.next() < 0.2
  return now.getTime() + (late ? -random.between(1, 30) * hour : random.between(1, horizon * 24) * hour)
}

function titleOf(random: Random, { titles }: Item, now: Date): string {
  const week = Math.ceil((now.getTime() - Date.UTC(now.getUTCFullYear(), 0, 1)) / (7 * day))
  const values: Record<string, () => string> = {
    unit: () => String(random.between(4001, 4190)),
    trailer: () => String(random.between(201, 264)),
    dock: () => String(random.between(2, 14)),
    lane: () => random.pick(words.lane),
    customer: () => random.pick(words.customer),
    week: () => String(week),
  }
  return random.pick(titles).replace(/\{(\w+)\}/g, (_match, name: string) => values[name]!())
}
