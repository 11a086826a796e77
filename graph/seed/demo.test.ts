// What a fresh Opsgraph shows: the demo, the same on every machine.
import { beforeAll, describe, expect, test } from 'vitest'
import { stateOf } from '../people/invitation/states.ts'
import { accessLevels } from '../kernel/policy.ts'
import { fits } from '../kernel/auth/password.ts'
import { demoNow as now, ownDemo, readDemo } from '../testing/demo.ts'
import { demoIds, demoNumbers } from '../testing/demoIds.ts'
import { World } from '../testing/world.ts'
import type { PrismaClient } from '../../prisma/__generated__/client/client.ts'
import { seedBreaches } from './breaches.ts'
import { catalogue } from './catalogue.ts'
import { seedDemo } from './demo.ts'
import { demoAccounts } from './demoAccounts.ts'
import { halden } from './halden.ts'
import { northway } from './northway.ts'
import type { Company } from './world.ts'
import { day } from '../kernel/time/milliseconds.ts'

let prisma: PrismaClient

beforeAll(async () => {
  prisma = (await readDemo()).prisma
})

const countBy = async (column: 'status' | 'actionClassId' | 'priorityId' | 'rootId') => {
  const groups = await prisma.action.groupBy({ by: [column], where: { tourId: null }, _count: true })
  return new Map(groups.map((group) => [group[column], group._count]))
}
const ascending = (one: number | string, other: number | string) => Number(one) - Number(other)

