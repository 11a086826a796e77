import { beforeAll, describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { standardMetric, type TestMetric } from '../../testing/metrics.ts'
import type { Organization, Spot } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

let jobRoleId: string
let punctuality: TestMetric

const world = await World.make()
const { root, below, spot, admin, strategic, tactical, supervisor, driver } = await tree(world, {
  below: { below: {} },
  groups: { spot: {} },
  people: {
    admin: 'ADMIN',
    strategic: 'STRATEGIC',
    tactical: { level: 'TACTICAL', in: 'spot' },
    supervisor: { level: 'SUPERVISION', in: 'spot' },
    driver: { in: 'spot' },
  },
})
const { admin: stranger } = await tree(world)

beforeAll(async () => {
  const role = await world.prisma.jobRole.findFirstOrThrow({ where: { organizationId: root.id } })
  jobRoleId = globalId('JobRole', role.id)
  punctuality = await standardMetric(world, root, 'route-punctuality-adherence')
})

interface Benchmark {
  id: string
  name: string
  version: number
  status: string
  warningTrigger: number
  missedOpportunityTrigger: number
  ctqValue: number
  unitMargin: { amount: string; currency: string } | null
  marginImpact: number | null
  totalCtqOpportunity: number | null
  declinedBecause: string | null
  target: number | null
  resetLevel: number | null
  responsiblePeople: { name: string }[]
  can: { decide: { allowed: boolean; reason: string | null } }
}

interface Answer extends MutationResult {
  benchmark?: Benchmark
}

const fields = `id name version status warningTrigger missedOpportunityTrigger ctqValue unitMargin { amount currency } marginImpact { amount currency } totalCtqOpportunity declinedBecause target resetLevel
  can { decide { allowed reason } }`
const success = `benchmark { ${fields} }`

const usual = () => ({ organizationId: root.globalId, metricId: punctuality.globalId, jobRoleId, name: 'Punctual' })
const create = (more: object = {}, person = admin) =>
  world.mutate<Answer>(person, 'createBenchmark', { ...usual(), ...more }, success)
const propose = (more: object = {}, person = tactical) =>
  world.mutate<Answer>(person, 'proposeBenchmark', { ...usual(), ...more }, success)
const change = (benchmark: Benchmark, more: object, person = admin) =>
  world.mutate<Answer>(person, 'updateBenchmark', { id: benchmark.id, ...more }, success)
const step = (name: string, benchmark: Benchmark, more: object = {}, person = admin) =>
  world.mutate<Answer>(person, name, { id: benchmark.id, ...more }, success)
const made = async (more: object = {}) => (await create(more)).benchmark!
const read = async (benchmark: Benchmark, selection: string, person = admin) =>
  (
    await world.ask<{ node: Record<string, never> | null }>(
      person,
      `query ($id: ID!) { node(id: $id) { ... on Benchmark { ${selection} } } }`,
      { id: benchmark.id },
    )
  ).node

describe('a benchmark', () => {
  test('begins with 80, 50 and 95, over days, and two points', async () => {
    const { benchmark } = await create()
    expect(benchmark).toMatchObject({
      warningTrigger: 80,
      missedOpportunityTrigger: 50,
      ctqValue: 95,
      status: 'ACTIVE',
      target: 95,
      resetLevel: 95,
    })
    expect(
      await read(
        benchmark!,
        'grain scopeKind consecutivePoints currentConditionWidget priority { name } actionMetric { name } roleResponsibility { name }',
      ),
    ).toEqual({
      grain: 'DAY',
      scopeKind: 'ORGANIZATION',
      consecutivePoints: 2,
      currentConditionWidget: 'GAUGE',
      priority: { name: expect.any(String) },
      actionMetric: { name: 'Route Punctuality Adherence' },
      roleResponsibility: { name: 'Manager' },
    })
  })

  test.each([
    [{ missedOpportunityTrigger: 80 }, 'missedOpportunityTrigger', 'Write a number below the warning trigger, 80.'],
    [{ warningTrigger: 96 }, 'warningTrigger', 'Write at most the CTQ, 95.'],
    [{ ctqValue: 100.5 }, 'ctqValue', 'Write a number from 0 to 100.'],
    [{ missedOpportunityTrigger: -1 }, 'missedOpportunityTrigger', 'Write a number from 0 to 100.'],
    [{ consecutivePoints: 0 }, 'consecutivePoints', 'Write a whole number from 1 to 30.'],
    [{ consecutivePoints: 31 }, 'consecutivePoints', 'Write a whole number from 1 to 30.'],
    [{ resetLevel: 94 }, 'resetLevel', 'Write the target, 95, or more.'],
    [{ target: 1e16 }, 'target', 'Write a number from -1e15 to 1e15.'],
    [{ unitMargin: { amount: '2', currency: '' } }, 'unitMargin.currency', 'Name the currency, like USD.'],
    [{ unitMargin: { amount: '', currency: 'USD' } }, 'unitMargin.amount', 'Write an amount of 0 or more, like 12.50.'],
    [{ unitMargin: { amount: '2', currency: 'XYZ' } }, 'unitMargin.currency', 'Write a code of ISO 4217, like USD.'],
    [
      { unitMargin: { amount: '-2', currency: 'USD' } },
      'unitMargin.amount',
      'Write an amount of 0 or more, like 12.50.',
    ],
    [{ unitMargin: { amount: '0.00001', currency: 'USD' } }, 'unitMargin.amount', 'Write at most 4 decimals.'],
    [{ unitMargin: { amount: '10000000000', currency: 'USD' } }, 'unitMargin.amount', 'Write at most 9,999,999,999.'],
    [{ priorityId: 99 }, 'priorityId', 'Choose a priority of the list.'],
    [{ name: ' ' }, 'name', 'Enter a name.'],
    [{ name: 'a\0b' }, 'name', 'Leave out the NUL character.'],
  ])('with %j names the field and what would be right', async (more, path, message) => {
    expect((await create(more)).fields).toEqual([{ path, message }])
  })

  test('may have its levels at their ends', async () => {
    expect(
      (
        await create({
          missedOpportunityTrigger: 0,
          warningTrigger: 100,
          ctqValue: 100,
          resetLevel: 95,
          consecutivePoints: 30,
        })
      ).benchmark,
    ).toBeDefined()
  })

  test('of what is better below its target is reset at that or below', async () => {
    const harsh = await standardMetric(world, root, 'harsh-event-frequency')
    expect((await create({ metricId: harsh.globalId, resetLevel: 2.1 })).fields).toEqual([
      { path: 'resetLevel', message: 'Write the target, 2, or less.' },
    ])
    expect((await create({ metricId: harsh.globalId, resetLevel: 1.5 })).benchmark).toMatchObject({
      target: 2,
      resetLevel: 1.5,
    })
  })

  test('of a metric without a threshold needs a target of its own', async () => {
    const { id } = await standardMetric(world, root, 'dock-utilization-percentage')
    await world.prisma.metric.update({ where: { id }, data: { targetThreshold: null } })
    const metricId = globalId('Metric', id)
    expect((await create({ metricId })).fields).toEqual([
      { path: 'target', message: 'Write a target: the metric has no default threshold.' },
    ])
    expect((await create({ metricId, target: 70 })).benchmark!.target).toBe(70)
  })

  test('is changed from the version that was seen', async () => {
    const benchmark = await made()
    const changed = (await change(benchmark, { version: 1, warningTrigger: 85, target: 90 })).benchmark
    expect(changed).toMatchObject({ version: 2, warningTrigger: 85, target: 90, ctqValue: 95 })
    const late = await change(benchmark, { version: 1, warningTrigger: 70 })
    expect([late.code, late.differences]).toEqual([
      'VERSION_CONFLICT',
      [
        { field: 'version', yours: '1', current: '2' },
        { field: 'warningTrigger', yours: '70', current: '85' },
      ],
    ])
    expect((await change(benchmark, { target: null })).benchmark).toMatchObject({ target: 95, warningTrigger: 85 })
  })

  test('is checked as a whole when a part of it is changed', async () => {
    const benchmark = await made()
    expect((await change(benchmark, { ctqValue: 79 })).fields).toEqual([
      { path: 'warningTrigger', message: 'Write at most the CTQ, 79.' },
    ])
    expect((await change(benchmark, { resetLevel: 97, target: 98 })).fields).toEqual([
      { path: 'resetLevel', message: 'Write the target, 98, or more.' },
    ])
  })

  test('is archived, restored and duplicated', async () => {
    const benchmark = await made({ warningTrigger: 81 })
    const { benchmark: copy } = await step('duplicateBenchmark', benchmark, { name: 'Another' })
    expect(copy).toMatchObject({ name: 'Another', warningTrigger: 81, version: 1, status: 'ACTIVE' })
    expect((await step('archiveBenchmark', benchmark)).benchmark!.status).toBe('ARCHIVED')
    expect((await step('archiveBenchmark', benchmark)).message).toBe('The benchmark is archived already.')
    expect((await change(benchmark, { name: 'x' })).message).toBe('The benchmark is archived. Restore it first.')
    expect((await step('restoreBenchmark', benchmark, { version: 1 })).code).toBe('VERSION_CONFLICT')
    expect((await step('restoreBenchmark', benchmark)).benchmark).toMatchObject({ status: 'ACTIVE', version: 3 })
  })

  test('leaves a trace of who changed what', async () => {
    const benchmark = await made()
    await change(benchmark, { warningTrigger: 85 })
    const [, id] = Buffer.from(benchmark.id, 'base64').toString().split(':')
    const entries = await world.prisma.auditEntry.findMany({
      where: { nounId: id! },
      orderBy: { id: 'asc' },
      select: { action: true, actorId: true },
    })
    expect(entries).toEqual([
      { action: 'CREATE', actorId: admin.id },
      { action: 'UPDATE', actorId: admin.id },
    ])
  })
})

describe('who may', () => {
  test('edit: Admin and Strategic; the others read', async () => {
    expect((await create({}, strategic)).code).toBeUndefined()
    for (const person of [tactical, supervisor, driver]) expect((await create({}, person)).code).toBe('FORBIDDEN')
    const benchmark = await made(spot4())
    for (const person of [tactical, supervisor, driver]) {
      expect(await read(benchmark, 'name', person)).toEqual({ name: 'Punctual' })
      for (const name of ['updateBenchmark', 'archiveBenchmark', 'restoreBenchmark', 'acceptBenchmark'])
        expect((await step(name, benchmark, {}, person)).code).toBe('FORBIDDEN')
      expect((await step('declineBenchmark', benchmark, { reason: 'r' }, person)).code).toBe('FORBIDDEN')
      expect((await step('duplicateBenchmark', benchmark, { name: 'n' }, person)).code).toBe('FORBIDDEN')
    }
  })

  test('read what is of another department or above where they belong: nobody below', async () => {
    const benchmark = await made({ ...place(await world.group(root)) })
    for (const person of [tactical, supervisor, driver]) expect(await read(benchmark, 'name', person)).toBeNull()
    const local = await world.user(below, 'STRATEGIC')
    expect(await read(await made(), 'name', local)).toBeNull()
    expect(await read(await made({ organizationId: below.globalId }), 'name', local)).toEqual({ name: 'Punctual' })
  })

  test('see or use anything of it from another tree: nobody, and nothing tells', async () => {
    const benchmark = await made()
    expect(await read(benchmark, 'name', stranger)).toBeNull()
    for (const name of ['updateBenchmark', 'archiveBenchmark', 'restoreBenchmark', 'acceptBenchmark'])
      expect((await step(name, benchmark, {}, stranger)).message).toBe('The benchmark was not found.')
    expect((await step('declineBenchmark', benchmark, { reason: 'r' }, stranger)).code).toBe('NOT_FOUND')
    expect((await step('duplicateBenchmark', benchmark, { name: 'n' }, stranger)).code).toBe('NOT_FOUND')
    expect((await create({}, stranger)).code).toBe('NOT_FOUND')
    const at = await world.prisma.membership.findFirstOrThrow({
      where: { userId: stranger.id },
      select: { organizationId: true, jobRoleId: true },
    })
    const theirs = {
      organizationId: globalId('Organization', at.organizationId),
      jobRoleId: globalId('JobRole', at.jobRoleId),
    }
    expect((await create(theirs, stranger)).message).toBe('The metric was not found.')
    const metric = await standardMetric(world, { rootId: at.organizationId }, 'mtbf')
    expect((await create({ metricId: metric.globalId })).message).toBe('The metric was not found.')
    expect((await create({ jobRoleId: theirs.jobRoleId })).message).toBe('The job role was not found.')
    expect((await change(benchmark, { metricId: metric.globalId })).message).toBe('The metric was not found.')
  })

  test('propose: Tactical in their own department', async () => {
    const { benchmark } = await propose(spot4())
    expect(benchmark).toMatchObject({ status: 'PROPOSED', can: { decide: { allowed: false } } })
    expect((await propose()).code).toBe('FORBIDDEN')
    expect((await propose(place(await world.group(root)))).code).toBe('FORBIDDEN')
    for (const person of [supervisor, driver]) expect((await propose(spot4(), person)).code).toBe('FORBIDDEN')
  })

  test('change a proposal: who made it, until it is decided', async () => {
    const { benchmark } = await propose(spot4())
    expect((await change(benchmark!, { warningTrigger: 82 }, tactical)).benchmark!.warningTrigger).toBe(82)
    const colleague = await world.user(root, 'TACTICAL', spot)
    expect((await change(benchmark!, { warningTrigger: 83 }, colleague)).code).toBe('FORBIDDEN')
    expect((await step('acceptBenchmark', benchmark!)).benchmark!.status).toBe('ACTIVE')
    expect((await change(benchmark!, { warningTrigger: 84 }, tactical)).code).toBe('FORBIDDEN')
    expect((await step('acceptBenchmark', benchmark!)).message).toBe('It is not proposed and needs no decision.')
  })

  test('decline: who edits, with a reason that who proposed it reads', async () => {
    const { benchmark } = await propose(spot4())
    expect((await step('declineBenchmark', benchmark!, { reason: ' ' })).fields).toEqual([
      { path: 'reason', message: 'Enter a reason.' },
    ])
    await step('declineBenchmark', benchmark!, { reason: 'We have one.' })
    expect(await read(benchmark!, 'status declinedBecause', tactical)).toEqual({
      status: 'ARCHIVED',
      declinedBecause: 'We have one.',
    })
    expect((await step('restoreBenchmark', benchmark!)).benchmark).toMatchObject({
      status: 'ACTIVE',
      declinedBecause: null,
    })
  })

  test('see and set what a unit is worth: Strategic and up', async () => {
    const margin = { unitMargin: { amount: '2.5', currency: 'usd' } }
    const benchmark = await made({ ...spot4(), ...margin })
    expect(benchmark).toMatchObject({ unitMargin: { amount: '2.5', currency: 'USD' } })
    expect(
      await read(benchmark, 'unitMargin { amount } marginImpact { amount } can { seeMargin { allowed } }', tactical),
    ).toEqual({
      unitMargin: null,
      marginImpact: null,
      can: { seeMargin: { allowed: false } },
    })
    expect((await propose({ ...spot4(), ...margin })).message).toContain('see employer identifiers and margins')
    const { benchmark: proposed } = await propose(spot4())
    expect((await change(proposed!, margin, tactical)).code).toBe('FORBIDDEN')
    const { differences } = await change(benchmark, { version: 7, unitMargin: { amount: '3', currency: 'USD' } })
    expect(JSON.stringify(differences)).not.toContain('2.5')
  })
})

const place = ({ departmentId, groupId }: Spot) => ({
  departmentId: globalId('Department', departmentId),
  groupId: globalId('Group', groupId),
})
/** The department of those who are placed. */
const spot4 = () => ({ departmentId: place(spot).departmentId })

describe('who answers for it', () => {
  test('is whoever has the job role, in the nearest organization upward', async () => {
    const {
      root: own,
      division,
      boss,
      local,
    } = await tree(world, {
      below: { division: {} },
      people: { boss: 'ADMIN', local: { level: 'STRATEGIC', at: 'division' } },
    })
    const { jobRoleId: role } = await world.prisma.membership.findFirstOrThrow({ where: { userId: local.id } })
    const metric = await standardMetric(world, own, 'mtbf')
    const of = async (at: Organization) => {
      const input = {
        organizationId: at.globalId,
        metricId: metric.globalId,
        jobRoleId: globalId('JobRole', role),
        name: 'x',
      }
      const { benchmark } = await world.mutate<Answer>(
        boss,
        'createBenchmark',
        input,
        'benchmark { responsiblePeople { name } }',
      )
      return benchmark!.responsiblePeople.map(({ name }) => name)
    }
    expect(await of(division)).toEqual([local.name])
    expect(await of(own)).toEqual([boss.name])
    await world.prisma.membership.updateMany({ where: { userId: local.id }, data: { endsAt: world.clock.now() } })
    expect(await of(division)).toEqual([boss.name])
  })
})
