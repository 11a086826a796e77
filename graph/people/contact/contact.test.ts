import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { accessLevels } from '../../kernel/policy.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const world = await World.make()
const { root, branch, beside, people } = await tree(world, {
  below: { branch: {}, beside: {} },
  groups: { spot: {} },
  levels: { at: 'branch', in: 'spot' },
})
const { admin: stranger } = await tree(world)

interface Shown {
  id: string
  name: string
  version: number
  relationship: string
  status: string
  moduleScreen: string
  userId: string | null
  can: { edit: { allowed: boolean; reason: string | null } }
}
type Answer = MutationResult & { contact: Shown }

const fields = 'id name version relationship status moduleScreen userId can { edit { allowed reason } }'
const contact = `contact { ${fields} }`
let turn = 0
const create = (person: Person, more: object = {}) =>
  world.mutate<Answer>(
    person,
    'createDirectoryContact',
    { organizationId: branch.globalId, name: `Contact ${turn++}`, relationship: 'SUPPLIER', ...more },
    contact,
  )
const update = (person: Person, id: string, more: object) =>
  world.mutate<Answer>(person, 'updateDirectoryContact', { id, ...more }, contact)
const list = async (person: Person, args = '') =>
  (
    await world.ask<{ directoryContacts: { edges: { node: Shown }[] } }>(
      person,
      `{ directoryContacts(first: 100${args}) { edges { node { ${fields} } } } }`,
    )
  ).directoryContacts.edges.map(({ node }) => node)
const names = async (person: Person, args?: string) => (await list(person, args)).map(({ name }) => name)

describe('a contact', () => {
  test.each(accessLevels)(
    'is added by %s, seen below and above where it stands, not beside or elsewhere',
    async (level) => {
      const { contact: made } = await create(people[level])
      expect(made).toMatchObject({
        relationship: 'SUPPLIER',
        status: 'ACTIVE',
        version: 1,
        can: { edit: { allowed: true } },
      })
      const below = await world.user(await world.organization({ parent: branch }), 'TRANSACTIONAL')
      for (const person of [people.TRANSACTIONAL, below, await world.user(root, 'ADMIN')])
        expect(await names(person)).toContain(made.name)
      for (const person of [stranger, await world.user(beside, 'ADMIN')]) {
        expect(await names(person)).not.toContain(made.name)
        expect((await update(person, made.id, { name: 'Theirs' })).code).toBe('NOT_FOUND')
      }
    },
  )

  test('of an organization above is seen, but not changed', async () => {
    const { contact: made } = await create(await world.user(root, 'ADMIN'), { organizationId: root.globalId })
    const shown = (await list(people.ADMIN)).find(({ id }) => id === made.id)!
    expect(shown.can.edit.allowed).toBe(false)
    expect(await update(people.ADMIN, made.id, { name: 'Mine' })).toMatchObject({
      code: 'FORBIDDEN',
      message: shown.can.edit.reason,
    })
  })

  test('that is personal is its owner’s alone', async () => {
    const { contact: made } = await create(people.TRANSACTIONAL, { relationship: 'PERSONAL' })
    expect(await names(people.TRANSACTIONAL)).toContain(made.name)
    for (const person of [people.ADMIN, await world.user(root, 'ADMIN'), stranger]) {
      expect(await names(person)).not.toContain(made.name)
      expect(
        (await world.ask<{ node: unknown }>(person, 'query ($id: ID!) { node(id: $id) { id } }', { id: made.id })).node,
      ).toBeNull()
    }
    expect((await update(people.TRANSACTIONAL, made.id, { relationship: 'CUSTOMER' })).contact.relationship).toBe(
      'CUSTOMER',
    )
    expect(await names(people.ADMIN)).toContain(made.name)
    // Others have it now; to take it away from them takes archiving.
    expect(await update(people.TRANSACTIONAL, made.id, { relationship: 'PERSONAL' })).toMatchObject({
      fields: [{ path: 'relationship' }],
    })
  })

  test('of the team may be a person of the house, of no other', async () => {
    const { contact: made } = await create(people.ADMIN, { relationship: 'TEAM', userId: people.SUPERVISION.globalId })
    expect(made.userId).toBe(people.SUPERVISION.globalId)
    for (const userId of [stranger.globalId, globalId('User', randomUUID()), 'x'])
      expect((await create(people.ADMIN, { relationship: 'TEAM', userId })).code).toBe('NOT_FOUND')
    expect(await create(people.ADMIN, { userId: people.SUPERVISION.globalId })).toMatchObject({
      fields: [{ path: 'userId' }],
    })
    expect((await update(people.ADMIN, made.id, { relationship: 'SUPPLIER' })).contact.userId).toBeNull()
  })

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'two\nlines' }],
    ['name', { name: 'nul\0' }],
    ['name', { name: 'x'.repeat(201) }],
    ['email', { email: 'nobody' }],
    ['email', { email: 'a@b.test\r\nBcc: c@d.test' }],
    ['phone', { phone: 'call me' }],
    ['moduleScreen', { moduleScreen: 'x'.repeat(121) }],
  ])('with a bad %s is refused', async (path, more) => {
    const answer = await create(people.ADMIN, more)
    expect(answer).toMatchObject({ code: 'VALIDATION' })
    expect(answer.fields!.map((field) => field.path.replace('input.', ''))).toEqual([path])
  })

  test('is changed from the version that was seen, archived and restored, with entries in the audit log', async () => {
    const { contact: made } = await create(people.ADMIN)
    expect((await update(people.ADMIN, made.id, { moduleScreen: '/activerecords', version: 1 })).contact).toMatchObject(
      { moduleScreen: 'activerecords', version: 2 },
    )
    expect(await update(people.ADMIN, made.id, { name: 'Late', version: 1 })).toMatchObject({
      code: 'VERSION_CONFLICT',
      differences: [{ field: 'version' }, { field: 'name', yours: 'Late' }],
    })
    expect(
      (await world.mutate<Answer>(people.ADMIN, 'archiveDirectoryContact', { id: made.id }, contact)).contact,
    ).toMatchObject({ status: 'INACTIVE', version: 3 })
    expect(
      (await world.mutate<Answer>(people.ADMIN, 'archiveDirectoryContact', { id: made.id }, contact)).contact,
    ).toMatchObject({ version: 3 })
    expect(await names(people.ADMIN, ', filter: { status: { eq: ACTIVE } }')).not.toContain(made.name)
    expect(
      (await world.mutate<Answer>(people.ADMIN, 'restoreDirectoryContact', { id: made.id, version: 1 }, contact)).code,
    ).toBe('VERSION_CONFLICT')
    expect(
      (await world.mutate<Answer>(people.ADMIN, 'restoreDirectoryContact', { id: made.id }, contact)).contact.status,
    ).toBe('ACTIVE')
    const [, id] = Buffer.from(made.id, 'base64').toString().split(':')
    expect(await world.prisma.auditEntry.count({ where: { noun: 'DirectoryContact', nounId: id } })).toBe(4)
  })
})