describe('the demo has', () => {
  test('two root organizations that know nothing of each other, beside the peers that nobody belongs to', async () => {
    const roots = await prisma.organization.findMany({
      where: { parentId: null, memberships: { some: {} } },
      orderBy: { legalName: 'asc' },
    })
    expect(roots.map(({ legalName }) => legalName)).toEqual(['Halden Freight', 'Northway Logistics'])
    const users = await prisma.user.findMany({
      select: { memberships: { select: { organization: { select: { rootId: true } } } } },
    })
    for (const { memberships } of users)
      expect(new Set(memberships.map(({ organization }) => organization.rootId)).size).toBeLessThan(2)
  })

  test('requests of every status and invitations of every state, the first request pending', async () => {
    const requests = await prisma.associationRequest.findMany({ orderBy: { legacyId: 'asc' } })
    expect(requests[0]).toMatchObject({ legacyId: 1, status: 'PENDING' })
    expect(new Set(requests.map(({ status }) => status))).toEqual(
      new Set(['PENDING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN']),
    )
    const states = (await prisma.invitation.findMany()).map((invitation) => stateOf(invitation, now))
    expect(new Set(states)).toEqual(new Set(['OPEN', 'USED', 'REVOKED', 'EXPIRED']))
  })

  test('delegations of every state and a chain of two, and somebody away for whom Supervision stands in', async () => {
    const states = await prisma.delegation.groupBy({ by: ['state'] })
    expect(states.map(({ state }) => state).sort()).toEqual([
      'ACCEPTED',
      'ASKED',
      'DECLINED',
      'ENDED',
      'HANDED_BACK',
      'RECALLED',
    ])
    expect(await prisma.delegation.count({ where: { depth: 2, state: 'ACCEPTED' } })).toBeGreaterThan(0)
    const away = { cancelledAt: null, startsAt: { lte: now }, endsAt: { gt: now } }
    expect(await prisma.absence.count({ where: { ...away, deputy: { email: 'supervision@demo.test' } } })).toBe(1)
    expect(await prisma.absence.count({ where: { startsAt: { gt: now } } })).toBeGreaterThan(0)
    expect(await prisma.absence.count({ where: { recurringId: { not: null } } })).toBeGreaterThan(20)
    expect(await prisma.absencePart.count({ where: { deputy: { email: 'carla.mendes@demo.test' } } })).toBe(1)
    const held = await prisma.action.findMany({
      where: { delegations: { some: { state: 'ACCEPTED' } } },
      include: { delegations: { where: { state: 'ACCEPTED' }, orderBy: { depth: 'asc' } } },
    })
    for (const { assigneeId, delegatorId, delegations } of held)
      expect([assigneeId, delegatorId]).toEqual([delegations.at(-1)!.toId, delegations.at(-1)!.fromId])
  })

  test.each(['admin@demo.test', 'admin@other.test'])(
    'what %s has passed on, and was asked to take and has not answered',
    async (email) => {
      const of = (person: object) =>
        prisma.delegation.findMany({
          where: person,
          select: { state: true, at: true, action: { select: { status: true } } },
        })
      const [outgoing, incoming] = [await of({ from: { email } }), await of({ to: { email } })]
      expect(new Set(outgoing.map(({ state }) => state))).toEqual(new Set(['ASKED', 'ACCEPTED', 'DECLINED']))
      expect(new Set(incoming.map(({ state }) => state))).toEqual(new Set(['ASKED', 'ACCEPTED']))
      for (const { state, at, action } of [...outgoing, ...incoming]) {
        if (state === 'ASKED') expect(action.status).toBe(6)
        expect(at.getTime()).toBeLessThan(now.getTime())
      }
    },
  )

  test('pictures in the SOPs that are in force, each for its step', async () => {
    const steps = await prisma.sopStep.findMany({
      where: { fileId: { not: null } },
      include: {
        file: { include: { chunks: true } },
        version: { include: { sop: { include: { organization: true } } } },
      },
    })
    const shown = new Set(steps.map(({ version }) => `${version.sop.organization.legalName}: ${version.sop.name}`))
    for (const company of ['Northway Logistics', 'Halden Freight'])
      expect(shown).toContain(`${company}: Walk-round inspection`)
    for (const { file } of steps) {
      const bytes = Buffer.from(file!.chunks[0]!.bytes)
      expect([bytes.length, bytes.subarray(1, 4).toString()]).toEqual([file!.size, 'PNG'])
    }
    // Each step that is drawn has a drawing of its own.
    const drawn = new Map(steps.map(({ title, file }) => [title, Buffer.from(file!.sha256).toString('hex')]))
    expect(new Set(drawn.values()).size).toBe(drawn.size)
  })

  test('people of every access level', async () => {
    const groups = await prisma.membership.groupBy({ by: ['accessLevel'] })
    expect(groups.map(({ accessLevel }) => accessLevel).sort()).toEqual([...accessLevels].sort())
  })

  test.each(demoAccounts.list)('the account $email: $about', async ({ email, about }) => {
    const user = await prisma.user.findUniqueOrThrow({
      where: { email },
      include: { memberships: { include: { organization: { include: { root: true } }, group: true } } },
    })
    expect(await fits(user.passwordHash, demoAccounts.password)).toBe(true)
    const [membership] = user.memberships
    expect(about.toUpperCase()).toContain(membership!.accessLevel)
    expect(membership!.organization.root.legalName).toBe(
      email.endsWith('other.test') ? 'Halden Freight' : 'Northway Logistics',
    )
  })

  test('2,000 records beside those of its routines and gaps, a tenth of them in the other organization', async () => {
    const groups = await prisma.action.groupBy({
      by: ['rootId'],
      where: { occurrence: null, tourId: null, practice: null },
      _count: true,
    })
    expect(groups.map(({ _count }) => _count).sort(ascending)).toEqual([200, 1800])
  })

  test('routines with a ledger behind them: done, done late, skipped and missed, in both organizations', async () => {
    const states = await prisma.occurrence.groupBy({ by: ['state'] })
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['DONE', 'DONE_LATE', 'SKIPPED', 'MISSED']))
    const roots = await prisma.taskRecord.groupBy({
      by: ['rootId'],
      where: { series: { some: { occurrences: { some: {} } } } },
    })
    expect(roots).toHaveLength(2)
  })

  test('records of every status, those of no bucket too', async () => {
    expect([...(await countBy('status')).keys()].sort(ascending)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    const dispositions = await prisma.action.groupBy({ by: ['disposition'], where: { status: 6 } })
    expect(new Set(dispositions.map(({ disposition }) => disposition))).toEqual(
      new Set(['DELEGATED', 'ESCALATED', 'WITHDRAWN']),
    )
  })

  test('records of every class and every priority', async () => {
    expect([...(await countBy('actionClassId')).keys()].sort(ascending)).toEqual([1, 2, 3, 4])
    expect([...(await countBy('priorityId')).keys()].sort(ascending)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('dates around the given day: open work is due in the month around it, nothing was done after it', async () => {
    const open = await prisma.action.findMany({ where: { bucket: { lte: 5 }, scheduledEnd: { not: null } } })
    for (const { scheduledEnd } of open)
      expect(Math.abs(scheduledEnd!.getTime() - now.getTime())).toBeLessThan(31 * day)
    for (const column of ['actualStart', 'actualEnd', 'statusAt', 'createdAt', 'updatedAt'] as const) {
      expect(await prisma.action.count({ where: { [column]: { gt: now } } })).toBe(0)
    }
    expect(await prisma.action.count({ where: { statusAt: { lt: new Date(now.getTime() - 120 * day) } } })).toBe(0)
  })
})

test('tours that were walked, one under way, and one that is planned with a stop out of reach', async () => {
  const runs = await prisma.tourRun.findMany({ include: { stops: true, tour: true } })
  expect(new Set(runs.map(({ status }) => status))).toEqual(new Set(['DONE', 'RUNNING', 'PLANNED']))
  expect(
    runs
      .filter(({ status, stops }) => status === 'PLANNED' && stops.some(({ state }) => state === 'UNPLACEABLE'))
      .map(({ tour }) => tour.name),
  ).toEqual(['Great Basin service route'])
  for (const { status, stops, actualKm } of runs) {
    expect(stops.length).toBeGreaterThan(0)
    if (status === 'DONE')
      expect(stops.filter(({ state }) => state === 'PLANNED').length + (actualKm > 0 ? 0 : 1)).toBe(0)
  }
})

test('a run that the technician can walk, with stops, records, an SOP and a checklist', async () => {
  const [run, ...others] = await prisma.tourRun.findMany({
    where: { assignee: { email: 'transactional@demo.test' } },
    include: {
      stops: { include: { action: { include: { checklists: true, taskItem: true } } } },
      tour: true,
      group: true,
    },
  })
  expect([run!.status, run!.group?.name, others]).toEqual(['PLANNED', 'Tractors', []])
  expect(run!.stops.filter(({ actionId }) => !actionId).length).toBe(3)
  const records = run!.stops.filter(({ isExtra }) => isExtra)
  expect(records.length).toBe(2)
  for (const { action } of records)
    expect([action!.checklists.length > 0, action!.taskItem!.sopId !== null, action!.assigneeId]).toEqual([
      true,
      true,
      run!.assigneeId,
    ])
})

describe.each([northway, halden])('the work of $tree.name', (company: Company) => {
  const places = new Map<string, string[]>()
  const walk = ({ name, does, below }: Company['tree']) => {
    places.set(name, does)
    below.forEach(walk)
  }
  walk(company.tree)

  const records = () =>
    prisma.action.findMany({
      where: { root: { legalName: company.tree.name }, tourId: null, practice: null },
      include: {
        organization: true,
        department: true,
        group: true,
        taskItem: true,
        assignee: { include: { memberships: { include: { organization: true } } } },
      },
    })

  test('fits its place: each does the work of its departments only, a shop maintenance alone', async () => {
    for (const { organization, department } of await records()) {
      expect(places.get(organization.legalName)).toContain(department!.name)
      if (organization.legalName.endsWith('shop')) expect(department!.name).toBe('Maintenance')
    }
  })

  test('fits its department and its group', async () => {
    const items = Object.values(catalogue).flat()
    for (const { department, group, taskItem, departmentId } of await records()) {
      const item = items.find(({ name }) => name === taskItem!.name)
      expect([item?.department, group!.departmentId]).toEqual([department!.name, departmentId])
      expect(item?.groups).toContain(group!.name)
    }
  })

  test('is done by people of its group who belong there, or by their Admin', async () => {
    for (const { assignee, groupId, organization } of await records()) {
      if (!assignee || assignee.memberships.some(({ accessLevel }) => accessLevel === 'ADMIN')) continue
      const here = assignee.memberships.filter(
        (one) => one.groupId === groupId && organization.path.startsWith(one.organization.path),
      )
      expect(here).toHaveLength(1)
    }
  })

  test('is put to work at every place that does it, by people of its group, and says how it is done', async () => {
    const found = await prisma.taskRecord.findMany({
      where: { organization: { root: { legalName: company.tree.name } }, taskItemId: { not: null } },
      include: {
        organization: true,
        department: true,
        taskItem: true,
        assignees: { include: { user: { include: { memberships: true } } } },
        actions: true,
      },
    })
    for (const { organization, department, taskItem, groupId, assignees } of found) {
      expect(places.get(organization.legalName)).toContain(department!.name)
      expect(taskItem!.description).not.toBe('')
      for (const { user } of assignees) expect(user.memberships.map((one) => one.groupId)).toContain(groupId)
    }
    expect(new Set(found.map(({ taskItem }) => taskItem!.name)).size).toBeGreaterThan(5)
    expect(found.filter(({ actions }) => actions.length).length).toBeGreaterThan(3)
  })

  test('is called something that is filled in, in many ways', async () => {
    const all = await records()
    for (const { title } of all) expect(title).not.toMatch(/[{}]|undefined/)
    // What is done to one vehicle after the other is called the same, and names them.
    expect(new Set(all.map(({ title, vehicleId }) => `${title} ${vehicleId}`)).size).toBeGreaterThan(all.length * 0.2)
  })
})

test('what is done to a vehicle names it, and no title does', async () => {
  const units = new Set((await prisma.vehicle.findMany()).map(({ unitNumber }) => unitNumber))
  const actions = await prisma.action.findMany({
    where: { vehicleId: { not: null } },
    include: { vehicle: { include: { organization: true } } },
  })
  expect(actions.length).toBeGreaterThan(500)
  for (const { title, rootId, vehicle } of actions) {
    expect(vehicle!.organization.rootId).toBe(rootId)
    expect(title.match(/\d+/g)?.filter((number) => units.has(number) && Number(number) > 100) ?? []).toEqual([])
  }
  const named = { where: { vehicleId: { not: null } } }
  for (const count of [
    prisma.taskRecord.count(named),
    prisma.series.count(named),
    prisma.tourStop.count(named),
    prisma.tourRunStop.count(named),
    prisma.checklistAnswer.count(named),
  ])
    expect(await count).toBeGreaterThan(0)
})

describe('what documentation and examples rely on has its', () => {
  const name: Record<string, string> = {
    organization: 'legal_name',
    association_request: '(select name from app_user where id = user_id)',
    action: '(select email from app_user where id = assignee_id)',
    task_record: 'title',
  }

  test.each(Object.entries(demoNumbers))('number: %s', async (table, numbers) => {
    const rows = await prisma.$queryRawUnsafe<{ number: number; name: string }[]>(
      `select legacy_id as number, ${name[table] ?? 'name'} as name from ${table} where legacy_id = any($1::int[])`,
      Object.keys(numbers).map(Number),
    )
    expect(Object.fromEntries(rows.map((row) => [row.number, row.name]))).toEqual(numbers)
  })

  test('uuid', async () => {
    const { northway: n, western, reno, halden: h, ...people } = demoIds
    const places = await prisma.organization.findMany({
      where: { id: { in: [n, western, reno, h] } },
      select: { id: true, legalName: true },
    })
    expect(new Map(places.map(({ id, legalName }) => [id, legalName]))).toEqual(
      new Map([
        [n, 'Northway Logistics'],
        [western, 'Western division'],
        [reno, 'Reno terminal'],
        [h, 'Halden Freight'],
      ]),
    )
    const users = await prisma.user.findMany({
      where: { id: { in: Object.values(people) } },
      select: { id: true, email: true },
    })
    expect(Object.fromEntries(users.map(({ id, email }) => [email, id]))).toEqual(
      Object.fromEntries(demoAccounts.list.map(({ email }, i) => [email, Object.values(people)[i]])),
    )
  })
})

describe('seeding', () => {
  test('makes the past of its benchmarks: breaches of every end in both companies, owned records, a ledger, and who was told', async () => {
    const { services, prisma: own } = await ownDemo('demo_past')
    await seedBreaches(services)
    const breaches = await own.breach.findMany({
      include: {
        organization: { include: { root: true } },
        actions: { orderBy: { n: 'asc' }, include: { action: true } },
      },
    })
    for (const company of [northway, halden]) {
      const here = breaches.filter(({ organization }) => organization.root.legalName === company.tree.name)
      expect(here.filter(({ outcome }) => outcome === null).length).toBeGreaterThan(1)
      expect(here.some(({ actions }) => actions.length === 2)).toBe(true)
    }
    expect(breaches.filter(({ outcome }) => outcome === 'RECOVERED').length).toBeGreaterThan(3)
    for (const { openedAt, actions } of breaches) {
      expect(actions[0]!.action.createdAt).toEqual(openedAt)
      for (const { action } of actions) expect(action.assigneeId).not.toBeNull()
    }
    const ledger = await own.opportunityEntry.groupBy({ by: ['kind'], _count: true })
    expect(ledger.map(({ kind }) => kind).sort()).toEqual(['CLAIMED', 'REALIZED', 'REVERSED'])
    expect(
      await own.notification.count({ where: { kind: 'BREACH_OPENED', user: { email: 'supervision@demo.test' } } }),
    ).toBeGreaterThan(0)
    expect(await own.notification.count({ where: { at: { gt: now } } })).toBe(0)
    const admin = await own.user.findFirstOrThrow({ where: { email: 'admin@demo.test' }, select: { id: true } })
    expect(breaches.some(({ actions }) => actions.some(({ action }) => action.assigneeId === admin.id))).toBe(true)
    expect(await own.observation.groupBy({ by: ['metricId'], where: { userId: admin.id } })).toHaveLength(2)
  })

  test('a database with somebody in it changes nothing', async () => {
    const own = await World.make({ database: 'demo_taken' })
    await own.user()
    expect(await seedDemo(own.prisma, now)).toBe(false)
    expect([
      await own.prisma.user.count(),
      await own.prisma.organization.count(),
      await own.prisma.action.count(),
    ]).toEqual([1, 0, 0])
  })
})

describe('appointments', () => {
  test('are in every status in both companies, one cancelled', async () => {
    const all = await prisma.appointment.findMany()
    for (const rootId of new Set(all.map((one) => one.rootId))) {
      const here = all.filter((one) => one.rootId === rootId)
      expect(new Set(here.map(({ status }) => status))).toEqual(
        new Set(['COMPLETED', 'SCHEDULED', 'CONFIRMED', 'PENDING']),
      )
      expect(here.filter(({ cancelledAt }) => cancelledAt)).toHaveLength(1)
      expect(here.some(({ startsAt }) => Math.abs(startsAt.getTime() - now.getTime()) < day)).toBe(true)
    }
    expect(new Set(all.map(({ rootId }) => rootId)).size).toBe(2)
  })

  test('come back every week, and last past midnight, in the fleet company', async () => {
    const weekly = await prisma.appointment.findMany({ where: { seriesId: { not: null } }, orderBy: { date: 'asc' } })
    expect(weekly.map(({ date }) => (date.getTime() - weekly[0]!.date.getTime()) / day)).toEqual(
      Array.from({ length: 8 }, (_, i) => 7 * i),
    )
    expect(await prisma.appointment.count({ where: { endMins: { gt: 1440 } } })).toBe(1)
  })
})
