// One search over all that there is: what finds what, in which order, and for whom.
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { parseGlobalId } from '../../kernel/node.ts'
import { accessLevels } from '../../kernel/policy.ts'
import { ownPlaces } from '../../testing/places.ts'
import { ownTasks } from '../../testing/tasks.ts'
import { statementsAbout } from '../../testing/queryLog.ts'
import type { Organization, Person, Spot } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'
import { searchKinds } from './SearchKind.ts'
import { searchText } from './searchText.ts'

const world = await World.make()
const { root: elsewhere, stranger } = await tree(world, { people: { stranger: 'ADMIN' } })
await world.action(elsewhere, stranger, { title: 'Grease the dock plates' })

interface Hit {
  kind: string
  key: string | null
  title: string
  where: string
  matched: string
  isOver: boolean
}

const fields = 'kind key title where matched isOver'
const query = `query ($text: String!, $kinds: [SearchKind!], $perKind: Int!, $first: Int, $after: Cursor) {
  search(text: $text, kinds: $kinds, perKind: $perKind, first: $first, after: $after) {
    edges { node { ${fields} } } pageInfo { hasNextPage endCursor }
  }
}`
interface Answer {
  search: { edges: { node: Hit }[]; pageInfo: { hasNextPage: boolean; endCursor: string } }
}
const ask = (person: Person, text: string, more: object = {}) =>
  world.ask<Answer>(person, query, { text, perKind: 100, ...more })
const find = async (person: Person, text: string, more: object = {}) =>
  (await ask(person, text, more)).search.edges.map(({ node }) => node)
const titles = async (person: Person, text: string, more?: object) =>
  (await find(person, text, more)).map(({ title }) => title)

async function appointment(
  { id: organizationId }: Organization,
  { id: creatorId }: Person,
  name: string,
  number = 11,
  cancelledAt?: Date,
) {
  const startsAt = world.clock.now()
  const times = {
    date: startsAt,
    startMins: 600,
    endMins: 660,
    timeZone: 'UTC',
    startsAt,
    endsAt: new Date(startsAt.getTime() + 3_600_000),
  }
  return world.prisma.appointment.create({ data: { organizationId, creatorId, name, number, cancelledAt, ...times } })
}

