// Where the work takes another time than it should, and what is done about it.
import { describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const world = await World.make()
const { root: at, admin } = await tree(world)

let count = 0
/** Some work of 20 minutes and its runs in minutes, the first one longest ago. */
async function work(minutes: readonly number[], of = at, more: object = {}) {
  const { id } = await world.prisma.taskItem.create({
    data: {
      name: `Work ${count}`,
      serviceTimeMins: 20,
      actionClassId: 1,
      priorityId: 4,
      objectiveId: 1,
      ...more,
      majorTask: { create: { organizationId: of.id, name: `Major ${count++}` } },
    },
    select: { id: true },
  })
  await run(id, minutes, of)
  return { id, globalId: globalId('TaskItem', id) }
}

const run = async (taskItemId: string, minutes: readonly number[], of = at) => {
  const now = world.clock.now().getTime()
  await world.prisma.action.createMany({
    data: minutes.map((worked, i) => ({
      title: `Run ${i}`,
      rootId: of.rootId,
      organizationId: of.id,
      creatorId: admin.id,
      actionClassId: 1,
      priorityId: 4,
      taskItemId,
      status: 9,
      workedSecs: worked * 60,
      actualEnd: new Date(now + (i + 1) * 1000),
    })),
  })
  world.clock.forward({ minutes: 1 })
}

const ten = (minutes: number) => Array.from({ length: 10 }, () => minutes)

interface Proposal {
  currentMins: number
  medianMins: number
  proposedMins: number
  runs: { minutes: number; action: { title: string } | null }[]
  can: { decide: { allowed: boolean; reason: string | null } }
}
interface Decided extends MutationResult {
  taskItem?: {
    serviceTimeMins: number
    serviceTimeProposal: Proposal | null
    serviceTimes: { minutes: number; exactMins: number; source: string }[]
  }
}

const proposal =
  'currentMins medianMins proposedMins runs { minutes action { title } } can { decide { allowed reason } }'
const proposed = async ({ globalId: id }: { globalId: string }, person = admin) =>
  (
    await world.ask<{ node: { serviceTimeProposal: Proposal | null } | null }>(
      person,
      `query ($id: ID!) { node(id: $id) { ... on TaskItem { serviceTimeProposal { ${proposal} } } } }`,
      { id },
    )
  ).node?.serviceTimeProposal
const decide = (
  name: 'acceptServiceTime' | 'dismissServiceTime',
  { globalId: taskItemId }: { globalId: string },
  input: object = {},
  person = admin,
) =>
  world.mutate<Decided>(
    person,
    name,
    { taskItemId, ...input },
    `taskItem { serviceTimeMins serviceTimeProposal { ${proposal} } serviceTimes { minutes exactMins source } }`,
  )

describe('the last ten runs', () => {
  test.each([
    ['more than 15 % longer', ten(23.1), 23.1],
    ['15 % longer is none', ten(23), undefined],
    ['more than 15 % shorter', ten(16.9), 16.9],
    ['15 % shorter is none', ten(17), undefined],
    ['nine are too few', ten(60).slice(1), undefined],
    ['by their median, not their mean', [...ten(20).slice(1), 900], undefined],
    ['the mean of the middle two', [1, 1, 1, 1, 30, 40, 99, 99, 99, 99], 35],
    ['of more the last ten', [...ten(90), ...ten(20)], undefined],
    ['what took no time is no run', [...ten(40), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 40],
  ])('%s', async (_what, minutes, median) => {
    expect((await proposed(await work(minutes)))?.medianMins).toBe(median)
  })

  test('stand behind the proposal, latest first; of records out of sight the time alone', async () => {
    const item = await work([...ten(40).slice(1), 41])
    const { runs, ...more } = (await proposed(item))!
    expect(more).toMatchObject({
      currentMins: 20,
      medianMins: 40,
      proposedMins: 40,
      can: { decide: { allowed: true } },
    })
    expect([runs.length, runs[0]]).toEqual([10, { minutes: 41, action: { title: 'Run 9' } }])
    const supervisor = await world.user(at, 'SUPERVISION', await world.group(at))
    expect((await proposed(item, supervisor))!.runs[0]).toEqual({ minutes: 41, action: null })
  })

  test('of work without a service time speak for one; of archived work for none', async () => {
    expect((await proposed(await work(ten(5), at, { serviceTimeMins: 0 })))?.proposedMins).toBe(5)
    expect(await proposed(await work(ten(50), at, { active: false }))).toBeNull()
  })

  test('of all work in reach are one statement', async () => {
    const { root: own, person } = await tree(world, { people: { person: 'ADMIN' } })
    await work(ten(30), own)
    await work(ten(90), own)
    await work(ten(20), own)
    const source = '{ serviceTimeProposals { medianMins taskItem { name } } }'
    let answer: { serviceTimeProposals: { medianMins: number }[] } | undefined
    // Who asks, the drifts, and their items.
    expect(await statementsOf(async () => void (answer = await world.ask(person, source)))).toHaveLength(3)
    expect(answer!.serviceTimeProposals.map(({ medianMins }) => medianMins)).toEqual([90, 30])
  })
})

describe('accepting', () => {
  test('publishes the median, after which nothing is proposed', async () => {
    const item = await work(ten(26.4))
    expect((await decide('acceptServiceTime', item, { medianMins: 26.4 })).taskItem).toEqual({
      serviceTimeMins: 27,
      serviceTimeProposal: null,
      serviceTimes: [{ minutes: 27, exactMins: 26.4, source: 'DRIFT' }],
    })
    expect((await decide('acceptServiceTime', item)).code).toBe('CONFLICT')
  })

  test('a short time that is rounded up does not come back', async () => {
    const item = await work(ten(1.1), at, { serviceTimeMins: 5 })
    await decide('acceptServiceTime', item)
    expect(await proposed(item)).toBeNull()
  })

  test('another median than was seen is a conflict that shows both', async () => {
    const item = await work(ten(30))
    await run(item.id, ten(40))
    expect(await decide('acceptServiceTime', item, { medianMins: 30 })).toMatchObject({
      code: 'VERSION_CONFLICT',
      differences: [{ field: 'medianMins', yours: '30', current: '40' }],
    })
  })

  test('twice at once makes one version', async () => {
    const item = await work(ten(30))
    const answers = await Promise.all([decide('acceptServiceTime', item), decide('acceptServiceTime', item)])
    expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(1)
    expect(await world.prisma.serviceTime.count({ where: { taskItemId: item.id } })).toBe(1)
  })
})

test('dismissed it comes back when the median has moved on by another 15 %', async () => {
  const item = await work(ten(30))
  expect((await decide('dismissServiceTime', item)).taskItem).toMatchObject({
    serviceTimeMins: 20,
    serviceTimeProposal: null,
  })
  await run(item.id, ten(34.5))
  expect(await proposed(item)).toBeNull()
  await run(item.id, ten(34.6))
  expect((await proposed(item))?.medianMins).toBe(34.6)
})

test.each([
  ['ADMIN', true, true],
  ['STRATEGIC', true, false],
  ['TACTICAL', true, false],
  ['SUPERVISION', true, false],
  ['TRANSACTIONAL', false, false],
] as const)('%s: sees what is proposed for the whole organization %s, decides %s', async (level, sees, decides) => {
  const item = await work(ten(30))
  const person = await world.user(at, level, await world.group(at))
  const seen = await proposed(item, person)
  expect(seen?.can.decide.allowed).toBe(sees ? decides : undefined)
  const answer = await decide('acceptServiceTime', item, {}, person)
  expect(answer.code).toBe(decides ? undefined : 'FORBIDDEN')
  if (sees && !decides) expect(answer.message).toBe(seen!.can.decide.reason)
})

test('a stranger finds nothing to see or decide', async () => {
  const item = await work(ten(30))
  const { admin: stranger } = await tree(world)
  expect(await proposed(item, stranger)).toBeUndefined()
  expect(await world.ask(stranger, '{ serviceTimeProposals { medianMins } }')).toEqual({ serviceTimeProposals: [] })
  for (const name of ['acceptServiceTime', 'dismissServiceTime'] as const)
    expect((await decide(name, item, {}, stranger)).code).toBe('NOT_FOUND')
})

test('completing a record keeps how long it was worked on, without what it was held', async () => {
  const record = await world.action(at, admin)
  const move = (name: string, input: object = {}) => world.mutate(admin, name, { id: record.globalId, ...input })
  await move('startAction')
  world.clock.forward({ minutes: 10 })
  await move('holdAction', { kind: 'INTERNAL', reason: 'Waiting for the trailer' })
  world.clock.forward({ minutes: 30 })
  await move('resumeAction')
  world.clock.forward({ minutes: 5 })
  const workedSecs = async () =>
    (
      await world.ask<{ node: { actual: { workedSecs: number } } }>(
        admin,
        'query ($id: ID!) { node(id: $id) { ... on Action { actual { workedSecs } } } }',
        { id: record.globalId },
      )
    ).node.actual.workedSecs
  expect(await workedSecs()).toBe(600)
  await move('completeAction')
  expect(await workedSecs()).toBe(900)
})
