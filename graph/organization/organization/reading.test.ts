// How organizations are read: by level, by name, by likeness; what it costs; and who sees what.
import { globalId } from '../../kernel/node.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { statementsOf } from '../../testing/queryLog.ts'
import { tree } from '../../testing/tree.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { World } from '../../testing/world.ts'

let world: World

beforeAll(async () => {
  world = await World.make()
})

interface Page {
  edges: { node: { name: string; uuid: string } }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}
const namesOf = ({ edges }: Page) => edges.map(({ node }) => node.name)
const page = 'edges { node { name uuid } } pageInfo { hasNextPage endCursor }'

const directory = async (person: Person, variables: object = {}) =>
  (
    await world.ask<{ organizationDirectory: Page }>(
      person,
      `query ($search: String, $first: Int, $after: Cursor) { organizationDirectory(search: $search, first: $first, after: $after) { ${page} } }`,
      { ...variables },
    )
  ).organizationDirectory

/** A tree with `divisions` below the root, each with a location. */
async function grove(divisions: number) {
  const { root, admin } = await tree(world, { root: { name: `Root ${Math.random()}` } })
  for (let i = 0; i < divisions; i++) {
    const division = await world.organization({ parent: root, name: `Division ${String(i).padStart(3, '0')}` })
    await world.organization({ parent: division, type: 'LOCATION', name: `Yard | ${i} 100%` })
  }
  return { root, admin }
}

describe('the tree', () => {
  const levels = `{ organizationRoots { name childCount childTypes can { move { allowed } } children(first: 20) { edges { node {
    name childCount ancestors { name } parent { name } registrantAddress { city } managementGrouping { name } can { delete { allowed reason } }
    contents { organizations people } children(first: 20) { edges { node { name childCount } } } } } } } }`

  test('opens in as many statements with many rows as with few', async () => {
    const [few, many] = [await grove(2), await grove(15)]
    const count = async (person: Person) => (await statementsOf(() => world.ask(person, levels))).length
    const counts = [await count(few.admin), await count(many.admin)]
    expect(counts[1]).toBe(counts[0])
    // The viewer, the roots, two levels, two counts of children, and what is asked beside: one each.
    expect(counts[0]).toBeLessThanOrEqual(14)
  })

  test('goes on by cursor, by name, whatever is in the names', async () => {
    const { root, admin } = await grove(0)
    const names = ['a', 'a | b', 'a%', 'á', 'B', 'b', 'c']
    for (const name of names) await world.organization({ parent: root, name })
    await world.organization({ parent: root, name: 'a' })
    const seen: string[] = []
    let after: string | null = null
    do {
      const { organization }: { organization: { children: Page } } = await world.ask(
        admin,
        `query ($of: ID!, $after: Cursor) { organization(id: $of) { children(first: 3, after: $after) { ${page} } } }`,
        { of: root.globalId, after },
      )
      seen.push(...namesOf(organization.children))
      after = organization.children.pageInfo.hasNextPage ? organization.children.pageInfo.endCursor : null
    } while (after)
    expect([...seen].sort()).toEqual([...names, 'a'].sort())
    expect(seen.filter((name) => name.startsWith('a'))).toEqual(['a', 'a', 'a | b', 'a%'])
  })

  test('begins where the viewer belongs, once', async () => {
    const { root, admin } = await grove(1)
    const division = await world.organization({ parent: root, name: 'Mine' })
    const below = await world.organization({ parent: division, type: 'LOCATION', name: 'Mine too' })
    const person = await world.user(division, 'SUPERVISION')
    await world.join(person, below, 'ADMIN')
    const ask = (who: Person) =>
      world.ask<{ organizationRoots: { name: string; parent: null; ancestors: [] }[] }>(
        who,
        '{ organizationRoots { name parent { name } ancestors { name } } }',
      )
    expect((await ask(person)).organizationRoots).toEqual([{ name: 'Mine', parent: null, ancestors: [] }])
    await world.join(admin, division, 'SUPERVISION')
    expect((await ask(admin)).organizationRoots).toHaveLength(1)
    expect((await ask(await world.user())).organizationRoots).toEqual([])
    const data = await world.ask<{ organization: { ancestors: { name: string }[] } }>(
      person,
      'query ($of: ID!) { organization(id: $of) { ancestors { name } } }',
      { of: below.globalId },
    )
    expect(data.organization.ancestors).toEqual([{ name: 'Mine' }])
  })

  test('of another tenant has no children', async () => {
    const [own, foreign] = [await grove(1), await grove(1)]
    const data = await world.ask<{ organization: null }>(
      own.admin,
      `query ($of: ID!) { organization(id: $of) { children { ${page} } } }`,
      { of: foreign.root.globalId },
    )
    expect(data.organization).toBeNull()
  })

  test('counts what is in an organization and below it', async () => {
    const { root, admin } = await grove(2)
    const [division] = await world.prisma.organization.findMany({ where: { parentId: root.id } })
    const at: Organization = { id: division!.id, rootId: root.id, globalId: '' }
    const spot = await world.group(root)
    const person = await world.user(at, 'TRANSACTIONAL', spot)
    await world.action(at, person)
    await world.action(at, admin)
    const contents = async (who: Person, uuid: string) =>
      (
        await world.ask<{ organization: { contents: object } }>(
          who,
          'query ($of: ID!) { organization(id: $of) { contents { organizations people records departments locations vehicles } } }',
          { of: globalId('Organization', uuid) },
        )
      ).organization.contents
    expect(await contents(admin, root.id)).toEqual({
      organizations: 5,
      people: 2,
      records: 2,
      departments: 1,
      locations: 0,
      vehicles: 0,
    })
    expect(await contents(admin, at.id)).toEqual({
      organizations: 2,
      people: 1,
      records: 2,
      departments: 0,
      locations: 0,
      vehicles: 0,
    })
    expect(await contents(person, at.id)).toMatchObject({ records: 1 })
  })
})

