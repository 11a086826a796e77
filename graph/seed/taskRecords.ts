// What the demo's companies put to work: the routine kinds of work, at each place that does them.
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { itemTexts } from './catalogueTexts.ts'
import { haldenSpots, northwaySpots } from './placeList.ts'
import { fleetOf, unitsFor, type Unit } from './fleet.ts'
import { Random, uuidOf } from './random.ts'
import { spotsOf, type Spot } from './spots.ts'
import type { Company } from './world.ts'

type Id = (...name: string[]) => string

/** What comes again and again by itself; all other work comes up as it does. */
const routine = [
  'Pre-trip inspection',
  'Yard count',
  'Reefer temperature round',
  'Driver hours review',
  'Load plan',
  'Lane review',
  'Preventive service',
  'Reefer service',
  'Landing gear',
  'Seal inventory',
  'Dock leveller grease',
  'Driver file audit',
  'Safety meeting',
  'Quarterly audit',
  'Service review',
  'Detention claims',
  'Fuel cards',
  'Idle report',
  'Period close',
]

export interface SeededTaskRecord {
  id: string
  /** The name of its item. */
  item: string
  actionClassId: number
  serviceTimeMins: number
  organization: string
  /** The vehicles that it may be on. */
  units: readonly Unit[]
  /** An IANA zone: that of its organization. */
  zone: string
}

/** One of them is no longer done. */
const archivedItem = 'Idle report'

/** Puts the routine work to work; answers with what was made, for those who plan it. */
export async function seedTaskRecords(
  tx: Prisma.TransactionClient,
  company: Company,
  id: Id,
  now: Date,
): Promise<SeededTaskRecord[]> {
  const random = new Random(company.hands.length)
  const places = company.tree.name.startsWith('Northway') ? northwaySpots : haldenSpots
  const spots = spotsOf(company).filter(({ item }) => routine.includes(item.name))
  const fleet = fleetOf(company, id)
  const made = spots.map((spot) => taskRecordOf(spot, places, fleet, id, now))
  await tx.taskRecord.createMany({ data: made.map(({ data }) => data) })
  await tx.taskRecordAssignee.createMany({
    data: spots.flatMap(({ hands }, i) => {
      const [first, second] = [random.pick(hands), random.pick(hands)]
      const people = [...new Set(i % 4 === 3 ? [] : [first, second])]
      return people.map(({ email }, position) => ({ taskRecordId: made[i]!.data.id, userId: uuidOf(email), position }))
    }),
  })
  // What was done so far was made of them, as far as it is of the same work.
  await tx.$executeRaw`
    update action a set task_record_id = t.id from task_record t
    where t.root_id = ${id('organization', company.tree.name)}::uuid and a.organization_id = t.organization_id and a.group_id = t.group_id
      and a.task_item_id = t.task_item_id and a.is_scheduled`
  return made.filter(({ data }) => data.status !== 'INACTIVE').map(({ seeded }) => seeded)
}

function taskRecordOf(
  { path, majorTask, item, group, lead }: Spot,
  places: typeof northwaySpots,
  fleet: readonly Unit[],
  id: Id,
  now: Date,
) {
  const { name: organization, zone } = path.at(-1)!
  const here = places.find((place) => place.organization === organization && place.name === organization)
  const seeded = {
    id: id('task record', organization, item.name, group),
    item: item.name,
    actionClassId: item.actionClassId,
    serviceTimeMins: item.minutes,
    organization,
    units: unitsFor(fleet, item.name, organization),
    zone,
  }
  const data = {
    id: seeded.id,
    organizationId: id('organization', organization),
    departmentId: id('department', item.department),
    groupId: id('group', item.department, group),
    taskItemId: id('task item', majorTask, item.name),
    title: item.groups.length > 1 ? `${item.name}, ${group.toLowerCase()}` : item.name,
    actionClassId: item.actionClassId,
    priorityId: item.priorityId,
    serviceTimeMins: item.minutes,
    requiresSignOff: itemTexts[item.name]?.signOff,
    locationId: here ? id('location', here.name) : null,
    // The service of one vehicle; other routine work is on one after the other.
    vehicleId: item.name === 'Reefer service' ? (seeded.units[0]?.id ?? null) : null,
    status: item.name === archivedItem ? ('INACTIVE' as const) : ('ACTIVE' as const),
    creatorId: uuidOf(lead.email),
    createdAt: new Date(now.getTime() - 60 * 24 * 3_600_000),
  }
  return { seeded, data }
}
