import { describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { timeStudyOf } from '../../testing/timeStudy.ts'
import type { Organization } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const world = await World.make()
const { root: at, spot, admin } = await tree(world, { groups: { spot: {} } })

let count = 0
async function itemOf({ id: organizationId }: Organization, serviceTimeMins = 20) {
  const { id } = await world.prisma.taskItem.create({
    data: {
      name: 'Pre-trip inspection',
      serviceTimeMins,
      actionClassId: 1,
      priorityId: 4,
      objectiveId: 1,
      majorTask: { create: { organizationId, name: `Inspections ${count++}` } },
    },
    select: { id: true },
  })
  return { id, globalId: globalId('TaskItem', id) }
}
const item = await itemOf(at)

interface Study {
  id: string
  name: string
  status: string
  version: number
  completeCycles: number
  cyclesNeeded: number | null
  standardSecs: number | null
  standardMins: number | null
  elements: {
    name: string
    rating: number
    observedSecs: number | null
    standardSecs: number | null
    observations: { cycle: number; seconds: number; excluded: boolean; note: string }[]
  }[]
}
interface Written extends MutationResult {
  timeStudy?: Study
}

const fields = `id name status version completeCycles cyclesNeeded standardSecs standardMins
  elements { name rating observedSecs standardSecs observations { cycle seconds excluded note } }`
const change = (name: string, input: object, person = admin) =>
  world.mutate<Written>(person, name, input, `timeStudy { ${fields} }`)
const create = (input: object = {}, person = admin) =>
  change(
    'createTimeStudy',
    {
      taskItemId: item.globalId,
      organizationId: at.globalId,
      elements: [{ name: 'Walk round' }, { name: 'Brakes', rating: 1.1 }],
      ...input,
    },
    person,
  )
const cycle = (id: string, seconds: (number | null)[], person = admin) =>
  change('addTimeStudyCycle', { id, seconds }, person)
const idOf = ({ timeStudy }: Written) => timeStudy!.id

describe('a study', () => {
  test('is begun with its elements, timed cycle by cycle, and summed up as it goes', async () => {
    const { timeStudy } = await create({ allowance: 0.13 })
    expect(timeStudy).toMatchObject({
      name: 'Pre-trip inspection',
      status: 'OPEN',
      completeCycles: 0,
      cyclesNeeded: null,
      standardSecs: null,
    })
    const { id } = timeStudy!
    await cycle(id, [9, 100])
    await cycle(id, [10, 100])
    const { timeStudy: timed } = await cycle(id, [11, null])
    expect(timed).toMatchObject({ completeCycles: 2, cyclesNeeded: 16, standardMins: 3, version: 4 })
    expect(timed!.standardSecs).toBeCloseTo((10 + 110) / 0.87, 9)
    expect(timed!.elements.map(({ observations }) => observations.map(({ seconds }) => seconds))).toEqual([
      [9, 10, 11],
      [100, 100],
    ])
  })

  test('numbers cycles one after the other, even when two are sent at once', async () => {
    const id = idOf(await create())
    await Promise.all([cycle(id, [1, 1]), cycle(id, [2, 2]), cycle(id, [3, 3])])
    const { timeStudy } = await cycle(id, [4, 4])
    expect(timeStudy!.elements.map(({ observations }) => observations.map((one) => one.cycle))).toEqual([
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ])
  })

  test('counts a cycle that is sent twice under one key once', async () => {
    const id = idOf(await create())
    const sent = { id, seconds: [1, 1], idempotencyKey: `cycle ${id}` }
    await change('addTimeStudyCycle', sent)
    expect((await change('addTimeStudyCycle', sent)).timeStudy!.completeCycles).toBe(1)
  })

  test('leaves out what was not normal, with why, and takes it in again', async () => {
    const id = idOf(await create())
    await cycle(id, [10, 10])
    const { timeStudy: before } = await cycle(id, [500, 10])
    expect((await change('excludeTimeStudyTime', { id, cycle: 2, element: 1, excluded: true })).fields).toEqual([
      { path: 'note', message: 'Enter a note.' },
    ])
    const { timeStudy } = await change('excludeTimeStudyTime', {
      id,
      version: before!.version,
      cycle: 2,
      element: 1,
      excluded: true,
      note: 'The phone rang',
    })
    expect(timeStudy!.elements[0]).toMatchObject({
      observedSecs: 10,
      observations: [{ excluded: false }, { excluded: true, note: 'The phone rang' }],
    })
    expect(timeStudy!.completeCycles).toBe(1)
    expect(
      (await change('excludeTimeStudyTime', { id, cycle: 2, excluded: false })).timeStudy!.elements[0]!.observedSecs,
    ).toBe(255)
    for (const wrong of [{ cycle: 3 }, { cycle: 1, element: 3 }, { cycle: 2 ** 31 - 1 }]) {
      expect((await change('excludeTimeStudyTime', { id, excluded: false, ...wrong })).fields?.[0]?.path).toBe('cycle')
    }
  })

  test('takes back its last cycle, and no other', async () => {
    const id = idOf(await create())
    await cycle(id, [1, 1])
    await cycle(id, [2, 2])
    expect((await change('removeTimeStudyCycle', { id, cycle: 1 })).code).toBe('CONFLICT')
    expect((await change('removeTimeStudyCycle', { id, cycle: 2 })).timeStudy!.completeCycles).toBe(1)
    expect((await change('removeTimeStudyCycle', { id, cycle: 1 })).timeStudy!.completeCycles).toBe(0)
    expect((await change('removeTimeStudyCycle', { id, cycle: 0 })).code).toBe('CONFLICT')
  })

  test('changes its elements while nothing is timed, and their names and ratings afterwards', async () => {
    const id = idOf(await create())
    const set = (elements: object[]) => change('updateTimeStudy', { id, elements })
    expect((await set([{ name: 'All' }])).timeStudy!.elements.map(({ name }) => name)).toEqual(['All'])
    await cycle(id, [10])
    expect((await set([{ name: 'A' }, { name: 'B' }])).fields?.[0]?.path).toBe('elements')
    expect((await set([{ name: 'Everything', rating: 0.9 }])).timeStudy!.elements).toMatchObject([
      { name: 'Everything', rating: 0.9, observations: [{ seconds: 10 }] },
    ])
  })

  test('is refused where a value can not be', async () => {
    const paths = async (input: object) => (await create(input)).fields?.map(({ path }) => path)
    expect(await paths({ elements: [] })).toEqual(['elements'])
    expect(await paths({ elements: Array.from({ length: 31 }, () => ({ name: 'x' })) })).toEqual(['elements'])
    expect(await paths({ elements: [{ name: ' ' }] })).toEqual(['elements.0.name'])
    expect(await paths({ elements: [{ name: 'x', rating: 0 }] })).toEqual(['elements.0.rating'])
    expect(await paths({ allowance: 1, confidence: 0, precision: 1e308 })).toEqual([
      'allowance',
      'confidence',
      'precision',
    ])
    const id = idOf(await create())
    for (const seconds of [[], [1], [1, 1, 1], [null, null], [0, 1], [-1, 1], [1e308, 1]]) {
      expect((await cycle(id, seconds)).code, JSON.stringify(seconds)).toBe('VALIDATION')
    }
    expect((await create({ observedId: (await world.user(await world.organization())).globalId })).code).toBe(
      'NOT_FOUND',
    )
    expect((await create({ taskItemId: (await itemOf(await world.organization())).globalId })).code).toBe('NOT_FOUND')
  })
})

describe('publishing', () => {
  const versions = async (of = item) =>
    (
      await world.ask<{
        node: {
          serviceTimeMins: number
          serviceTimes: {
            number: number
            minutes: number
            exactMins: number
            source: string
            publishedBy: { name: string }
          }[]
        }
      }>(
        admin,
        'query ($id: ID!) { node(id: $id) { ... on TaskItem { serviceTimeMins serviceTimes { number minutes exactMins source publishedBy { name } } } } }',
        { id: of.globalId },
      )
    ).node

  test('makes the standard time the service time, as its next version', async () => {
    const own = await itemOf(at)
    const publish = async (seconds: number) => {
      const id = idOf(await create({ taskItemId: own.globalId, allowance: 0, elements: [{ name: 'All' }] }))
      const { timeStudy } = await cycle(id, [seconds])
      return change('publishTimeStudy', { id, version: timeStudy!.version })
    }
    expect((await publish(90)).timeStudy).toMatchObject({ status: 'PUBLISHED', standardMins: 2 })
    await publish(300)
    expect(await versions(own)).toEqual({
      serviceTimeMins: 5,
      serviceTimes: [
        { number: 2, minutes: 5, exactMins: 5, source: 'STUDY', publishedBy: { name: admin.name } },
        { number: 1, minutes: 2, exactMins: 1.5, source: 'STUDY', publishedBy: { name: admin.name } },
      ],
    })
    await expect(world.prisma.serviceTime.deleteMany({ where: { taskItemId: own.id } })).rejects.toThrow()
  })

  test('is refused without a complete cycle, and twice', async () => {
    const id = idOf(await create())
    await cycle(id, [10, null])
    await cycle(id, [null, 10])
    const { node } = await world.ask<{ node: { can: { publish: object } } }>(
      admin,
      'query ($id: ID!) { node(id: $id) { ... on TimeStudy { can { publish { allowed reason } } } } }',
      { id },
    )
    expect(node.can.publish).toEqual({ allowed: false, reason: 'Time at least one complete cycle first.' })
    expect(await change('publishTimeStudy', { id })).toMatchObject({
      code: 'CONFLICT',
      message: 'Time at least one complete cycle first.',
    })
    await cycle(id, [10, 10])
    expect((await change('publishTimeStudy', { id, version: 1 })).code).toBe('VERSION_CONFLICT')
    const answers = await Promise.all([change('publishTimeStudy', { id }), change('publishTimeStudy', { id })])
    expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(1)
    for (const answer of [await cycle(id, [1, 1]), await change('discardTimeStudy', { id })]) {
      expect(answer).toMatchObject({ code: 'CONFLICT', message: 'This study is published; begin another one.' })
    }
  })

  test('of two studies of one work at once numbers both', async () => {
    const own = await itemOf(at)
    const ids = await Promise.all(
      [60, 120, 180].map(
        async (seconds) =>
          (await timeStudyOf(world, at, own.id, { observerId: admin.id, elements: [['All', 1, [seconds]]] })).globalId,
      ),
    )
    await Promise.all(ids.map((id) => change('publishTimeStudy', { id })))
    expect((await versions(own)).serviceTimes.map(({ number }) => number)).toEqual([3, 2, 1])
  })
})

describe('who may', () => {
  test.each([
    ['ADMIN', true, true, true],
    ['STRATEGIC', true, false, false],
    ['TACTICAL', true, true, true],
    ['SUPERVISION', true, true, false],
    ['TRANSACTIONAL', false, false, false],
  ] as const)('%s: reads %s, records %s, publishes %s', async (level, reads, records, publishes) => {
    const person = await world.user(at, level, spot)
    const { globalId: id } = await timeStudyOf(world, at, item.id, { ...spot, observerId: admin.id })
    const { node } = await world.ask<{
      node: { can: { record: { allowed: boolean }; publish: { allowed: boolean } } } | null
    }>(
      person,
      'query ($id: ID!) { node(id: $id) { ... on TimeStudy { can { record { allowed } publish { allowed } } } } }',
      { id },
    )
    expect(node).toEqual(reads ? { can: { record: { allowed: records }, publish: { allowed: publishes } } } : null)
    const refused = reads ? 'FORBIDDEN' : 'NOT_FOUND'
    expect((await cycle(id, [1], person)).code).toBe(records ? undefined : refused)
    expect((await create({ ...place(), observedId: admin.globalId }, person)).code).toBe(
      records ? undefined : 'FORBIDDEN',
    )
    expect((await change('publishTimeStudy', { id }, person)).code).toBe(publishes ? undefined : refused)
  })

  const place = () => ({
    departmentId: globalId('Department', spot.departmentId),
    groupId: globalId('Group', spot.groupId),
  })

  test('who records their own alone times themselves, where they work', async () => {
    const driver = await world.user(at, 'TRANSACTIONAL', spot)
    const id = idOf(await create(place(), driver))
    expect((await cycle(id, [1, 1], driver)).timeStudy!.completeCycles).toBe(1)
    expect((await change('updateTimeStudy', { id, observedId: admin.globalId }, driver)).code).toBe('FORBIDDEN')
    expect((await change('publishTimeStudy', { id }, driver)).code).toBe('FORBIDDEN')
    const elsewhere = await world.group(at)
    expect(
      (
        await create(
          {
            departmentId: globalId('Department', elsewhere.departmentId),
            groupId: globalId('Group', elsewhere.groupId),
          },
          driver,
        )
      ).code,
    ).toBe('FORBIDDEN')
    // Who is timed reads it too.
    const { globalId: ofDriver } = await timeStudyOf(world, at, item.id, {
      ...spot,
      observerId: admin.id,
      observedId: driver.id,
    })
    expect((await cycle(ofDriver, [1], driver)).code).toBe('FORBIDDEN')
  })

  test('a stranger finds nothing', async () => {
    const { admin: stranger } = await tree(world)
    const { globalId: id } = await timeStudyOf(world, at, item.id, { observerId: admin.id })
    const inputs = {
      updateTimeStudy: {},
      addTimeStudyCycle: { seconds: [1] },
      removeTimeStudyCycle: { cycle: 1 },
      excludeTimeStudyTime: { cycle: 1, excluded: false },
      publishTimeStudy: {},
      discardTimeStudy: {},
    }
    for (const [name, input] of Object.entries(inputs))
      expect((await change(name, { id, ...input }, stranger)).code).toBe('NOT_FOUND')
    expect(await world.ask(stranger, '{ timeStudies { edges { node { id } } } }')).toEqual({
      timeStudies: { edges: [] },
    })
    expect(await world.ask(stranger, 'query ($id: ID!) { timeStudy(id: $id) { id } }', { id })).toEqual({
      timeStudy: null,
    })
  })
})

test('the list is read in a number of statements that does not grow with it, and found by a part of a name', async () => {
  const { root: own, person } = await tree(world, { people: { person: 'ADMIN' } })
  const work = await itemOf(own)
  for (const name of ['Dock A', 'Yard', 'Dock B'])
    await timeStudyOf(world, own, work.id, {
      observerId: person.id,
      name,
      elements: [
        ['x', 1, [1, 2]],
        ['y', 1, [1, 2]],
      ],
    })
  const source =
    '{ timeStudies(first: 9, search: "dock", filter: { status: { eq: OPEN } }) { edges { node { name standardSecs completeCycles cyclesNeeded taskItem { name } organization { name } observer { name } can { publish { allowed } } } } } }'
  await world.ask(person, source)
  let answer: { timeStudies: { edges: { node: { name: string } }[] } } | undefined
  expect((await statementsOf(async () => void (answer = await world.ask(person, source)))).length).toBe(7)
  expect(answer!.timeStudies.edges.map(({ node }) => node.name)).toEqual(['Dock B', 'Dock A'])
})
