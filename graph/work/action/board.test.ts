import { actionClass, priority } from '../../testing/entryIds.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { statementsOf } from '../../testing/queryLog.ts'
import { tree } from '../../testing/tree.ts'
import type { Organization, Person, Spot } from '../../testing/rows.ts'
import { World } from '../../testing/world.ts'

let world: World
let root: Organization
let admin: Person

beforeAll(async () => {
  world = await World.make()
})

interface Bucket {
  id: string
  name: string
  label: string
  color: string
  count: { value: number; isExact: boolean }
  actions: {
    edges: { cursor: string; node: { id: string; title: string } }[]
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
  }
}

const fields = `id name label color count { value isExact }
  actions(first: $first, after: $after) { edges { cursor node { id title organization { name } assignee { name } } } pageInfo { hasNextPage endCursor } }`

async function board(person: Person, filter: object = {}, first = 50): Promise<Bucket[]> {
  const query = `query ($filter: ActionFilter, $first: Int, $after: Cursor) { board(filter: $filter) { buckets { ${fields} } } }`
  const data = await world.ask<{ board: { buckets: Bucket[] } }>(person, query, { filter, first })
  return data.board.buckets
}

async function page(person: Person, id: string, first: number, after?: string | null): Promise<Bucket> {
  const query = `query ($id: ID!, $first: Int, $after: Cursor) { node(id: $id) { ... on Bucket { ${fields} } } }`
  return (await world.ask<{ node: Bucket }>(person, query, { id, first, after })).node
}

const titles = (bucket: Bucket | undefined) => bucket?.actions.edges.map(({ node }) => node.title)

describe('the buckets', () => {
  beforeAll(async () => {
    root = await world.organization()
    admin = await world.user(root, 'ADMIN')
  })

  test('have the labels and colours of the specification, and hold their statuses', async () => {
    const states = [
      'QUEUED',
      'STARTED',
      'RESUMED',
      'WAITING_INTERNAL',
      'WAITING_EXTERNAL',
      'ESCALATED',
      'DELEGATED',
      'WITHDRAWN',
      'COMPLETE',
    ] as const
    for (const state of states) await world.action(root, admin, { state, title: state })
    const buckets = await board(admin)
    expect(
      buckets.map(({ label, color, count, actions }) => [
        label,
        color,
        count.value,
        actions.edges.map(({ node }) => node.title).sort(),
      ]),
    ).toEqual([
      ['Next Up', '#00B8F2', 1, ['QUEUED']],
      ['IM Working', '#45B369', 2, ['RESUMED', 'STARTED']],
      ['Hold', '#FF9F29', 2, ['WAITING_EXTERNAL', 'WAITING_INTERNAL']],
      ['Esc/Delegated', '#E30A0A', 2, ['DELEGATED', 'ESCALATED']],
    ])
  })

  test.each([0, 7, 8])('status %i stands in a fifth strip, Unmapped', async (status) => {
    const { id } = await world.action(root, admin, { title: `status ${status}`, status, disposition: null })
    const buckets = await board(admin)
    expect(buckets.at(-1)?.name).toBe('UNMAPPED')
    expect(titles(buckets.at(-1))).toContain(`status ${status}`)
    await world.prisma.action.delete({ where: { id } })
  })
})

describe('the order', () => {
  test('Urgent, then High, then by when it is due, what has no date last', async () => {
    const { root: own, person } = await tree(world, { people: { person: 'ADMIN' } })
    const at = (hours: number) => new Date(world.clock.now().getTime() + hours * 3_600_000)
    await world.action(own, person, { title: 'no date', priorityId: 4 })
    await world.action(own, person, { title: 'in 5 hours', priorityId: 3, scheduledEnd: at(5) })
    await world.action(own, person, { title: 'in 1 hour', priorityId: 5, scheduledEnd: at(1) })
    await world.action(own, person, { title: 'high in 9 hours', priorityId: 2, scheduledEnd: at(9) })
    await world.action(own, person, { title: 'urgent without date', priorityId: 1 })
    await world.action(own, person, { title: 'urgent in 30 hours', priorityId: 1, scheduledEnd: at(30) })
    expect(titles((await board(person))[0])).toEqual([
      'urgent in 30 hours',
      'urgent without date',
      'high in 9 hours',
      'in 1 hour',
      'in 5 hours',
      'no date',
    ])
  })
})