describe('the directory', () => {
  test('is by name over all in sight, in one statement, and goes on by cursor', async () => {
    const { admin } = await grove(4)
    const all = await directory(admin)
    expect(namesOf(all)).toHaveLength(9)
    const first = await directory(admin, { first: 4 })
    const rest = await directory(admin, { first: 100, after: first.pageInfo.endCursor })
    expect([...namesOf(first), ...namesOf(rest)]).toEqual(namesOf(all))
    expect(
      (await statementsOf(() => directory(admin, { search: 'yard' }))).filter(
        (text) => !text.includes('json_build_object'),
      ),
    ).toHaveLength(1)
  })

  test('is searched by part of the legal or trade name, in any case; % and _ are themselves', async () => {
    const { root, admin } = await grove(2)
    await world.prisma.organization.create({
      data: { parentId: root.id, type: 'DIVISION', legalName: 'Quiet', dbaName: 'Zephyr Lines' },
    })
    expect(namesOf(await directory(admin, { search: 'zePHYR' }))).toEqual(['Quiet'])
    expect(namesOf(await directory(admin, { search: '100%' }))).toHaveLength(2)
    expect(namesOf(await directory(admin, { search: '1_0' }))).toEqual([])
    expect(namesOf(await directory(admin, { search: 'nothing like it' }))).toEqual([])
  })

  test('shows to somebody of a division that and what is below, of another tenant nothing', async () => {
    const { root } = await grove(3)
    const division = (
      await world.prisma.organization.findMany({ where: { parentId: root.id }, orderBy: { legalName: 'asc' } })
    )[1]!
    const person = await world.user({ id: division.id, rootId: root.id, globalId: '' }, 'TRANSACTIONAL')
    expect(namesOf(await directory(person))).toEqual(['Division 001', 'Yard | 1 100%'])
    expect(namesOf(await directory(person, { search: 'Division' }))).toEqual(['Division 001'])
    expect(namesOf(await directory(await world.user()))).toEqual([])
  })

  test('refuses a cursor of another list', async () => {
    const { admin } = await grove(0)
    for (const after of [
      'x',
      Buffer.from('children|x|y').toString('base64url'),
      Buffer.from('directory|x|y').toString('base64url'),
    ]) {
      await expect(directory(admin, { after })).rejects.toThrow('another list')
    }
  })
})

describe('what is likely the same', () => {
  const duplicates = async (person: Person, variables: object) =>
    (
      await world.ask<{ organizationDuplicates: { name: string }[] }>(
        person,
        'query ($legalName: String, $employerIdentifier: String, $exceptId: ID) { organizationDuplicates(legalName: $legalName, employerIdentifier: $employerIdentifier, exceptId: $exceptId) { name } }',
        { ...variables },
      )
    ).organizationDuplicates.map(({ name }) => name)

  test('is found by name, or by employer identifier where that may be seen', async () => {
    const { root, admin } = await grove(1)
    const twin = await world.organization({ parent: root, name: 'Basin Ridge Dairy Inc.' })
    await world.prisma.organization.update({ where: { id: twin.id }, data: { employerIdentifier: '55-5555555' } })
    expect(await duplicates(admin, { legalName: 'basin ridge dairy, LLC' })).toEqual(['Basin Ridge Dairy Inc.'])
    expect(await duplicates(admin, { legalName: 'Basin Rigde Dairy' })).toEqual(['Basin Ridge Dairy Inc.'])
    expect(await duplicates(admin, { employerIdentifier: '55-5555555' })).toEqual(['Basin Ridge Dairy Inc.'])
    expect(await duplicates(admin, { legalName: 'Basin Ridge Dairy', exceptId: twin.globalId })).toEqual([])
    expect(await duplicates(admin, { employerIdentifier: '00-0000001' })).toEqual([])
    expect(await duplicates(admin, { legalName: '' })).toEqual([])
    const person = await world.user(root, 'SUPERVISION')
    expect(await duplicates(person, { employerIdentifier: '55-5555555' })).toEqual([])
    const stranger = (await grove(0)).admin
    expect(await duplicates(stranger, { legalName: 'Basin Ridge Dairy', employerIdentifier: '55-5555555' })).toEqual([])
  })
})
