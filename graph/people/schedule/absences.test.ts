// Who is away when, who may say so, and who may stand in.
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

let worker: Person

const world = await World.make()
const { root, division, spot, supervisor } = await tree(world, {
  root: { timeZone: 'America/Denver' },
  below: { division: {} },
  groups: { spot: {} },
  people: { supervisor: { level: 'SUPERVISION', at: 'division', in: 'spot' } },
})

beforeAll(async () => {
  worker = await someone()
})

const someone = () => world.user(division, 'TRANSACTIONAL', spot)
const inDays = (days: number) => new Date(world.clock.now().getTime() + days * 24 * 3_600_000).toISOString()

interface Shown {
  id: string
  state: string
  reason: string | null
  version: number
  startsAt: string
  endsAt: string
  deputy: { name: string } | null
  can: { edit: { allowed: boolean; reason: string | null } }
}
type Result = MutationResult & { absence?: Shown }

const fields = 'absence { id state reason version startsAt endsAt deputy { name } can { edit { allowed reason } } }'
const add = (by: Person, of: Person, [from, to]: [number, number], more: object = {}) =>
  world.mutate<Result>(
    by,
    'createAbsence',
    { userId: of.globalId, organizationId: division.globalId, startsAt: inDays(from), endsAt: inDays(to), ...more },
    fields,
  )
const change = (by: Person, id: string, more: object) =>
  world.mutate<Result>(by, 'updateAbsence', { id, ...more }, fields)
const cancel = (by: Person, id: string, more: object = {}) =>
  world.mutate<Result>(by, 'cancelAbsence', { id, ...more }, fields)
const problem = ({ fields: problems }: MutationResult) => problems?.[0]

describe('an absence', () => {
  test('is planned, then now, then over, by the clock', async () => {
    const person = await someone()
    const { absence } = await add(person, person, [1, 2], { reason: 'Holiday' })
    expect(absence).toMatchObject({
      state: 'PLANNED',
      reason: 'Holiday',
      deputy: null,
      can: { edit: { allowed: true } },
    })
    const state = async () =>
      (
        await world.ask<{ node: { state: string } }>(
          person,
          'query ($id: ID!) { node(id: $id) { ... on Absence { state } } }',
          { id: absence!.id },
        )
      ).node.state
    const states = []
    for (let i = 0; i < 3; i++) {
      states.push(await state())
      world.clock.forward({ days: 1 })
    }
    expect(states).toEqual(['PLANNED', 'NOW', 'OVER'])
    expect(await cancel(person, absence!.id)).toMatchObject({ code: 'CONFLICT', message: 'It is over.' })
  })

  test('is changed and cancelled, each with the version that was seen', async () => {
    const person = await someone()
    const { absence } = await add(person, person, [1, 2])
    const { id, version } = absence!
    expect((await change(person, id, { version, endsAt: inDays(5), reason: 'Longer' })).absence).toMatchObject({
      reason: 'Longer',
      version: 2,
    })
    expect(await change(person, id, { version, endsAt: inDays(9) })).toMatchObject({
      code: 'VERSION_CONFLICT',
      differences: expect.arrayContaining([expect.objectContaining({ field: 'version', yours: '1', current: '2' })]),
    })
    expect((await cancel(person, id, { version })).code).toBe('VERSION_CONFLICT')
    expect((await cancel(person, id)).absence).toMatchObject({
      state: 'CANCELLED',
      can: { edit: { allowed: false, reason: 'It was cancelled.' } },
    })
    expect((await change(person, id, { reason: 'x' })).message).toBe('It was cancelled.')
  })

  test("that was cancelled is in nobody's way", async () => {
    const person = await someone()
    await cancel(person, (await add(person, person, [1, 2])).absence!.id)
    expect((await add(person, person, [1, 2])).absence?.state).toBe('PLANNED')
  })

  test.each([
    ['ends before it begins', [3, 2], 'endsAt', 'Name an end that is after the start.'],
    ['is over', [-3, -1], 'endsAt', 'Name an end that is yet to come.'],
    ['takes more than a year', [1, 400], 'endsAt', 'Name an end within 366 days of the start.'],
    ['is ages away', [4000, 4001], 'startsAt', 'Name a start within five years.'],
  ] as [string, [number, number], string, string][])('that %s is refused', async (_what, dates, path, message) => {
    expect(problem(await add(worker, worker, dates))).toEqual({ path, message })
  })

  test('has a reason of at most 200 characters', async () => {
    expect(problem(await add(worker, worker, [1, 2], { reason: 'x'.repeat(201) }))?.path).toBe('reason')
  })

  test('twice at once is made once', async () => {
    const person = await someone()
    const results = await Promise.all([1, 2, 3].map(() => add(person, person, [1, 2])))
    expect(results.filter(({ absence }) => absence)).toHaveLength(1)
  })
})