describe('pages', () => {
  let person: Person
  let own: Organization
  let spot: Spot

  beforeAll(async () => {
    own = await world.organization()
    spot = await world.group(own)
    person = await world.user(own, 'SUPERVISION', spot)
    for (let i = 0; i < 23; i++) {
      // Half of them are found twice over: by the group and as one's own.
      await world.action(own, person, {
        ...spot,
        assigneeId: i % 2 ? person.id : null,
        priorityId: 1 + (i % 5),
        title: `record ${i}`,
      })
    }
  })

  test('follow one another without a gap or a double', async () => {
    const [next] = await board(person, {}, 5)
    const seen = titles(next)!
    let cursor = next!.actions.pageInfo.endCursor
    for (let more = true; more;) {
      const following = await page(person, next!.id, 5, cursor)
      seen.push(...titles(following)!)
      cursor = following.actions.pageInfo.endCursor
      more = following.actions.pageInfo.hasNextPage
    }
    expect(seen).toHaveLength(23)
    expect(new Set(seen).size).toBe(23)
    expect(next!.count).toEqual({ value: 23, isExact: true })
  })

  test('stay in place when something before them is moved', async () => {
    const [next] = await board(person, {}, 5)
    const all = titles((await board(person, {}, 50))[0])!
    const [first] = next!.actions.edges
    const uuid = Buffer.from(first!.node.id, 'base64').toString().split(':')[1]!
    await world.prisma.action.update({ where: { id: uuid }, data: { status: 1 } })
    const following = await page(person, next!.id, 5, next!.actions.pageInfo.endCursor)
    expect(titles(following)).toEqual(all.slice(5, 10))
    await world.prisma.action.update({ where: { id: uuid }, data: { status: 5 } })
  })

  test.each([101, -1])('first: %i is refused', async (first) => {
    await expect(board(person, {}, first)).rejects.toThrow('first: ask for 0 to 100')
  })

  test('a cursor of another list is refused', async () => {
    const [next] = await board(person, {}, 1)
    const other = Buffer.from('history x|3').toString('base64url')
    await expect(page(person, next!.id, 5, other)).rejects.toThrow('after: this cursor is of another list')
    await expect(page(person, next!.id, 5, 'garbage')).rejects.toThrow('after: this cursor is of another list')
  })

  test('a bucket of a made-up id is not there', async () => {
    const id = (text: string) => Buffer.from(`Bucket:${text}`).toString('base64')
    for (const text of ['["NEXT",{"isOpen":"1; drop table action"}]', '["NEXT",null]', '["COMPLETE",{}]', '[]', '{']) {
      const { node } = await world.ask<{ node: Bucket | null }>(
        person,
        'query ($id: ID!) { node(id: $id) { ... on Bucket { name actions { edges { node { id } } } } } }',
        { id: id(text) },
      )
      expect(node).toBeNull()
    }
  })
})

