import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { globalId, uuidIn } from '../../kernel/node.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { tree } from '../../testing/tree.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { type MutationResult, World } from '../../testing/world.ts'

let world: World

beforeAll(async () => {
  world = await World.make()
})

const department = (id: string) => globalId('Department', id)
const group = (id: string) => globalId('Group', id)

interface Answer extends MutationResult {
  department?: { id: string; name: string; roleNames: string; status: string; version: number }
  group?: { id: string; name: string; version: number; parent: { name: string } | null }
  jobRole?: { id: string; name: string; status: string; version: number }
  deletedId?: string
  inUse?: number
  added?: number
  removed?: number
  deactivated?: number
}

const answers: Record<string, string> = {
  Department: 'department { id name roleNames status version }',
  Group: 'group { id name version parent { name } }',
  JobRole: 'jobRole { id name status version }',
}

function change(as: Person, name: string, input: object) {
  const [, verb, noun] = /^(create|update|activate|deactivate|delete)(\w+)$/.exec(name)!
  const success = verb === 'delete' ? 'deletedId' : `${answers[noun!]}${verb!.endsWith('activate') ? ' inUse' : ''}`
  return world.mutate<Answer>(as, name, input, success)
}

const tenant = () => tree(world, { below: { division: {} }, groups: { spot: {} } })

describe('a department', () => {
  test('is made with its roles, which are made where they are new', async () => {
    const { root, division, admin } = await tenant()
    const made = await change(admin, 'createDepartment', {
      organizationId: division.globalId,
      name: ' Night shift ',
      roleNames: ['Manager', 'Technician ', 'Technician'],
    })
    expect(made.department).toMatchObject({
      name: 'Night shift',
      roleNames: 'Manager, Technician',
      status: 'ACTIVE',
      version: 1,
    })
    const roles = await world.prisma.jobRole.findMany({ where: { organizationId: root.id }, orderBy: { name: 'asc' } })
    expect(roles.map(({ name }) => name)).toEqual(['Manager', 'Technician'])
    const changed = await change(admin, 'updateDepartment', {
      id: made.department!.id,
      version: 1,
      roleIds: [globalId('JobRole', roles[1]!.id)],
      name: 'Nights',
    })
    expect(changed.department).toMatchObject({ name: 'Nights', roleNames: 'Technician', version: 2 })
  })

  test('of a taken name is a conflict, as is a stale version', async () => {
    const { root, spot, admin } = await tenant()
    const input = { organizationId: root.globalId, name: 'Yard' }
    expect(
      (await Promise.all([1, 2].map(() => change(admin, 'createDepartment', input))))
        .map(({ code }) => code ?? 'done')
        .sort(),
    ).toEqual(['ALREADY_EXISTS', 'done'])
    expect((await change(admin, 'createDepartment', input)).message).toBe('There is a department of this name already.')
    await change(admin, 'updateDepartment', { id: department(spot.departmentId), description: 'x' })
    expect(
      await change(admin, 'updateDepartment', { id: department(spot.departmentId), version: 1, name: 'y' }),
    ).toMatchObject({ code: 'VERSION_CONFLICT', differences: [{ field: 'version', yours: '1', current: '2' }] })
  })

  test('is deactivated with people in it, and says how many; it is deleted only unused', async () => {
    const { root, spot, admin } = await tenant()
    await world.user(root, 'TRANSACTIONAL', spot)
    await world.action(root, admin, spot)
    const turn = (verb: string) => change(admin, `${verb}Department`, { id: department(spot.departmentId) })
    expect(await turn('deactivate')).toMatchObject({ inUse: 1, department: { status: 'INACTIVE' } })
    expect(await turn('activate')).toMatchObject({ inUse: 1, department: { status: 'ACTIVE' } })
    const refused = await change(admin, 'deleteDepartment', { id: department(spot.departmentId) })
    expect([refused.code, refused.message]).toEqual([
      'IN_USE',
      expect.stringMatching(/is in use by 1 group, 1 membership, and 1 record\. Deactivate it instead\.$/),
    ])
    const { department: made } = await change(admin, 'createDepartment', {
      organizationId: root.globalId,
      name: 'Nobody',
      roleNames: ['Ghost'],
    })
    const checklist = await world.prisma.checklist.create({
      data: { rootId: root.id, organizationId: root.id, departmentId: uuidIn('Department', made!.id)!, name: 'Walk' },
    })
    expect((await change(admin, 'deleteDepartment', { id: made!.id })).message).toBe(
      'Nobody is in use by 1 checklist. Deactivate it instead.',
    )
    await world.prisma.checklist.delete({ where: { id: checklist.id } })
    expect((await change(admin, 'deleteDepartment', { id: made!.id })).deletedId).toBe(made!.id)
  })

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(121) }],
    ['description', { name: 'x', description: 'x'.repeat(501) }],
  ])('names a wrong %s', async (path, input) => {
    const { root, admin } = await tenant()
    expect(
      (await change(admin, 'createDepartment', { organizationId: root.globalId, ...input })).fields?.map(
        (field) => field.path,
      ),
    ).toEqual([path])
  })
})

