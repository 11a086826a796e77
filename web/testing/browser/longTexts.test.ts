// Texts 40 % longer than English, and names of 120 characters without a space, on a phone.
import { beforeAll, expect, test } from 'vitest'
import { ownBenchmarks } from '../../../graph/testing/benchmarks.ts'
import { ownMetrics } from '../../../graph/testing/ownMetrics.ts'
import type { Organization, Person } from '../../../graph/testing/rows.ts'
import { ownTasks } from '../../../graph/testing/tasks.ts'
import type { World } from '../../../graph/testing/world.ts'
import { lengthen, misfitsAt, unbroken } from './fit.ts'
import { openHouse } from './visit.ts'

const house = openHouse()

let at: Organization
let admin: Person
let key: string

/** An organization whose every name is 120 characters long, and has no space. */
async function ownLongNames(world: World) {
  at = await world.organization({ name: unbroken('Organization') })
  const below = await world.organization({ parent: at, name: unbroken('Division') })
  const department = { organizationId: at.id, name: unbroken('Department') }
  const group = await world.prisma.group.create({
    data: { name: unbroken('Group'), department: { create: department } },
    select: { id: true, departmentId: true },
  })
  const spot = { groupId: group.id, departmentId: group.departmentId }
  admin = await world.user(at, 'ADMIN', {}, unbroken('Admin'))
  const other = await world.user(below, 'TRANSACTIONAL', spot, unbroken('Person'))
  const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  const record = (title: string, more: object) =>
    world.action(at, other, { ...spot, title: unbroken(title), assigneeId: admin.id, ...more })
  key = (await record('Late', { scheduledStart: soon(-4), scheduledEnd: soon(-2), priorityId: 1 })).key
  await record('Started', { state: 'STARTED', actualStart: soon(-0.5), serviceTimeMins: 45 })
  await record('Waits', { state: 'WAITING_EXTERNAL', statusReason: unbroken('Reason'), resumeAt: soon(50) })
  await record('Escalated', { state: 'ESCALATED', statusReason: unbroken('Reason'), escalatedLevel: 'TACTICAL' })
  await record('Delegated', { state: 'DELEGATED', delegatorId: admin.id, delegateId: other.id })
  await ownMetrics(world, at, unbroken('Metric'))
  await ownBenchmarks(world, at, unbroken('Benchmark'))
  await ownTasks(world, at, unbroken('Task'))
}

beforeAll(() => ownLongNames(house.current.world))

const screens: Record<string, (() => string)[]> = {
  'the board, a record and the list of records': [
    () => '/home',
    () => '/home?lanes=person',
    () => '/home?lanes=organization',
    () => `/home/record/${key}`,
    () => `/home/record/${key}?panel=activity`,
    () => '/home?add=task',
    () => '/activerecords',
  ],
  'Today, the calendar and the tools of the board': [
    () => '/mydashboard',
    () => '/dashboard',
    () => '/mycalendar',
    () => '/planner',
    () => '/delegate',
    () => '/comms',
  ],
  'an organization, its people, tasks and metrics': [
    () => '/organizations',
    () => `/orgOverview/${at.globalId}`,
    () => `/orgOverview/${at.globalId}/people`,
    () => `/orgOverview/${at.globalId}/metrics`,
    () => '/assignusergroup',
    () => '/deptrole',
    () => '/tasks',
  ],
  'benchmarks, practices, roles and settings': [
    () => '/metricslibrary',
    () => '/benchmark',
    () => '/bestpractices',
    () => '/config/manageroles',
    () => '/createorganization',
    () => '/myprofile',
    () => '/mysettings',
  ],
}

test.each(Object.entries(screens))('nothing of %s is cut off, hidden or beyond a phone', async (_, paths) => {
  const { context, page } = await house.current.visit(admin, '/nowhere', { width: 390, height: 844 })
  await lengthen(context)
  const shown = paths.map((pathOf) => pathOf())
  expect(await misfitsAt(page, shown)).toEqual([])
})

test.each(['/login', '/signup'])('nor of %s', async (path) => {
  const { context, page } = await house.current.visit(null, '/nowhere', { width: 390, height: 844 })
  await lengthen(context)
  expect(await misfitsAt(page, [path])).toEqual([])
})