describe('filters', () => {
  let person: Person
  let top: Organization
  let division: Organization
  let below: Organization
  let spot: Spot
  let number: number

  beforeAll(async () => {
    top = await world.organization()
    division = await world.organization({ parent: top })
    below = await world.organization({ parent: division, type: 'BRANCH' })
    spot = await world.group(top)
    person = await world.user(top, 'ADMIN')
    await world.action(top, person, { title: 'Yard count at 100 %', actionClassId: 2 })
    await world.action(division, person, { title: 'Tyre sensor', ...spot, priorityId: 1 })
    const action = await world.action(below, person, { title: 'Dock leveller', actionClassId: 3, priorityId: 2 })
    number = action.number
  })

  const found = async (filter: object) => titles((await board(person, filter))[0])?.sort()

  test('by organization and all below', async () => {
    expect(await found({ organization: { below: division.globalId } })).toEqual(['Dock leveller', 'Tyre sensor'])
    expect(await found({ organization: { below: below.globalId } })).toEqual(['Dock leveller'])
  })

  test('by department and by group', async () => {
    const id = (type: string, uuid: string) => Buffer.from(`${type}:${uuid}`).toString('base64')
    expect(await found({ department: { eq: id('Department', spot.departmentId) } })).toEqual(['Tyre sensor'])
    expect(await found({ group: { eq: id('Group', spot.groupId) } })).toEqual(['Tyre sensor'])
  })

  test('by class and by priority, several of each', async () => {
    expect(await found({ actionClass: { in: [2, 3].map(actionClass) } })).toEqual([
      'Dock leveller',
      'Yard count at 100 %',
    ])
    expect(await found({ priority: { in: [1, 2].map(priority) } })).toEqual(['Dock leveller', 'Tyre sensor'])
  })

  test('by text in any case, with signs taken as they are', async () => {
    expect(await found({ text: { matches: 'TYRE' } })).toEqual(['Tyre sensor'])
    expect(await found({ text: { matches: '100 %' } })).toEqual(['Yard count at 100 %'])
    expect(await found({ text: { matches: '_' } })).toEqual([])
  })

  test('by key', async () => {
    expect(await found({ text: { matches: `ar-${number}` } })).toEqual(['Dock leveller'])
  })

  test('all together', async () => {
    expect(
      await found({
        organization: { below: division.globalId },
        priority: { in: [priority(1)] },
        text: { matches: 'sensor' },
      }),
    ).toEqual(['Tyre sensor'])
  })

  test("another tenant's organization finds nothing", async () => {
    const foreign = await world.organization()
    expect(await found({ organization: { below: foreign.globalId } })).toEqual([])
  })

  test('NUL and half characters are refused', async () => {
    await expect(found({ text: { matches: '\0' } })).rejects.toThrow(
      'filter.text.matches: Leave out the NUL character.',
    )
    await expect(found({ text: { matches: '\ud800' } })).rejects.toThrow(
      'filter.text.matches: Leave out the lone surrogate',
    )
  })
})

describe('counts', () => {
  test('are exact to 1,000, then "more", and exact on request', async () => {
    const { root: own, person } = await tree(world, { people: { person: 'ADMIN' } })
    await world.prisma.action.createMany({
      data: Array.from({ length: 1001 }, (_, i) => ({
        title: `record ${i}`,
        rootId: own.id,
        organizationId: own.id,
        creatorId: person.id,
        actionClassId: 1,
        priorityId: 4,
      })),
    })
    const [next] = await board(person, {}, 1)
    expect(next!.count).toEqual({ value: 1000, isExact: false })
    const query = 'query ($id: ID!) { node(id: $id) { ... on Bucket { count(exact: true) { value isExact } } } }'
    const { node } = await world.ask<{ node: Bucket }>(person, query, { id: next!.id })
    expect(node.count).toEqual({ value: 1001, isExact: true })
  })
})

describe('the cost', () => {
  test('a board is three statements, however many records and names it shows', async () => {
    const { root: own, person } = await tree(world, { people: { person: 'ADMIN' } })
    for (let i = 0; i < 12; i++)
      await world.action(own, person, { state: i % 2 ? 'QUEUED' : 'STARTED', assigneeId: person.id })
    const sent = await statementsOf(() => board(person))
    // Who asks, how many there are, and the records with all their names.
    expect(sent).toHaveLength(3)
  })

  test('a record by its id is two', async () => {
    const { root: own, person } = await tree(world, { people: { person: 'ADMIN' } })
    const { globalId } = await world.action(own, person)
    const query = `query ($id: ID!) { node(id: $id) { ... on Action { title organization { name } creator { name } assignee { name } } } }`
    expect(await statementsOf(() => world.ask(person, query, { id: globalId }))).toHaveLength(2)
  })

  test('a hundred records by their ids are two as well', async () => {
    const { root: own, person } = await tree(world, { people: { person: 'ADMIN' } })
    const ids: string[] = []
    for (let i = 0; i < 10; i++) ids.push((await world.action(own, person)).globalId)
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Action { title organization { name } } } }'
    expect(await statementsOf(() => world.ask(person, query, { ids }))).toHaveLength(2)
  })
})
