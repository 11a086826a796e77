// Who passes a record on to whom: the chain, its end by hand and by the clock, and what a delegate may do with it.
import { describe, expect, test } from 'vitest'
import { follower } from '../../testing/follower.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'
import { handBackDue } from './handBackDue.ts'

let a: Person
let b: Person
let c: Person
let d: Person
let e: Person

const world = await World.make()
const { root, spot, supervisor } = await tree(world, {
  groups: { spot: {} },
  people: { supervisor: { level: 'SUPERVISION', in: 'spot' } },
})
;[a, b, c, d, e] = (await Promise.all([1, 2, 3, 4, 5].map(() => world.user(root, 'TRANSACTIONAL', spot)))) as [
  Person,
  Person,
  Person,
  Person,
  Person,
]

const record = async (assignee: Person | null = a) =>
  (await world.action(root, supervisor, { ...spot, assigneeId: assignee?.id ?? null })).globalId
const ask = (from: Person, id: string, to: Person, more = {}) =>
  world.mutate(from, 'delegateAction', { id, delegateId: to.globalId, ...more })
const accept = (by: Person, id: string) => world.mutate(by, 'acceptDelegation', { id })
const giveBack = (by: Person, id: string) => world.mutate(by, 'handBackDelegation', { id, reason: 'Not mine' })
const inHours = (hours: number) => new Date(world.clock.now().getTime() + hours * 3_600_000).toISOString()

async function passOn(id: string, ...people: Person[]) {
  for (const [i, to] of people.slice(1).entries()) {
    expect((await ask(people[i]!, id, to)).__typename).toBe('DelegateActionSuccess')
    expect((await accept(to, id)).__typename).toBe('AcceptDelegationSuccess')
  }
}

interface Seen {
  stateName: string
  assignee: { name: string } | null
  delegator: { name: string } | null
  delegations: {
    state: string
    depth: number
    from: { name: string }
    to: { name: string }
    until: string | null
    note: string
  }[]
  history: {
    edges: {
      node: {
        label: string
        reason: string
        actor: { name: string } | null
        changes: { field: string; after: string }[]
      }
    }[]
  }
}

const seen = async (id: string, by = supervisor) =>
  (
    await world.ask<{ node: Seen }>(
      by,
      `query ($id: ID!) { node(id: $id) { ... on Action { stateName assignee { name } delegator { name }
        delegations { state depth from { name } to { name } until note }
        history(first: 1) { edges { node { label reason actor { name } changes { field after } } } } } } }`,
      { id },
    )
  ).node

const chain = async (id: string) =>
  (await seen(id)).delegations.map(
    ({ from, to, state, depth }) => `${depth} ${letter(from.name)}→${letter(to.name)} ${state}`,
  )
const letter = (name: string) =>
  Object.entries({ a, b, c, d, e, supervisor }).find(([, person]) => person.name === name)![0]
const holder = async (id: string) => {
  const { assignee, delegator } = await seen(id)
  return [assignee && letter(assignee.name), delegator && letter(delegator.name)]
}
const uuidIn = (id: string) => Buffer.from(id, 'base64').toString().split(':')[1]!
const problem = ({ fields }: MutationResult) => fields?.[0]

