// The role matrix of a tree: what it shows, how it is changed, and what that does.
import { beforeAll, describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { accessLevels, capabilities, type AccessLevel } from '../../kernel/policy.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { tree } from '../../testing/tree.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { World } from '../../testing/world.ts'

let world: World

beforeAll(async () => {
  world = await World.make()
})

/** A tenant of a test's own, with its Admin. */

interface Cell {
  level: AccessLevel
  reach: string
  defaultReach: string
  isChanged: boolean
  allowedReaches: string[]
  fixedBecause: string | null
}

interface Matrix {
  organizationId: string
  organizationName: string
  can: { edit: { allowed: boolean; reason: string | null; whoCan: string[] } }
  rows: { capability: string; purpose: string; section: string; isFixed: boolean; cells: Cell[] }[]
}

const fields = `organizationId organizationName can { edit { allowed reason whoCan } }
  rows { capability purpose section isFixed cells { level reach defaultReach isChanged allowedReaches fixedBecause } }`

const matrixOf = async (person: Person, of?: string) =>
  (
    await world.ask<{ roleMatrix: Matrix | null }>(
      person,
      `query ($of: ID) { roleMatrix(organizationId: $of) { ${fields} } }`,
      { of },
    )
  ).roleMatrix

const cellOf = async (person: Person, capability: string, level: AccessLevel) =>
  (await matrixOf(person))!.rows
    .find((row) => row.capability === capability)!
    .cells.find((cell) => cell.level === level)!

const change = (person: Person, root: Organization, ...cells: object[]) =>
  world.mutate(person, 'setRoleMatrixCells', { organizationId: root.globalId, cells }, 'matrix { id }')

const cell = (capability: string, accessLevel: AccessLevel, reach: string, seen?: string) => ({
  capability,
  accessLevel,
  reach,
  seen,
})

describe('the matrix', () => {
  test('has each capability for each level, in sections, as it is by default', async () => {
    const { admin } = await tree(world)
    const { rows } = (await matrixOf(admin))!
    expect(rows.map(({ capability }) => capability).sort()).toEqual(capabilities.toSorted())
    for (const row of rows) {
      expect(row.cells.map(({ level }) => level)).toEqual(accessLevels)
      expect(row.cells.filter(({ isChanged }) => isChanged)).toEqual([])
      expect(row.section).not.toBe('Other')
    }
    const sections = rows.map(({ section }) => section)
    expect(sections.filter((section, i) => section !== sections[i - 1])).toEqual([...new Set(sections)])
  })

  test('says of each cell what it can be set to, or why it is fixed', async () => {
    const { admin } = await tree(world)
    expect(await cellOf(admin, 'records.see', 'SUPERVISION')).toMatchObject({
      reach: 'GROUPS',
      allowedReaches: ['NONE', 'OWN', 'GROUPS'],
      fixedBecause: null,
    })
    expect(await cellOf(admin, 'locations.edit', 'TACTICAL')).toMatchObject({
      allowedReaches: ['NONE', 'GROUPS', 'DEPARTMENTS'],
    })
    expect(await cellOf(admin, 'records.see', 'ADMIN')).toMatchObject({
      allowedReaches: [],
      fixedBecause: 'The rights of Admin are the same in every organization.',
    })
    const { fixedBecause } = await cellOf(admin, 'organization.administer', 'STRATEGIC')
    expect(fixedBecause).toMatch(/^Who may edit the role matrix, .* is the same in every organization\.$/)
  })

  test('is known to whoever belongs to the tree, and says who could change it', async () => {
    const { root } = await tree(world)
    const below = await world.organization({ parent: root })
    for (const level of accessLevels) {
      const [atRoot, atPart] = [await world.user(root, level), await world.user(below, level)]
      const may = level === 'ADMIN'
      const refused = {
        allowed: false,
        reason: 'To edit the role matrix, webhooks, imports, invitations, users and shortcuts here takes Admin.',
        whoCan: ['Admin'],
      }
      expect((await matrixOf(atRoot, root.globalId))!.can.edit).toEqual(
        may ? { allowed: true, reason: null, whoCan: ['Admin'] } : refused,
      )
      expect((await matrixOf(atPart, below.globalId))!.can.edit).toEqual(refused)
      expect((await matrixOf(atPart, root.globalId))!.organizationId).toBe(root.globalId)
      const cells = cell('records.work', 'STRATEGIC', 'ALL')
      if (!may) expect(await change(atRoot, root, cells)).toMatchObject({ code: 'FORBIDDEN', message: refused.reason })
      expect(await change(atPart, root, cells)).toMatchObject({ code: 'FORBIDDEN', message: refused.reason })
    }
    expect(await world.prisma.policyCell.count({ where: { rootId: root.id } })).toBe(0)
  })

  test('of a tree that one does not belong to is none', async () => {
    const [{ root }, { admin: stranger }] = [await tree(world), await tree(world)]
    const nobody = await world.user()
    expect(await matrixOf(nobody)).toBeNull()
    for (const of of [root.globalId, 'x', '']) expect(await matrixOf(stranger, of || root.globalId)).toBeNull()
    const node = 'query ($id: ID!) { node(id: $id) { id } }'
    expect(await world.ask(stranger, node, { id: globalId('RoleMatrix', root.id) })).toEqual({ node: null })
    expect(await change(stranger, root, cell('records.work', 'STRATEGIC', 'ALL'))).toMatchObject({
      code: 'NOT_FOUND',
      message: 'The role matrix was not found.',
    })
  })

  test('takes one statement, however many cells were changed', async () => {
    const { root, admin } = await tree(world)
    const context = await world.context(admin)
    expect(context.viewer).toBeTruthy()
    const count = async () =>
      (await statementsOf(() => matrixOf(admin))).filter(
        (text) => text.includes('policy_cell') && !text.includes('json_build_object'),
      ).length
    expect(await count()).toBe(1)
    await change(admin, root, cell('records.work', 'STRATEGIC', 'ALL'), cell('records.see', 'TRANSACTIONAL', 'GROUPS'))
    expect(await count()).toBe(1)
  })
})

describe('a change', () => {
  test('is kept as what differs from the default, with who made it, and taken back by the default', async () => {
    const { root, admin } = await tree(world)
    expect((await change(admin, root, cell('associations.accept', 'TACTICAL', 'DEPARTMENTS', 'NONE'))).__typename).toBe(
      'SetRoleMatrixCellsSuccess',
    )
    expect(await cellOf(admin, 'associations.accept', 'TACTICAL')).toMatchObject({
      reach: 'DEPARTMENTS',
      defaultReach: 'NONE',
      isChanged: true,
    })
    await change(admin, root, cell('associations.accept', 'TACTICAL', 'GROUPS'))
    await change(admin, root, cell('associations.accept', 'TACTICAL', 'GROUPS'))
    await change(admin, root, cell('associations.accept', 'TACTICAL', 'NONE', 'GROUPS'))
    expect(await world.prisma.policyCell.count({ where: { rootId: root.id } })).toBe(0)
    const entries = await world.prisma.auditEntry.findMany({
      where: { rootId: root.id, noun: 'PolicyCell' },
      orderBy: { id: 'asc' },
    })
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual(
      ['CREATE', 'UPDATE', 'DELETE'].map((action) => [action, admin.id]),
    )
    expect(entries[1]).toMatchObject({
      before: { reach: 'DEPARTMENTS' },
      after: { reach: 'GROUPS', capability: 'associations.accept', access_level: 'TACTICAL' },
    })
  })

  const bad: [string, object[], string][] = [
    ['of an unknown capability', [cell('records.eat', 'STRATEGIC', 'ALL')], 'cells.0.capability'],
    ['of Admin', [cell('records.work', 'STRATEGIC', 'ALL'), cell('records.see', 'ADMIN', 'OWN')], 'cells.1.reach'],
    ['of what is fixed', [cell('organization.administer', 'STRATEGIC', 'ALL')], 'cells.0.reach'],
    ['beyond the level', [cell('records.work', 'SUPERVISION', 'ALL')], 'cells.0.reach'],
    ['to what nobody has of their own', [cell('locations.edit', 'TACTICAL', 'OWN')], 'cells.0.reach'],
    [
      'twice of one cell',
      [cell('records.work', 'STRATEGIC', 'ALL'), cell('records.work', 'STRATEGIC', 'OWN')],
      'cells.1.accessLevel',
    ],
    ['of nothing', [], 'cells'],
  ]
  test.each(bad)('%s is refused, and with it all others', async (_what, cells, path) => {
    const { root, admin } = await tree(world)
    const result = await change(admin, root, cell('export', 'TACTICAL', 'DEPARTMENTS'), ...cells)
    if (!cells.length) expect((await change(admin, root)).fields?.map((field) => field.path)).toEqual([path])
    else expect(result.fields?.map((field) => field.path)).toEqual([path.replace(/\d/, (n) => String(Number(n) + 1))])
    expect(await world.prisma.policyCell.count({ where: { rootId: root.id } })).toBe(cells.length ? 0 : 1)
  })

  test('of what was changed meanwhile is a conflict that shows both', async () => {
    const { root, admin } = await tree(world)
    await change(admin, root, cell('records.work', 'STRATEGIC', 'ALL'))
    expect(
      await change(
        admin,
        root,
        cell('export', 'TACTICAL', 'DEPARTMENTS'),
        cell('records.work', 'STRATEGIC', 'NONE', 'OWN'),
      ),
    ).toMatchObject({
      code: 'VERSION_CONFLICT',
      message: 'The role matrix was changed by someone else.',
      differences: [
        {
          field: 'Strategic may start, hold and complete action records for others',
          yours: 'NONE',
          current: 'ALL',
        },
      ],
    })
    expect(await world.prisma.policyCell.count({ where: { rootId: root.id } })).toBe(1)
  })

  test('by two at once of the same cell is made by one', async () => {
    const { root, admin } = await tree(world)
    const wanted = ['NONE', 'ALL', 'DEPARTMENTS', 'GROUPS']
    const results = await Promise.all(
      wanted.map((reach) => change(admin, root, cell('records.work', 'STRATEGIC', reach, 'OWN'))),
    )
    expect(results.filter(({ __typename }) => __typename === 'SetRoleMatrixCellsSuccess')).toHaveLength(1)
    expect(results.filter(({ code }) => code === 'VERSION_CONFLICT')).toHaveLength(3)
  })
})

describe('a change of rights acts', () => {
  const until = async (look: () => Promise<boolean>) => {
    const begun = performance.now()
    while (!(await look())) {
      if (performance.now() - begun > 5_000) throw new Error('It has not acted within 5 seconds.')
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  test('within 5 seconds in REST, in GraphQL and in a subscription that is open', async () => {
    const base = await world.serve()
    const { root, admin } = await tree(world)
    const spot = await world.group(root)
    const worker = await world.user(root, 'SUPERVISION', spot)
    const { title } = await world.action(root, admin, { ...spot, state: 'STARTED' })
    const headers = { ...(await world.authorization(worker)), 'content-type': 'application/json' }
    const inRest = async () =>
      (await (await fetch(`${base}/api/views/get_action_record_management`, { headers })).text()).includes(title)
    const inGraph = async () => {
      const body = JSON.stringify({ query: '{ actionGrid { rows(first: 100) { nodes { title } } } }' })
      return (await (await fetch(`${base}/graphql`, { method: 'POST', headers, body })).text()).includes(title)
    }
    expect([await inRest(), await inGraph()]).toEqual([true, true])
    const stream = await world.listen(worker, 'subscription { boardChanged { action { title } } }')
    await change(
      admin,
      root,
      cell('records.see', 'SUPERVISION', 'OWN'),
      cell('records.seeNextUp', 'SUPERVISION', 'NONE'),
    )
    expect(await stream.next(5_000)).toBeNull()
    expect(stream.ended).toBe(true)
    await until(async () => !(await inRest()) && !(await inGraph()))
    await change(admin, root, cell('records.see', 'SUPERVISION', 'GROUPS'))
    await until(async () => (await inRest()) && (await inGraph()))
  })
})

test('the people of a tree are found by a part of their name, those in sight alone', async () => {
  const [{ root, admin }, other] = [await tree(world), await tree(world)]
  const person = await world.user(root)
  const people = async (viewer: Person, search: string) =>
    (
      await world.ask<{ roleMatrix: { people: { name: string }[] } }>(
        viewer,
        'query ($search: String!) { roleMatrix { people(search: $search) { name } } }',
        { search },
      )
    ).roleMatrix.people.map(({ name }) => name)
  expect(await people(admin, person.name.slice(3).toUpperCase())).toEqual([person.name])
  expect(await people(admin, '')).toEqual([admin.name, person.name].sort())
  expect(await people(admin, '%')).toEqual([])
  expect(await people(admin, other.admin.name)).toEqual([])
})

describe('what somebody may do in the end', () => {
  interface Effective {
    capability: string
    reach: string
    previewReach: string
    membership: { accessLevelName: string; organization: { id: string } } | null
  }

  async function effective(viewer: Person, of: Person, previewCells: object[] = []) {
    const query = `query ($userId: ID!, $previewCells: [PolicyCellInput!]) { roleMatrix {
      effectivePermissions(userId: $userId, previewCells: $previewCells) {
        capability reach previewReach membership { accessLevelName organization { id } } } } }`
    const { roleMatrix } = await world.ask<{ roleMatrix: { effectivePermissions: Effective[] | null } }>(
      viewer,
      query,
      { userId: of.globalId, previewCells },
    )
    return roleMatrix.effectivePermissions
  }
  const of = (rows: Effective[] | null, capability: string) => rows?.find((row) => row.capability === capability)

  test('is the farthest of all memberships, and says of which', async () => {
    const { root, admin } = await tree(world)
    const division = await world.organization({ parent: root })
    const person = await world.user(division, 'TRANSACTIONAL')
    await world.join(person, root, 'SUPERVISION', await world.group(root))
    const rows = await effective(admin, person)
    expect(of(rows, 'records.see')).toMatchObject({
      reach: 'GROUPS',
      previewReach: 'GROUPS',
      membership: { accessLevelName: 'Supervision', organization: { id: root.globalId } },
    })
    expect(of(rows, 'organizations.read')).toMatchObject({
      reach: 'ALL',
      membership: { accessLevelName: 'Transactional' },
    })
    expect(of(rows, 'departments.edit')).toMatchObject({ reach: 'NONE', membership: null })
  })

  test('shows before and after of cells that are not saved', async () => {
    const { root, admin } = await tree(world)
    const person = await world.user(root, 'TACTICAL', await world.group(root))
    const rows = await effective(admin, person, [
      cell('associations.accept', 'TACTICAL', 'DEPARTMENTS'),
      cell('locations.edit', 'TACTICAL', 'NONE'),
    ])
    expect(of(rows, 'associations.accept')).toMatchObject({
      reach: 'NONE',
      previewReach: 'DEPARTMENTS',
      membership: { accessLevelName: 'Tactical Mgt' },
    })
    expect(of(rows, 'locations.edit')).toMatchObject({ reach: 'DEPARTMENTS', previewReach: 'NONE' })
    expect(await world.prisma.policyCell.count({ where: { rootId: root.id } })).toBe(0)
  })

  test('of a cell beyond the rails is no answer', async () => {
    const { root, admin } = await tree(world)
    const { errors } = await world.run(
      admin,
      `query ($id: ID!) { roleMatrix { effectivePermissions(userId: $id,
      previewCells: [{ capability: "records.see", accessLevel: ADMIN, reach: NONE }]) { reach } } }`,
      { id: (await world.user(root)).globalId },
    )
    expect(errors?.[0]).toMatchObject({
      message: 'previewCells: cells.0.reach: The rights of Admin are the same in every organization.',
    })
  })

  test('of somebody out of sight is nothing, and of their other tenants nothing either', async () => {
    const [{ root, admin }, other] = [await tree(world), await tree(world)]
    expect(await effective(admin, other.admin)).toBeNull()
    const both = await world.user(root, 'TRANSACTIONAL')
    await world.join(both, other.root, 'ADMIN')
    expect(of(await effective(admin, both), 'departments.edit')).toMatchObject({ reach: 'NONE' })
  })
})