describe('the directory', () => {
  test('is searched by words, relationship, screen and tour, in pages, in two statements', async () => {
    const { root: at, person } = await tree(world, { people: { person: 'SUPERVISION' } })
    const add = (name: string, more: object) => create(person, { organizationId: at.globalId, name, ...more })
    await add('Tyre 100% Service', { department: 'Road side', moduleScreen: 'tasks' })
    await add('Basin Dairy', { relationship: 'CUSTOMER', supportedTour: 'Milk round' })
    await add('Copper Tools', { email: 'tools@example.com' })
    expect(await names(person)).toEqual(['Basin Dairy', 'Copper Tools', 'Tyre 100% Service'])
    expect(await names(person, ', search: "road tyre"')).toEqual(['Tyre 100% Service'])
    expect(await names(person, ', search: "%"')).toEqual(['Tyre 100% Service'])
    expect(await names(person, ', filter: { relationship: { eq: CUSTOMER } }')).toEqual(['Basin Dairy'])
    expect(await names(person, ', filter: { moduleScreen: { eq: "tasks" } }')).toEqual(['Tyre 100% Service'])
    expect(await names(person, ', filter: { supportedTour: { startsWith: "milk ROUND" } }')).toEqual(['Basin Dairy'])
    interface Page {
      directoryContacts: { edges: { node: { name: string } }[]; pageInfo: { endCursor: string; hasNextPage: boolean } }
    }
    const page = async (args: string) =>
      (
        await world.ask<Page>(
          person,
          `{ directoryContacts(${args}) { edges { node { name } } pageInfo { endCursor hasNextPage } } }`,
        )
      ).directoryContacts
    const first = await page('first: 2')
    expect(first.pageInfo.hasNextPage).toBe(true)
    expect((await page(`first: 2, after: "${first.pageInfo.endCursor}"`)).edges.map(({ node }) => node.name)).toEqual([
      'Tyre 100% Service',
    ])
    await expect(page('first: 2, after: "bad"')).rejects.toThrow('this cursor is of another list')
    const sent = await statementsOf(() => list(person))
    expect(sent.length).toBeLessThanOrEqual(3)
  })

  test('says who supports a screen or a tour, the nearest organization first', async () => {
    const {
      root: top,
      middle,
      low,
      admin,
    } = await tree(world, { below: { middle: {}, low: { type: 'LOCATION', parent: 'middle' } } })
    const add = (at: Organization, name: string, more: object = { moduleScreen: 'tasks' }) =>
      create(admin, { organizationId: at.globalId, name, ...more })
    await add(top, 'Top')
    await add(low, 'Low')
    await add(middle, 'Middle')
    await add(middle, 'Tour guide', { supportedTour: 'Yard round' })
    const { contact: gone } = await add(low, 'Gone')
    await world.mutate(admin, 'archiveDirectoryContact', { id: gone.id }, '__typename')
    const support = async (person: Person, args: string) =>
      (await world.ask<{ supportFor: { name: string }[] }>(person, `{ supportFor(${args}) { name } }`)).supportFor.map(
        ({ name }) => name,
      )
    expect(await support(admin, `organizationId: "${low.globalId}", screen: "/TASKS"`)).toEqual([
      'Low',
      'Middle',
      'Top',
    ])
    expect(await support(admin, `organizationId: "${middle.globalId}", screen: "tasks", tour: "yard round"`)).toEqual([
      'Tour guide',
      'Middle',
      'Top',
      'Low',
    ])
    expect(await support(await world.user(low, 'TRANSACTIONAL'), 'screen: "tasks"')).toEqual(['Low', 'Middle', 'Top'])
    expect(await support(stranger, `organizationId: "${low.globalId}", screen: "tasks"`)).toEqual([])
    const tour = await world.prisma.tour.create({
      data: { organizationId: top.id, name: 'Yard round', typeId: 1, actionClassId: 1 },
    })
    const record = await world.action(low, admin, { tourId: tour.id })
    const ask = `query ($id: ID!) { node(id: $id) { ... on Action { supportContacts { name } } } }`
    expect(
      (await world.ask<{ node: { supportContacts: { name: string }[] } }>(admin, ask, { id: record.globalId })).node
        .supportContacts,
    ).toEqual([{ name: 'Tour guide' }])
  })
})