describe('the chain', () => {
  test('has each link with both names, from the asking on', async () => {
    const id = await record()
    await ask(a, id, b, { note: 'You know it best' })
    expect(await chain(id)).toEqual(['1 a→b ASKED'])
    expect((await seen(id)).delegations[0]!.note).toBe('You know it best')
    await accept(b, id)
    expect(await chain(id)).toEqual(['1 a→b ACCEPTED'])
    expect(await holder(id)).toEqual(['b', 'a'])
  })

  test('goes three deep, and no deeper', async () => {
    const id = await record()
    await passOn(id, a, b, c, d)
    expect(await chain(id)).toEqual(['1 a→b ACCEPTED', '2 b→c ACCEPTED', '3 c→d ACCEPTED'])
    expect(problem(await ask(d, id, e))).toEqual({
      path: 'delegateId',
      message: expect.stringContaining('3 times already'),
    })
  })

  test('never goes in a circle', async () => {
    const id = await record()
    await passOn(id, a, b, c)
    expect(problem(await ask(c, id, a))).toEqual({
      path: 'delegateId',
      message: expect.stringContaining('passed this record on already'),
    })
    expect(problem(await ask(c, id, b))?.message).toContain('has this record already')
  })

  test('of what a manager delegates for the assignee begins with the assignee', async () => {
    const id = await record()
    await ask(supervisor, id, b)
    expect(await chain(id)).toEqual(['1 a→b ASKED'])
  })

  test('of what nobody had begins with who delegated it', async () => {
    const id = await record(null)
    await ask(supervisor, id, b)
    await accept(b, id)
    expect(await holder(id)).toEqual(['b', 'supervisor'])
  })

  test.each([
    ['declined', 'DECLINED', (id: string) => world.mutate(c, 'declineDelegation', { id, reason: 'No time' })],
    ['recalled', 'RECALLED', (id: string) => world.mutate(b, 'recallDelegation', { id })],
  ])(
    'that is %s at its end stays with whom it was before, who still has it from another',
    async (_what, state, answer) => {
      const id = await record()
      await passOn(id, a, b)
      await ask(b, id, c)
      await answer(id)
      expect(await chain(id)).toEqual(['1 a→b ACCEPTED', `2 b→c ${state}`])
      expect(await holder(id)).toEqual(['b', 'a'])
    },
  )

  test.each([
    ['declined', (id: string) => world.mutate(b, 'declineDelegation', { id, reason: 'No time' })],
    ['recalled', (id: string) => world.mutate(a, 'recallDelegation', { id })],
    [
      'answered by nobody in time',
      async () => {
        world.clock.forward({ hours: 2 })
        await handBackDue(world.services)
      },
    ],
  ])('of a held record that is %s brings its hold back, with its reason and its date', async (_what, answer) => {
    const id = await record()
    const resumeAt = new Date(world.clock.now().getTime() + 7 * 86_400_000)
    await world.mutate(a, 'holdAction', {
      id,
      kind: 'EXTERNAL',
      reason: 'Waits for the crane',
      resumeAt: resumeAt.toISOString(),
    })
    await ask(a, id, b, { until: inHours(1) })
    expect(await world.prisma.action.findUniqueOrThrow({ where: { id: uuidIn(id) } })).toMatchObject({
      status: 6,
      resumeAt: null,
    })
    await answer(id)
    expect(await world.prisma.action.findUniqueOrThrow({ where: { id: uuidIn(id) } })).toMatchObject({
      status: 4,
      disposition: null,
      statusReason: 'Waits for the crane',
      resumeAt,
      delegateId: null,
    })
  })

  test.each([
    [
      'complete',
      async (id: string) => (await world.mutate(c, 'startAction', { id }), world.mutate(c, 'completeAction', { id })),
    ],
    ['completed at once', (id: string) => world.mutate(c, 'quickCompleteAction', { id, durationMins: 5 })],
    ['withdrawn', (id: string) => world.mutate(supervisor, 'withdrawAction', { id, reason: 'Not needed' })],
    [
      'given to somebody else',
      (id: string) => world.mutate(supervisor, 'assignAction', { id, assigneeId: e.globalId }),
    ],
  ])('is over when the record is %s', async (_what, end) => {
    const id = await record()
    await passOn(id, a, b, c)
    await end(id)
    expect(await chain(id)).toEqual(['1 a→b ENDED', '2 b→c ENDED'])
  })

  test('that was asked for ends with a record that is withdrawn', async () => {
    const id = await record()
    await ask(a, id, b)
    await world.mutate(supervisor, 'withdrawAction', { id, reason: 'Not needed' })
    expect(await chain(id)).toEqual(['1 a→b ENDED'])
  })

  test('of what was given to somebody else begins anew', async () => {
    const id = await record()
    await passOn(id, a, b)
    await world.mutate(supervisor, 'assignAction', { id, assigneeId: c.globalId })
    expect(await holder(id)).toEqual(['c', null])
    await passOn(id, c, a)
    expect(await chain(id)).toEqual(['1 a→b ENDED', '1 c→a ACCEPTED'])
  })

  test('costs one statement for any number of records', async () => {
    for (let i = 0; i < 3; i++) await ask(a, await record(), b)
    const source = '{ legacyActions(limit: 20) { id delegations { state to { name } } } }'
    const sent = await statementsOf(() => world.ask(supervisor, source))
    expect(sent.filter((text) => text.includes('"delegation"'))).toHaveLength(1)
  })
})

