// How routines kept their cadence: by organization, job role and week.
import { actionClass } from '../../testing/entryIds.ts'
import { expect, test } from 'vitest'
import type { OccurrenceState } from '../../../prisma/__generated__/client/enums.ts'
import { routine } from '../../testing/routines.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { TestClock } from '../../testing/TestClock.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'
import { day } from '../../kernel/time/milliseconds.ts'

// A Wednesday.
const now = Date.parse('2026-11-18T10:00:00Z')

const source = `query ($filter: ActionFilter) { dashboard(filter: $filter) { cadence {
  weeks { from } rows { organizationId organizationName jobRoleId jobRoleName cells { week done late skipped missed } } } } }`

interface Answer {
  dashboard: {
    cadence: {
      weeks: { from: string }[]
      rows: {
        organizationId: string
        organizationName: string
        jobRoleId: string | null
        jobRoleName: string | null
        cells: object[]
      }[]
    }
  }
}

const ask = async (person: Person, filter: object = {}) =>
  (await world.ask<Answer>(person, source, { filter })).dashboard.cadence

async function due(
  seriesId: string,
  at: Organization,
  assigneeId: string | null,
  list: [daysAgo: number, state: OccurrenceState][],
) {
  for (const [i, [ago, state]] of list.entries()) {
    const endsAt = new Date(now - ago * day)
    const hasRecord = ['OPEN', 'DONE', 'DONE_LATE'].includes(state)
    const { id: actionId } = hasRecord
      ? await world.action(at, admin, { assigneeId, ...(state !== 'OPEN' && { state: 'COMPLETE' }) })
      : { id: null }
    const slot = new Date(endsAt.getTime() - i * 60_000)
    await world.prisma.occurrence.create({
      data: {
        seriesId,
        slot,
        startsAt: endsAt,
        endsAt,
        opensAt: endsAt,
        state,
        actionId,
        reason: state === 'SKIPPED' ? 'Closed' : '',
      },
    })
  }
}

const world = await World.make({ clock: new TestClock(now) })
const { root, branch, admin, spot, worker } = await tree(world, {
  below: { branch: {} },
  groups: { spot: {} },
  people: { admin: 'ADMIN', worker: { at: 'branch', in: 'spot' } },
})
const ofWorker = await routine(world, branch, admin, {
  work: { ...spot, assignees: { create: { userId: worker.id, position: 0 } } },
})
// Two days ago is Monday of this week, three days ago Sunday of the last one.
await due(ofWorker.id, branch, worker.id, [
  [1, 'DONE'],
  [2, 'DONE'],
  [2, 'DONE_LATE'],
  [3, 'MISSED'],
  [4, 'SKIPPED'],
  [50, 'MISSED'],
  [-1, 'OPEN'],
  [0.1, 'OPEN'],
  [-2, 'PLANNED'],
])
const ofNobody = await routine(world, root, admin)
await due(ofNobody.id, root, null, [[8, 'DONE']])

test('counts done, late, skipped and missed a week; what is open past its end is late, what is to come is not counted', async () => {
  const { weeks, rows } = await ask(admin)
  expect(weeks.map(({ from }) => from.slice(0, 10))).toEqual([
    '2026-10-12',
    '2026-10-19',
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
  ])
  expect(rows).toMatchObject([
    { jobRoleName: null, jobRoleId: null, cells: [{ week: 4, done: 1, late: 0, skipped: 0, missed: 0 }] },
    {
      organizationId: branch.globalId,
      cells: [
        { week: 4, done: 0, late: 0, skipped: 1, missed: 1 },
        { week: 5, done: 2, late: 2, skipped: 0, missed: 0 },
      ],
    },
  ])
  expect(rows[1]!.jobRoleName).not.toBeNull()
})

test('opens what a cell counts, the latest first', async () => {
  const { rows } = await ask(admin)
  const { organizationId, jobRoleId } = rows[1]!
  const text =
    'query ($organizationId: ID!, $jobRoleId: ID, $week: Int!) { dashboard { cadence { occurrences(organizationId: $organizationId, jobRoleId: $jobRoleId, week: $week) { state } } } }'
  const of = async (variables: object) =>
    (
      await world.ask<{ dashboard: { cadence: { occurrences: { state: string }[] } } }>(admin, text, {
        organizationId,
        jobRoleId,
        week: 5,
        ...variables,
      })
    ).dashboard.cadence.occurrences.map(({ state }) => state)
  expect(await of({})).toEqual(['OPEN', 'DONE', 'DONE', 'DONE_LATE'])
  expect(await of({ week: 4 })).toEqual(['MISSED', 'SKIPPED'])
  expect(await of({ week: 77 })).toEqual([])
  expect(await of({ jobRoleId: null })).toEqual([])
})

test('is narrowed as the dashboard is, and to one’s groups', async () => {
  expect((await ask(admin, { organization: { below: branch.globalId } })).rows).toHaveLength(1)
  expect((await ask(admin, { actionClass: { in: [actionClass(4)] } })).rows).toEqual([])
  expect((await ask(worker)).rows).toMatchObject([{ organizationId: branch.globalId }])
  const beside = await world.user(branch, 'TRANSACTIONAL', await world.group(root))
  expect((await ask(beside)).rows).toEqual([])
})

test('is nothing to another tree, not even by its id', async () => {
  const { stranger } = await tree(world, { people: { stranger: 'ADMIN' } })
  expect((await ask(stranger)).rows).toEqual([])
  expect((await ask(stranger, { organization: { below: branch.globalId } })).rows).toEqual([])
})

test('is one statement beside who asks', async () => {
  await ask(admin)
  expect((await statementsOf(() => ask(admin).then(() => undefined))).length).toBe(2)
})

test('the rows name their root to who belongs to several', async () => {
  const both = await world.user(root, 'ADMIN')
  const ofBranch = async () => {
    const answer = await world.ask<{
      dashboard: { cadence: { rows: { organizationId: string; rootName: string }[] } }
    }>(both, '{ dashboard { cadence { rows { organizationId rootName } } } }')
    return answer.dashboard.cadence.rows.find(({ organizationId }) => organizationId === branch.globalId)!.rootName
  }
  expect(await ofBranch()).toBeNull()
  await world.join(both, await world.organization({ name: 'Halden' }), 'ADMIN')
  const { legalName } = await world.prisma.organization.findUniqueOrThrow({ where: { id: root.id } })
  expect(await ofBranch()).toBe(legalName)
})