describe('the contacts at hand', () => {
  interface Defaults {
    noOfItems: number
    version: number
    isChosen: boolean
    data: { name: string }[]
    selected: { name: string }[]
  }
  const shown = 'noOfItems version isChosen data { name } selected { name }'
  const read = async (person: Person) =>
    (await world.ask<{ contactDefaults: Defaults }>(person, `{ contactDefaults { ${shown} } }`)).contactDefaults
  const save = (person: Person, input: object) =>
    world.mutate<MutationResult & { contactDefaults: Defaults }>(
      person,
      'saveContactDefaults',
      input,
      `contactDefaults { ${shown} }`,
    )

  test('are the first twelve by name until they are chosen; chosen they keep their order, and are the first again', async () => {
    const { root: at, person } = await tree(world, { people: { person: {} } })
    const ids: string[] = []
    for (let i = 10; i < 24; i++)
      ids.push((await create(person, { organizationId: at.globalId, name: `C${i}` })).contact.id)
    const before = await read(person)
    expect(before).toMatchObject({ noOfItems: 12, version: 0, isChosen: false })
    expect(before.data).toHaveLength(14)
    expect(before.selected.map(({ name }) => name)).toEqual(Array.from({ length: 12 }, (_, i) => `C${10 + i}`))
    const chosen = await save(person, { contactIds: [ids[5], ids[2], ids[5]], version: 0 })
    expect(chosen.contactDefaults).toMatchObject({
      version: 1,
      isChosen: true,
      selected: [{ name: 'C15' }, { name: 'C12' }],
    })
    expect((await save(person, { contactIds: [ids[1]], version: 0 })).code).toBe('VERSION_CONFLICT')
    expect(await save(person, { contactIds: ids.slice(0, 13) })).toMatchObject({
      fields: [{ path: 'contactIds' }],
    })
    for (const id of [globalId('DirectoryContact', randomUUID()), 'x', at.globalId])
      expect((await save(person, { contactIds: [id] })).code).toBe('NOT_FOUND')
    // One that is archived is no longer at hand.
    await world.mutate(person, 'archiveDirectoryContact', { id: ids[5] }, '__typename')
    expect((await read(person)).selected).toEqual([{ name: 'C12' }])
    expect((await save(person, { contactIds: null, version: 1 })).contactDefaults).toMatchObject({
      isChosen: false,
      version: 2,
    })
    expect((await read(await world.user(at, 'ADMIN'))).version).toBe(0)
  })

  test('are not a stranger’s to choose', async () => {
    const { contact: made } = await create(people.ADMIN)
    expect((await save(stranger, { contactIds: [made.id] })).code).toBe('NOT_FOUND')
  })
})