describe('overlaps and circles', () => {
  test('nobody is away twice at once; one absence after the other is fine', async () => {
    const person = await someone()
    await add(person, person, [1, 5])
    expect(problem(await add(person, person, [4, 6]))).toEqual({
      path: 'startsAt',
      message: expect.stringMatching(
        `^${person.name} is away already from .*, \\d\\d:\\d\\d to .*, \\d\\d:\\d\\d UTC\\.$`,
      ),
    })
    expect((await add(person, person, [5, 6])).absence?.state).toBe('PLANNED')
  })

  test('no deputy is away too', async () => {
    const [person, deputy] = [await someone(), await someone()]
    await add(deputy, deputy, [3, 8])
    const refused = problem(await add(person, person, [1, 4], { deputyId: deputy.globalId }))
    expect(refused).toEqual({
      path: 'deputyId',
      message: expect.stringMatching(`^${deputy.name} is away too, .*\\. Choose another person\\.$`),
    })
    expect((await add(person, person, [1, 3], { deputyId: deputy.globalId })).absence?.deputy?.name).toBe(deputy.name)
  })

  test('nobody goes who stands in for somebody then', async () => {
    const [person, deputy] = [await someone(), await someone()]
    await add(person, person, [1, 4], { deputyId: deputy.globalId })
    expect(problem(await add(deputy, deputy, [3, 5]))).toEqual({
      path: 'startsAt',
      message: expect.stringMatching(
        `^${deputy.name} is the deputy of ${person.name} from .*\\. Name another deputy there first\\.$`,
      ),
    })
    expect((await add(deputy, deputy, [4, 5])).absence?.state).toBe('PLANNED')
  })

  test('two are not each the deputy of the other, and are told so', async () => {
    const [one, other] = [await someone(), await someone()]
    await add(one, one, [1, 4], { deputyId: other.globalId })
    const refused = await add(other, other, [2, 3], { deputyId: one.globalId })
    expect(problem(refused)?.message).toContain('has the one away as deputy')
  })

  test('of two that make each other deputy at once one is refused', async () => {
    const [one, other] = [await someone(), await someone()]
    const results = await Promise.all([
      add(one, one, [1, 4], { deputyId: other.globalId }),
      add(other, other, [1, 4], { deputyId: one.globalId }),
    ])
    expect(results.filter(({ absence }) => absence)).toHaveLength(1)
  })

  test('a change is held to the same', async () => {
    const [person, deputy] = [await someone(), await someone()]
    await add(deputy, deputy, [6, 8])
    const { absence } = await add(person, person, [1, 4], { deputyId: deputy.globalId })
    expect(problem(await change(person, absence!.id, { endsAt: inDays(7) }))?.path).toBe('deputyId')
    expect((await change(person, absence!.id, { endsAt: inDays(7), deputyId: null })).absence?.deputy).toBeNull()
  })

  test('nobody stands in for themselves', async () => {
    expect(problem(await add(worker, worker, [1, 2], { deputyId: worker.globalId }))?.message).toBe(
      'People can’t be their own deputies.',
    )
  })
})