describe('groups', () => {
  test('form a tree without cycles, in one department', async () => {
    const { root, spot, admin } = await tenant()
    const other = await world.group(root)
    const below = await change(admin, 'createGroup', {
      departmentId: department(spot.departmentId),
      parentId: group(spot.groupId),
      name: 'Below',
    })
    expect(below.group?.parent).not.toBeNull()
    const move = (id: string, parentId: string | null) => change(admin, 'updateGroup', { id, parentId })
    expect((await move(group(spot.groupId), below.group!.id)).fields).toEqual([
      { path: 'parentId', message: 'A group does not go below itself.' },
    ])
    expect((await move(group(spot.groupId), group(spot.groupId))).fields?.[0]?.path).toBe('parentId')
    expect((await move(below.group!.id, group(other.groupId))).fields).toEqual([
      { path: 'parentId', message: 'Choose a group of the same department.' },
    ])
    expect((await move(below.group!.id, null)).group?.parent).toBeNull()
    expect((await change(admin, 'deleteGroup', { id: below.group!.id })).deletedId).toBe(below.group!.id)
  })

  test('moved below each other at once make no cycle', async () => {
    const { spot, admin } = await tenant()
    for (let round = 0; round < 5; round++) {
      const make = async () =>
        (await change(admin, 'createGroup', { departmentId: department(spot.departmentId), name: randomUUID() })).group!
          .id
      const [one, other] = [await make(), await make()]
      const results = await Promise.all([
        change(admin, 'updateGroup', { id: one, parentId: other }),
        change(admin, 'updateGroup', { id: other, parentId: one }),
      ])
      expect(results.filter(({ group: moved }) => moved)).toHaveLength(1)
    }
  })
})

describe('job roles', () => {
  test('are renamed and deactivated, and deleted where nobody has them', async () => {
    const { root, admin } = await tenant()
    const { jobRole } = await change(admin, 'createJobRole', { organizationId: root.globalId, name: 'Planner' })
    await change(admin, 'updateJobRole', { id: jobRole!.id, name: 'Load planner' })
    expect((await change(admin, 'deactivateJobRole', { id: jobRole!.id, version: 1 })).code).toBe('VERSION_CONFLICT')
    expect((await change(admin, 'deactivateJobRole', { id: jobRole!.id, version: 2 })).jobRole).toMatchObject({
      name: 'Load planner',
      status: 'INACTIVE',
      version: 3,
    })
    expect(
      (await change(admin, 'createJobRole', { organizationId: root.globalId, name: 'a, b' })).fields?.[0]?.path,
    ).toBe('name')
    expect((await change(admin, 'deleteJobRole', { id: jobRole!.id })).deletedId).toBe(jobRole!.id)
    const held = await world.prisma.jobRole.findFirstOrThrow({ where: { organizationId: root.id, name: 'Manager' } })
    expect((await change(admin, 'deleteJobRole', { id: globalId('JobRole', held.id) })).message).toBe(
      'Manager is in use by 1 membership. Deactivate it instead.',
    )
  })
})

