// The legacy paths of departments and of who has them, as each access level and as another tenant.
import { describe, expect, test } from 'vitest'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const world = await World.make()
const base = await world.serve()
const { root, spot, admin, person } = await tree(world, {
  groups: { spot: {} },
  people: { admin: 'ADMIN', person: { in: 'spot' } },
})
const { admin: stranger } = await tree(world)

async function call<Body = Record<string, unknown>>(as: Person, path: string, body?: object) {
  const headers = { ...(await world.authorization(as)), 'content-type': 'application/json' }
  const response = await fetch(
    base + path,
    body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
  )
  return { status: response.status, body: (await response.json()) as Body }
}

const numberOf = async () => (await world.prisma.group.findUniqueOrThrow({ where: { id: spot.groupId } })).legacyId

describe('departments', () => {
  test('have the fields of the specification', async () => {
    const { body } = await call<object[]>(person, '/api/views/get_departmentGroup_role_master')
    expect(body).toEqual([
      {
        departmentId: expect.any(Number) as number,
        department: expect.any(String) as string,
        role: '',
        status: 'Active',
        description: '',
        groups: [
          {
            groupId: await numberOf(),
            group: expect.any(String) as string,
            status: 'Active',
            parent_id: null,
            description: '',
          },
        ],
        SAAS_Org_UUID: root.id,
        Department_UUID: spot.departmentId,
      },
    ])
    const { body: groups } = await call<object[]>(person, '/api/views/getActiveDepartmentGroups')
    expect(groups).toMatchObject([{ groupId: await numberOf(), parent_id: null, SAAS_Org_UUID: root.id }])
    expect((await call(stranger, '/api/views/active-dept-group-roles')).body).toEqual([])
  })

  test('are given to an organization by number, uuid or name, again without harm, by Admin alone', async () => {
    const { legacyId } = await world.prisma.department.findUniqueOrThrow({ where: { id: spot.departmentId } })
    const give = (as: Person, departments: unknown) =>
      call(as, '/api/org/insert_profile_departments', { SAAS_Org_UUID: root.id.toUpperCase(), departments })
    expect(await give(admin, [legacyId, spot.departmentId, 'Claims'])).toEqual({
      status: 200,
      body: { message: 'Departments saved', inserted: 2 },
    })
    expect((await give(admin, ['Claims'])).body).toMatchObject({ inserted: 0 })
    expect(
      (await call<object[]>(person, `/api/org/get_profile_org_active_departments?saas_org_uuid=${root.id}`)).body,
    ).toHaveLength(2)
    const { body: mapped } = await call<{ mapped: boolean; mapping_status: string }[]>(
      person,
      `/api/org/get_organization_department_mapping_info?saas_org_uuid=${root.id}`,
    )
    expect(mapped.map((row) => [row.mapped, row.mapping_status])).toEqual([
      [true, 'Active'],
      [true, 'Active'],
    ])
    expect((await give(person, ['Claims'])).status).toBe(403)
    expect((await give(stranger, ['Claims'])).status).toBe(404)
    for (const wrong of [[], 'Claims', [{}], ['']]) expect((await give(admin, wrong)).status).toBe(422)
    expect((await give(admin, [999999999])).status).toBe(404)
    for (const path of ['get_profile_org_active_departments', 'get_organization_department_mapping_info']) {
      expect((await call(stranger, `/api/org/${path}?saas_org_uuid=${root.id}`)).status).toBe(404)
      expect((await call(stranger, `/api/org/${path}`)).status).toBe(422)
    }
  })
})

describe('assignments', () => {
  test.each([
    ['ADMIN', 2],
    ['STRATEGIC', 3],
    ['SUPERVISION', 2],
    ['TRANSACTIONAL', 1],
  ] as const)('are seen by %s as far as roles are theirs to see', async (level, atLeast) => {
    const viewer = await world.user(root, level, spot)
    const { body } = await call<{ SAAS_PFUser_UUID: string }[]>(viewer, '/api/views/userOrgDeptGroupAssignments')
    expect(body.length).toBeGreaterThanOrEqual(atLeast)
    if (level === 'TRANSACTIONAL') expect(body.map((row) => row.SAAS_PFUser_UUID)).toEqual([viewer.id])
    expect(body[0]).toEqual({
      SAAS_PFUser_UUID: expect.any(String) as string,
      name: expect.any(String) as string,
      SAAS_Org_UUID: root.id,
      Legal_name: expect.any(String) as string,
      Department_Id: body[0]!.SAAS_PFUser_UUID === admin.id ? null : (expect.any(Number) as number),
      Department: body[0]!.SAAS_PFUser_UUID === admin.id ? null : (expect.any(String) as string),
      DeptGroup_Id: body[0]!.SAAS_PFUser_UUID === admin.id ? null : (expect.any(Number) as number),
      DeptGroup: body[0]!.SAAS_PFUser_UUID === admin.id ? null : (expect.any(String) as string),
      role: 'Manager',
    })
  })

  test('are made each by itself; repeating is harmless; where all fail, so does the call', async () => {
    const other = await world.user(root)
    const assign = (as: Person, users: unknown[], more: object = {}) =>
      call<{
        message: string
        detail: string
        results: { status: string; role: string; error?: { detail: string } }[]
      }>(as, '/api/association/assignUsersToDeptGroups', {
        users,
        dept_group_ids: [spot.groupId],
        roles: ['Technician'],
        ...more,
      })
    const first = await assign(admin, [other.id, stranger.id])
    expect(first.status).toBe(200)
    expect(first.body.results.map(({ status, role, error }) => error?.detail ?? [status, role])).toEqual([
      ['created', 'Technician'],
      'The user was not found.',
    ])
    expect((await assign(admin, [other.id])).body.results.map(({ status }) => status)).toEqual(['unchanged'])
    expect(await assign(admin, [stranger.id])).toMatchObject({
      status: 404,
      body: { message: 'Error in assigning user to department Roles failed', detail: 'The user was not found.' },
    })
    expect((await assign(person, [other.id])).status).toBe(403)
    expect((await assign(stranger, [other.id])).status).toBe(404)
    expect((await assign(admin, [other.id], { SAAS_Org_UUID: stranger.id })).status).toBe(404)
    for (const more of [{ dept_group_ids: [] }, { dept_group_ids: 1 }, { roles: ['a', 'b'] }])
      expect((await assign(admin, [other.id], more)).status).toBe(422)
  })
})