describe('who may', () => {
  test('oneself, and whoever supervises', async () => {
    const manager = await world.user(root, 'TACTICAL', { departmentId: spot.departmentId })
    const admin = await world.user(root, 'ADMIN')
    for (const by of [worker, supervisor, manager, admin]) {
      const { absence } = await add(by, worker, [20, 21])
      expect(absence?.can.edit.allowed).toBe(true)
      await cancel(by, absence!.id)
    }
  })

  test('no colleague, nobody who supervises others, and each is told who could', async () => {
    const others = await world.group(root)
    for (const by of [
      await someone(),
      await world.user(division, 'SUPERVISION', others),
      await world.user(root, 'TACTICAL', { departmentId: others.departmentId }),
    ]) {
      expect(await add(by, worker, [20, 21])).toMatchObject({
        code: 'FORBIDDEN',
        message: expect.stringContaining('here takes Admin, Strategic'),
      })
    }
  })

  test('as the role matrix of the tree has it', async () => {
    const {
      root: own,
      boss,
      one,
    } = await tree(world, {
      groups: { place: {} },
      people: { boss: { level: 'SUPERVISION', in: 'place' }, one: { in: 'place' } },
    })
    await world.prisma.policyCell.create({
      data: { rootId: own.id, capability: 'schedules.edit', accessLevel: 'SUPERVISION', reach: 'OWN' },
    })
    const input = (of: Person) => ({
      userId: of.globalId,
      organizationId: own.globalId,
      startsAt: inDays(1),
      endsAt: inDays(2),
    })
    expect((await world.mutate(boss, 'createAbsence', input(one), '__typename')).code).toBe('FORBIDDEN')
    expect((await world.mutate(boss, 'createAbsence', input(boss), '__typename')).__typename).toBe(
      'CreateAbsenceSuccess',
    )
  })

  test('for another tenant nobody: each is as absent', async () => {
    const { admin: stranger } = await tree(world)
    const { absence } = await add(worker, worker, [30, 31])
    expect((await add(stranger, worker, [1, 2])).code).toBe('NOT_FOUND')
    expect((await change(stranger, absence!.id, { reason: 'x' })).code).toBe('NOT_FOUND')
    expect((await cancel(stranger, absence!.id)).code).toBe('NOT_FOUND')
    expect((await cancel(worker, globalId('Absence', randomUUID()))).code).toBe('NOT_FOUND')
    expect((await add(worker, worker, [32, 33], { deputyId: stranger.globalId })).code).toBe('NOT_FOUND')
    await cancel(worker, absence!.id)
  })

  test('the reason is for those who may edit it alone', async () => {
    const person = await someone()
    const { absence } = await add(person, person, [0, 2], { reason: 'Surgery' })
    const seen = async (by: Person) =>
      (
        await world.ask<{ node: { reason: string | null; state: string } }>(
          by,
          'query ($id: ID!) { node(id: $id) { ... on Absence { reason state } } }',
          { id: absence!.id },
        )
      ).node
    expect(await seen(supervisor)).toEqual({ reason: 'Surgery', state: 'NOW' })
    expect(await seen(worker)).toEqual({ reason: null, state: 'NOW' })
  })
})

describe('who is away is seen', () => {
  test('on the person, with what is to come', async () => {
    const person = await someone()
    await add(person, person, [0, 1])
    await add(person, person, [5, 6], { deputyId: worker.globalId })
    const { node } = await world.ask<{
      node: { away: { endsAt: string } | null; absences: { state: string; deputy: { name: string } | null }[] }
    }>(
      worker,
      'query ($id: ID!) { node(id: $id) { ... on User { away { endsAt } absences { state deputy { name } } } } }',
      { id: person.globalId },
    )
    expect(node.away).not.toBeNull()
    expect(node.absences).toEqual([
      { state: 'NOW', deputy: null },
      { state: 'PLANNED', deputy: { name: worker.name } },
    ])
  })

  test('among those whom work could go to, and on the record, in one statement for all', async () => {
    const person = await someone()
    await add(person, person, [0, 1], { deputyId: worker.globalId })
    const { globalId: id } = await world.action(division, supervisor, { ...spot, assigneeId: person.id })
    const { node } = await world.ask<{
      node: {
        away: { user: { name: string }; deputy: { name: string } | null }[]
        assignees: { name: string; away: object | null }[]
      }
    }>(
      supervisor,
      'query ($id: ID!) { node(id: $id) { ... on Action { away { user { name } deputy { name } } assignees(first: 100) { name away { endsAt } } } } }',
      { id },
    )
    expect(node.away).toEqual([{ user: { name: person.name }, deputy: { name: worker.name } }])
    expect(node.assignees.find(({ name }) => name === person.name)?.away).not.toBeNull()
    expect(node.assignees.find(({ name }) => name === worker.name)?.away).toBeNull()
    const list = await statementsOf(() =>
      world.ask(
        supervisor,
        '{ legacyActions(limit: 50) { id away { endsAt } } legacyUsers { away { endsAt } absences { endsAt } } }',
      ),
    )
    expect(list.filter((text) => text.includes('"absence"')).length).toBe(3)
  })

  test('by the deputy, with what they stand in for', async () => {
    const [person, deputy] = [await someone(), await someone()]
    await add(person, person, [2, 3], { deputyId: deputy.globalId })
    const { viewer } = await world.ask<{ viewer: { standsInFor: { user: { name: string }; state: string }[] } }>(
      deputy,
      '{ viewer { standsInFor { user { name } state } } }',
    )
    expect(viewer.standsInFor).toEqual([{ user: { name: person.name }, state: 'PLANNED' }])
  })
})