describe('as a node', () => {
  const read = async (by: Person, id: string) =>
    (
      await world.ask<{ node: { state: string; updatedAt: string } | null }>(
        by,
        'query ($id: ID!) { node(id: $id) { ... on Delegation { state updatedAt } } }',
        { id },
      )
    ).node
  const idOf = async (action: string) =>
    (
      await world.ask<{ node: { delegations: { id: string }[] } }>(
        supervisor,
        'query ($id: ID!) { node(id: $id) { ... on Action { delegations { id } } } }',
        { id: action },
      )
    ).node.delegations.at(-1)!.id

  test('is read by its id, and tells when it was changed', async () => {
    const id = await record()
    await ask(a, id, b)
    const delegation = await idOf(id)
    const before = await read(supervisor, delegation)
    expect(before?.state).toBe('ASKED')
    await accept(b, id)
    const after = await read(supervisor, delegation)
    expect(after?.state).toBe('ACCEPTED')
    expect(Date.parse(after!.updatedAt)).toBeGreaterThan(Date.parse(before!.updatedAt))
  })

  test('stays in sight of who was asked, whatever becomes of the record', async () => {
    const id = await record()
    await ask(a, id, b)
    const delegation = await idOf(id)
    await world.mutate(b, 'declineDelegation', { id, reason: 'No time' })
    expect((await read(b, delegation))?.state).toBe('DECLINED')
  })

  test('is nothing to who sees neither, nor to a stranger', async () => {
    const id = await record()
    await ask(a, id, b)
    const delegation = await idOf(id)
    expect(await read(await world.user(root, 'TRANSACTIONAL', await world.group(root)), delegation)).toBeNull()
    expect(await read(await world.user(await world.organization(), 'ADMIN'), delegation)).toBeNull()
  })

  test('is told of by the changes', async () => {
    const { begin, followTo } = follower(world)
    const cursor = await begin(supervisor, ['Delegation'])
    const id = await record()
    await ask(a, id, b)
    const delegation = await idOf(id)
    const { told } = await followTo(supervisor, cursor, [delegation], ['Delegation'])
    expect(told).toMatchObject({ [delegation]: 'Delegation' })
  })
})

describe('handing back', () => {
  test('gives it to whom it came from, with the reason, one link at a time', async () => {
    const id = await record()
    await passOn(id, a, b, c)
    await world.mutate(c, 'startAction', { id })
    expect(await giveBack(c, id)).toMatchObject({ action: { stateName: 'Queued' } })
    expect(await chain(id)).toEqual(['1 a→b ACCEPTED', '2 b→c HANDED_BACK'])
    expect(await holder(id)).toEqual(['b', 'a'])
    await giveBack(b, id)
    expect(await holder(id)).toEqual(['a', null])
    const [{ node }] = (await seen(id)).history.edges as [{ node: Seen['history']['edges'][0]['node'] }]
    expect(node).toMatchObject({
      label: 'Hand back',
      reason: 'Not mine',
      changes: [{ field: 'assignee', after: a.name }],
    })
  })

  test('asks for a reason', async () => {
    const id = await record()
    await passOn(id, a, b)
    expect(problem(await world.mutate(b, 'handBackDelegation', { id, reason: ' ' }))?.path).toBe('reason')
  })

  test('is for who took it, and for nobody else', async () => {
    const id = await record()
    expect((await giveBack(a, id)).message).toBe('Only who took it by delegation may hand it back.')
    await passOn(id, a, b)
    expect((await giveBack(a, id)).code).toBe('FORBIDDEN')
    expect((await giveBack(supervisor, id)).code).toBe('FORBIDDEN')
    expect((await giveBack(await world.user(await world.organization(), 'ADMIN'), id)).code).toBe('NOT_FOUND')
  })
})