describe('a text finds', () => {
  test.each([
    ['the whole name', 'Grease the dock plates', 'NAME'],
    ['the beginning of the name', 'grease the d', 'START'],
    ['words in any order', 'plates grease', 'WORDS'],
    ['a word in another form', 'greased plate', 'WORDS'],
    ['a word not typed to its end', 'plates gre', 'WORDS'],
    ['a part of a word', 'lates', 'PART'],
    ['a word with a letter wrong', 'grese plates', 'LIKE'],
  ])('%s', async (_what, text, matched) => {
    const { root: at, admin } = await tree(world)
    await world.action(at, admin, { title: 'Grease the dock plates' })
    await world.action(at, admin, { title: 'Count pallets' })
    expect(await find(admin, text)).toEqual([
      expect.objectContaining({ title: 'Grease the dock plates', kind: 'ACTION', matched }),
    ])
  })

  test('nothing by what is not in it', async () => {
    const { root: at, admin } = await tree(world)
    await world.action(at, admin, { title: 'Grease the dock plates, unit 4012' })
    for (const text of [
      'zebra crossing',
      'unit 4013',
      '',
      ' ',
      '%%%',
      '_',
      '()',
      `'; drop table action; --`,
      '\\',
      '!!! &&',
    ])
      expect(await titles(admin, text)).toEqual([])
  })

  test('a record by its key or its number, before all that has the number in its name', async () => {
    const { root: at, admin } = await tree(world)
    const { key, number, title } = await world.action(at, admin, { number: 4711 })
    await world.action(at, admin, { title: `Bay ${number}` })
    for (const text of [key, key.toLowerCase(), ` ${key} `])
      expect(await find(admin, text)).toMatchObject([{ key, title, matched: 'KEY' }])
    expect(await titles(admin, String(number))).toEqual([title, `Bay ${number}`])
  })

  test('an appointment by its key, of the own tree alone', async () => {
    const { root: at, admin } = await tree(world)
    await appointment(at, admin, 'Lease talk')
    const other = await tree(world)
    await appointment(other.root, other.admin, 'Another')
    expect(await find(admin, 'appt-11')).toMatchObject([{ kind: 'APPOINTMENT', key: 'appt-11', title: 'Lease talk' }])
  })

  test('a name before its beginning, that before words, those before parts; what is over comes last of its like', async () => {
    const { root: at, admin } = await tree(world)
    for (const title of ['Rekiln', 'Wash kiln', 'Kiln plates', 'Kiln']) await world.action(at, admin, { title })
    await world.action(at, admin, { title: 'Kilning', state: 'COMPLETE' })
    expect(await titles(admin, 'kiln')).toEqual(['Kiln', 'Kiln plates', 'Kilning', 'Wash kiln', 'Rekiln'])
    expect((await find(admin, 'kiln')).map(({ isOver }) => isOver)).toEqual([false, false, true, false, false])
  })

  test('what was renamed by its new name, and no longer what was deleted', async () => {
    const { root: at, admin } = await tree(world)
    const sop = await world.prisma.sop.create({ data: { organizationId: at.id, name: 'Coupling' } })
    await world.prisma.sop.update({ where: { id: sop.id }, data: { name: 'Uncoupling trailers' } })
    expect(await titles(admin, 'trailers')).toEqual(['Uncoupling trailers'])
    await world.prisma.sop.delete({ where: { id: sop.id } })
    expect(await titles(admin, 'trailers')).toEqual([])
  })
})