describe('who may edit', () => {
  test.each(['STRATEGIC', 'TACTICAL', 'SUPERVISION', 'TRANSACTIONAL'] as const)(
    '%s may not, and reads who may',
    async (level) => {
      const { root, spot } = await tenant()
      const viewer = await world.user(root, level, spot)
      const refused = await change(viewer, 'createDepartment', { organizationId: root.globalId, name: 'x' })
      expect([refused.code, refused.message]).toEqual([
        'FORBIDDEN',
        'To edit departments, groups and roles here takes Admin.',
      ])
      const query =
        'query ($id: ID!) { node(id: $id) { ... on Department { memberCount can { edit { allowed reason whoCan } } } } }'
      const { node } = await world.ask<{ node: object }>(viewer, query, { id: department(spot.departmentId) })
      expect(node).toEqual({
        memberCount: level === 'TRANSACTIONAL' ? null : 1,
        can: { edit: { allowed: false, reason: refused.message, whoCan: ['Admin'] } },
      })
    },
  )

  test('an Admin of a part chooses what it has, and edits nothing of the whole', async () => {
    const { division, spot } = await tenant()
    const admin = await world.user(division, 'ADMIN')
    const { legalName } = await world.prisma.organization.findFirstOrThrow({
      where: { tree: { some: { id: division.id } } },
    })
    const refused = await change(admin, 'deactivateDepartment', { id: department(spot.departmentId) })
    expect(refused.message).toBe(`They belong to ${legalName} as a whole: to edit them takes the same rights there.`)
    expect(await set(admin, division, { changes: { addIds: [department(spot.departmentId)] } })).toMatchObject({
      added: 1,
    })
  })

  test('for another tenant there is nothing', async () => {
    const { spot } = await tenant()
    const { admin: stranger } = await tenant()
    for (const name of ['updateDepartment', 'deactivateDepartment', 'deleteDepartment'])
      expect((await change(stranger, name, { id: department(spot.departmentId) })).code).toBe('NOT_FOUND')
    for (const name of ['updateGroup', 'deactivateGroup', 'deleteGroup'])
      expect((await change(stranger, name, { id: group(spot.groupId) })).code).toBe('NOT_FOUND')
  })
})

const set = (as: Person, { globalId: organizationId }: Organization, input: object) =>
  world.mutate<Answer>(
    as,
    'setOrganizationDepartments',
    { organizationId, departments: input },
    'added removed deactivated organization { departmentUses { status department { id } } }',
  )

describe('which departments an organization has', () => {
  test('is set, added to and taken from; what is in use stays as inactive', async () => {
    const { division, root, spot, admin } = await tenant()
    const other = await world.group(root)
    const both = [department(spot.departmentId), department(other.departmentId)]
    expect(await set(admin, division, { ids: both })).toMatchObject({ added: 2, removed: 0, deactivated: 0 })
    await world.user(division, 'TRANSACTIONAL', spot)
    expect(await set(admin, division, { ids: [] })).toMatchObject({
      added: 0,
      removed: 1,
      deactivated: 1,
      organization: { departmentUses: [{ status: 'INACTIVE', department: { id: both[0] } }] },
    })
    expect(await set(admin, division, { changes: { addIds: [both[0]] } })).toMatchObject({
      added: 1,
      organization: { departmentUses: [{ status: 'ACTIVE' }] },
    })
    expect(
      (await set(admin, division, { changes: { addIds: [both[0]], removeIds: [both[0]] } })).fields?.[0]?.path,
    ).toBe('departments.changes.removeIds')
    for (const wrong of [{}, { ids: both, changes: {} }])
      await expect(set(admin, division, wrong)).rejects.toThrow(/Exactly one key/)
  })

  test('comes for many departments at once in as many statements as for one', async () => {
    const { root, admin } = await tenant()
    const query = `{ departments: legacyDepartments(includeInactive: true) { roleNames memberCount can { edit { allowed } } roles { name memberCount }
      groups { memberCount children { name } } usedBy { status memberCount organization { name } } } }`
    const few = await statementsOf(() => world.ask(admin, query))
    await world.group(root)
    await world.group(root)
    expect(await statementsOf(() => world.ask(admin, query))).toHaveLength(few.length)
  })
})