describe('until a time', () => {
  test('it goes back by itself when that has come, once, and by nobody', async () => {
    const id = await record()
    await ask(a, id, b, { until: inHours(2) })
    await accept(b, id)
    await world.mutate(b, 'startAction', { id })
    await handBackDue(world.services)
    expect(await holder(id)).toEqual(['b', 'a'])
    world.clock.forward({ hours: 2 })
    await Promise.all([1, 2, 3].map(() => handBackDue(world.services)))
    expect(await holder(id)).toEqual(['a', null])
    const after = await seen(id)
    expect([after.stateName, await chain(id)]).toEqual(['Queued', ['1 a→b HANDED_BACK']])
    expect(after.history.edges[0]!.node).toMatchObject({
      label: 'Hand back',
      actor: null,
      reason: expect.stringContaining('is over'),
    })
    expect(
      await world.prisma.historyEntry.count({
        where: { transition: 'HAND_BACK', actorId: null, actionId: uuidIn(id) },
      }),
    ).toBe(1)
  })

  test('what nobody has accepted by then stays with who had it', async () => {
    const id = await record()
    await ask(a, id, b, { until: inHours(1) })
    world.clock.forward({ hours: 2 })
    await handBackDue(world.services)
    expect(await chain(id)).toEqual(['1 a→b RECALLED'])
    expect([await holder(id), (await seen(id)).stateName]).toEqual([['a', null], 'Queued'])
    await accept(b, id)
    expect(await holder(id)).toEqual(['a', null])
  })

  test('the links that hang on one end with it, and none ends later', async () => {
    const id = await record()
    await ask(a, id, b, { until: inHours(5) })
    await accept(b, id)
    expect(problem(await ask(b, id, c, { until: inHours(6) }))?.path).toBe('until')
    await ask(b, id, c)
    expect((await seen(id)).delegations[1]!.until).toBe((await seen(id)).delegations[0]!.until)
    await accept(c, id)
    await ask(c, id, d, { until: inHours(1) })
    world.clock.forward({ hours: 6 })
    await handBackDue(world.services)
    expect(await chain(id)).toEqual(['1 a→b HANDED_BACK', '2 b→c HANDED_BACK', '3 c→d RECALLED'])
    expect(await holder(id)).toEqual(['a', null])
  })

  test('an escalated record stays escalated, and is theirs again who had it', async () => {
    const id = await record()
    await ask(a, id, b, { until: inHours(1) })
    await accept(b, id)
    await world.mutate(b, 'escalateAction', { id, level: 'SUPERVISION', reason: 'Stuck' })
    world.clock.forward({ hours: 2 })
    await handBackDue(world.services)
    expect([(await seen(id)).stateName, await holder(id)]).toEqual(['Escalated', ['a', null]])
  })

  test.each([
    ['gone by', -1],
    ['too far away', 24 * 400],
  ])('a time that is %s is refused', async (_what, hours) => {
    expect(problem(await ask(a, await record(), b, { until: inHours(hours) }))?.path).toBe('until')
  })
})

describe('a delegate may do with it what both may', () => {
  test('who has it from Strategic may not escalate it, whom Strategic may not either', async () => {
    const strategic = await world.user(root, 'STRATEGIC')
    const id = await record(strategic)
    await ask(strategic, id, b)
    await accept(b, id)
    expect(await world.mutate(b, 'escalateAction', { id, level: 'SUPERVISION', reason: 'Stuck' })).toMatchObject({
      code: 'FORBIDDEN',
      message: 'The person who delegated it may not escalate action records.',
    })
    expect(problem(await ask(b, id, await world.user(root, 'STRATEGIC')))?.message).toBe(
      'The person who delegated it may not delegate within their access level.',
    )
    expect((await ask(b, id, c)).__typename).toBe('DelegateActionSuccess')
    await world.mutate(b, 'recallDelegation', { id })
    expect((await world.mutate(b, 'startAction', { id })).__typename).toBe('StartActionSuccess')
  })

  test('and again all that they may when it was given to them anew', async () => {
    const strategic = await world.user(root, 'STRATEGIC')
    const id = await record(strategic)
    await ask(strategic, id, b)
    await accept(b, id)
    await world.mutate(supervisor, 'assignAction', { id, assigneeId: b.globalId })
    expect((await world.mutate(b, 'escalateAction', { id, level: 'SUPERVISION', reason: 'Stuck' })).__typename).toBe(
      'EscalateActionSuccess',
    )
  })
})

describe('the list of delegations', () => {
  const list = async (by: Person, way: 'isIncoming' | 'isOutgoing', isOpen?: boolean) =>
    (
      await world.ask<{
        delegations: { nodes: { state: string; from: { name: string }; action: { id: string } | null }[] }
      }>(
        by,
        'query ($filter: DelegationFilter!) { delegations(filter: $filter, first: 10) { nodes { state from { name } action { id } } } }',
        { filter: { [way]: true, isOpen } },
      )
    ).delegations.nodes

  test('has what somebody passed on and what they were asked to take, open or over', async () => {
    const [from, to] = [await world.user(root, 'TRANSACTIONAL', spot), await world.user(root, 'TRANSACTIONAL', spot)]
    const [open, over] = [await record(from), await record(from)]
    await ask(from, open, to)
    await ask(from, over, to)
    await world.mutate(to, 'declineDelegation', { id: over, reason: 'No time' })
    expect((await list(from, 'isOutgoing')).map(({ state }) => state)).toEqual(['DECLINED', 'ASKED'])
    expect(await list(to, 'isIncoming', true)).toEqual([
      { state: 'ASKED', from: { name: from.name }, action: { id: open } },
    ])
    // The record that they declined is no longer theirs to see where it is not Next Up in their group.
    expect(await list(to, 'isIncoming', false)).toMatchObject([{ state: 'DECLINED' }])
    expect(await list(to, 'isOutgoing')).toEqual([])
    expect(await list(await world.user(await world.organization(), 'ADMIN'), 'isIncoming')).toEqual([])
  })
})