describe('what is found', () => {
  test('is of every kind, each with its node', async () => {
    const { root: at, admin } = await tree(world)
    const name = `Quay${randomUUID().slice(0, 6)}`
    await ownPlaces(world, at, name)
    await world.action(at, admin, { title: name })
    await appointment(at, admin, name)
    await world.organization({ parent: at, name })
    await world.prisma.user.update({ where: { id: admin.id }, data: { name } })
    await world.prisma.contact.create({
      data: { organizationId: at.id, name, relationship: 'SUPPLIER', creatorId: admin.id },
    })
    const kinds = new Set((await find(admin, name)).map(({ kind }) => kind))
    expect([...kinds].toSorted()).toEqual(
      searchKinds()
        .map(({ searched }) => searched.kind)
        .toSorted(),
    )
    const nodes = `{ search(text: "${name}") { edges { node { kind nodeId node { id } } } } }`
    const { search } = await world.ask<{
      search: { edges: { node: { kind: string; nodeId: string; node: { id: string } | null } }[] }
    }>(admin, nodes)
    for (const { node: hit } of search.edges) expect(hit).toMatchObject({ node: { id: hit.nodeId } })
    const some = await find(admin, name, { kinds: ['SOP', 'TOUR'] })
    expect(some.map(({ kind }) => kind).toSorted()).toEqual(['SOP', 'TOUR'])
    expect(await titles(stranger, name)).toEqual([])
  })

  test("is no cancelled appointment, and nobody's own contact, not even for its owner", async () => {
    const { root: at, admin } = await tree(world)
    await appointment(at, admin, 'Harvest festival', 11, world.clock.now())
    const contact = { organizationId: at.id, name: 'Harvest cousin', creatorId: admin.id }
    await world.prisma.contact.create({ data: { ...contact, relationship: 'PERSONAL', ownerId: admin.id } })
    const shared = await world.prisma.contact.create({
      data: { ...contact, name: 'Harvest supplies', relationship: 'SUPPLIER' },
    })
    expect(await titles(admin, 'harvest')).toEqual(['Harvest supplies'])
    await world.prisma.contact.update({
      where: { id: shared.id },
      data: { relationship: 'PERSONAL', ownerId: admin.id },
    })
    expect(await titles(admin, 'harvest')).toEqual([])
  })

  test('is a person once, whatever they belong to, and by their address', async () => {
    const { root: at, admin } = await tree(world)
    const below = await world.organization({ parent: at })
    const person = await world.user(at)
    await world.join(person, below, 'TACTICAL')
    expect(await find(admin, person.email, { kinds: ['PERSON'] })).toMatchObject([
      { kind: 'PERSON', title: person.name },
    ])
  })

  test('is its node too, those of a page in one reading', async () => {
    const { root: at, admin } = await tree(world)
    for (let i = 0; i < 4; i++) await world.action(at, admin, { title: 'Weigh in' })
    const source = `{ search(text: "weigh") { edges { node { nodeId node { id ... on Action { title } } } } } }`
    let found: { search: { edges: { node: { nodeId: string; node: { id: string; title: string } } }[] } }
    const sent = await statementsAbout(at.rootId, async () => (found = await world.ask(admin, source)))
    expect(found!.search.edges.map(({ node }) => node.node)).toEqual(
      found!.search.edges.map(({ node }) => ({ id: node.nodeId, title: 'Weigh in' })),
    )
    expect(found!.search.edges).toHaveLength(4)
    expect(sent.filter((text) => text.includes('search_entry'))).toHaveLength(1)
    expect(sent.filter((text) => /from "?action/.test(text) && !text.includes('search_entry'))).toHaveLength(1)
  })

  test('takes one statement, whatever the kinds', async () => {
    const { root: at, admin } = await tree(world)
    await world.action(at, admin, { title: 'Weigh in' })
    const sent = await statementsAbout(at.rootId, () => find(admin, 'weigh'))
    expect(
      sent.filter((text) => !/session|membership m|policy_cell/.test(text) || text.includes('search_entry')),
    ).toHaveLength(1)
  })

  test('comes in pages, and no more of a kind than is asked for', async () => {
    const { root: at, admin } = await tree(world)
    for (let i = 0; i < 5; i++) await world.action(at, admin, { title: `Weigh ${i}` })
    await world.prisma.sop.create({ data: { organizationId: at.id, name: 'Weighing' } })
    const { search } = await ask(admin, 'weigh', { first: 4 })
    const rest = await ask(admin, 'weigh', { first: 4, after: search.pageInfo.endCursor })
    const all = [...search.edges, ...rest.search.edges].map(({ node }) => node.title)
    expect(search.pageInfo.hasNextPage).toBe(true)
    expect(rest.search.pageInfo.hasNextPage).toBe(false)
    expect(all.toSorted()).toEqual(['Weigh 0', 'Weigh 1', 'Weigh 2', 'Weigh 3', 'Weigh 4', 'Weighing'])
    expect((await find(admin, 'weigh', { perKind: 2 })).map(({ kind }) => kind).toSorted()).toEqual([
      'ACTION',
      'ACTION',
      'SOP',
    ])
  })
})

describe('who finds what', () => {
  let at: Organization
  let branch: Organization
  let spot: Spot
  let other: Spot
  let boss: Person

  beforeAll(async () => {
    at = await world.organization()
    branch = await world.organization({ parent: at })
    spot = await world.group(at)
    other = await world.group(at)
    boss = await world.user(at, 'ADMIN')
    const record = (title: string, more: object) =>
      world.action(at, boss, { title: `Ballast ${title}`, state: 'STARTED', ...more })
    await record('of nobody', {})
    await record('of the group', spot)
    await record('of another group', other)
    await world.action(branch, boss, { title: 'Ballast below', state: 'STARTED' })
  })

  test.each([
    ['ADMIN', ['below', 'of another group', 'of nobody', 'of the group']],
    ['STRATEGIC', ['below', 'of another group', 'of nobody', 'of the group']],
    ['TACTICAL', ['of the group']],
    ['SUPERVISION', ['of the group']],
    ['TRANSACTIONAL', ['own']],
  ] as const)('%s finds the records that they see, and no others', async (level, seen) => {
    const person = await world.user(at, level, spot)
    if (level === 'TRANSACTIONAL')
      await world.action(at, boss, { title: 'Ballast own', assigneeId: person.id, ...other, state: 'WAITING_INTERNAL' })
    const own = level === 'TRANSACTIONAL' ? [] : ['Ballast own']
    const found = (await titles(person, 'ballast')).filter((title) => !own.includes(title)).toSorted()
    expect(found).toEqual(seen.map((name) => `Ballast ${name}`))
    expect(await titles(stranger, 'ballast')).toEqual([])
  })

  test('each level finds exactly those task records that the list shows them', async () => {
    const { TaskItem } = await ownTasks(world, at, 'Bulb')
    const common = {
      organizationId: at.id,
      taskItemId: parseGlobalId(TaskItem)!.name,
      actionClassId: 1,
      priorityId: 4,
      creatorId: boss.id,
    }
    for (const [i, place] of [{}, spot, { departmentId: spot.departmentId }, other].entries()) {
      await world.prisma.taskRecord.create({ data: { ...common, title: `Lamp ${i}`, ...place } })
    }
    for (const level of accessLevels) {
      const person = await world.user(at, level, spot)
      const { taskRecords } = await world.ask<{ taskRecords: { edges: { node: { title: string } }[] } }>(
        person,
        '{ taskRecords(first: 100) { edges { node { title } } } }',
      )
      const listed = taskRecords.edges.map(({ node }) => node.title).filter((title) => title.startsWith('Lamp'))
      expect(await titles(person, 'lamp', { kinds: ['TASK_RECORD'] })).toEqual(listed.toSorted())
    }
  })

  test('who is asked to an appointment finds it, others of their level do not', async () => {
    const { id: appointmentId } = await appointment(at, boss, 'Keel laying')
    const [guest, passer] = await Promise.all([
      world.user(at, 'TRANSACTIONAL', spot),
      world.user(at, 'TRANSACTIONAL', spot),
    ])
    await world.prisma.appointmentAttendee.create({
      data: { appointmentId, userId: guest.id, name: guest.name, email: guest.email },
    })
    expect(await titles(guest, 'keel')).toEqual(['Keel laying'])
    expect(await titles(passer, 'keel')).toEqual([])
  })

  test('who belongs nowhere finds nothing', async () => {
    expect(await titles(await world.user(), 'ballast')).toEqual([])
  })

  test('nobody finds anything without a sign-in', async () => {
    const { errors } = await world.run(null, query, { text: 'ballast', perKind: 100 })
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  })
})

describe('what is asked badly is said to be', () => {
  test.each([
    ['text', { text: 'x'.repeat(201) }],
    ['text', { text: 'a\0b' }],
    ['perKind', { perKind: 0 }],
    ['perKind', { perKind: 101 }],
    ['first', { first: 101 }],
    ['after', { after: 'nonsense' }],
    ['after', { after: Buffer.from('search|-4').toString('base64url') }],
    ['after', { after: Buffer.from('search|1e9').toString('base64url') }],
  ])('%s', async (argument, more) => {
    const { errors } = await world.run(stranger, query, { text: 'dock', perKind: 100, ...more })
    expect(errors?.[0]?.message).toContain(argument)
    expect(errors?.[0]?.extensions?.code).toBe('VALIDATION')
  })

  test('and a number beyond all is just not found', async () => {
    expect(await find(stranger, '12', { kinds: ['SOP'] })).toEqual([])
    expect(await titles(stranger, '99999999999999999999')).toEqual([])
    expect(searchText('AR-999999999').number).toEqual({ value: 999_999_999, of: 'AR' })
  })
})
