// The legacy paths of asking to belong, by each access level and from a foreign tenant.
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { AccessLevel } from '../../kernel/policy.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const world = await World.make()
const base = await world.serve()
const { root, spot, admin } = await tree(world, { groups: { spot: {} } })
const { admin: stranger } = await tree(world)

type Body = Record<string, unknown> & { requestId: number }

async function call(person: Person, path: string, body?: object) {
  const headers = { ...(await world.authorization(person)), 'content-type': 'application/json' }
  const response = body
    ? await fetch(`${base}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    : await fetch(`${base}/api/${path}`, { headers })
  return { status: response.status, body: (await response.json()) as Body & Body[] }
}

const ask = (person: Person, uuid: string, more: object = {}) =>
  call(person, 'association/orgUserAssociation', { SAAS_Org_UUID: uuid, note: 'n', ...more })
const accept = (person: Person, requestId: number, more: object = {}) =>
  call(person, 'procedures/acceptOrgUserAssociation', { requestId, ...more })

describe('asking', () => {
  test('for oneself is answered alike whether or not there is such an organization', async () => {
    const person = await world.user()
    for (const uuid of [root.id, randomUUID()]) {
      const { status, body } = await ask(person, uuid, { SAAS_PFUser_UUID: person.id.toUpperCase() })
      expect([status, body]).toEqual([
        200,
        { message: 'Association requested', requestId: expect.any(Number), status: 'Pending' },
      ])
    }
    const { body } = await call(person, 'views/user_org_association')
    expect(body.map(({ Legal_name, status, SAAS_PFUser_UUID }) => [Legal_name, status, SAAS_PFUser_UUID])).toEqual([
      [null, 'Pending', person.id],
      [null, 'Pending', person.id],
    ])
    expect((await call(person, 'views/getUserAssociationCounts')).body).toEqual({
      pending: 2,
      accepted: 0,
      organizations: 0,
      departments: 0,
      groups: 0,
    })
  })

  test('for another is for whoever may accept; a stranger finds nobody', async () => {
    const division = await world.organization({ parent: root })
    const person = await world.user(root)
    const other = { SAAS_PFUser_UUID: person.id }
    expect((await ask(admin, division.id, other)).body).toMatchObject({
      message: 'User associated',
      status: 'Accepted',
    })
    expect((await ask(await world.user(root, 'STRATEGIC'), division.id, other)).status).toBe(403)
    const foreign = await ask(stranger, root.id, other)
    expect(foreign).toMatchObject({
      status: 404,
      body: { message: 'Error in assigning user to organization failed', detail: 'The user was not found.' },
    })
    expect(await ask(stranger, root.id, { SAAS_PFUser_UUID: randomUUID() })).toEqual(foreign)
  })
})

describe('accepting', () => {
  test('by number, with a role and a group; again it is harmless', async () => {
    const person = await world.user()
    const { requestId } = (await ask(person, root.id)).body
    const { legacyId: DeptGroup_Id } = await world.prisma.group.findUniqueOrThrow({ where: { id: spot.groupId } })
    for (const role of ['Supervision', 'Transactional']) {
      expect(await accept(admin, requestId, { role, DeptGroup_Id })).toEqual({
        status: 200,
        body: { message: 'Request accepted', status: 'Accepted' },
      })
    }
    expect(await world.prisma.membership.findMany({ where: { userId: person.id } })).toMatchObject([
      { accessLevel: 'SUPERVISION', ...spot },
    ])
  })

  test.each<[AccessLevel]>([['STRATEGIC'], ['TACTICAL'], ['SUPERVISION'], ['TRANSACTIONAL']])(
    'is not for %s, nor for a foreign Admin: 404, as for none',
    async (level) => {
      const person = await world.user()
      const { requestId } = (await ask(person, root.id)).body
      const none = await accept(stranger, 2_000_000_000)
      expect(none).toMatchObject({
        status: 404,
        body: { message: 'Error in accepting Request failed', detail: 'The request was not found.' },
      })
      expect(await accept(stranger, requestId)).toEqual(none)
      expect(await accept(await world.user(root, level, spot), requestId)).toEqual(none)
      expect((await accept(person, requestId)).status).toBe(403)
    },
  )
})

describe('the dashboard filters', () => {
  test('are what the caller may filter by, and the place of the user', async () => {
    const person = await world.user(root, 'TRANSACTIONAL', spot)
    const { body } = await call(admin, 'procedures/getUserDashboardFilters', { requestId: person.id })
    expect(Object.keys(body)).toEqual([
      'filters',
      'departmentFeatures',
      'userDepartmentFeatures',
      'standardIndustryData',
      'selectedOrg',
      'selectedDepartment',
      'selectedGroup',
      'selectedRole',
    ])
    expect(body).toMatchObject({
      userDepartmentFeatures: [],
      standardIndustryData: expect.arrayContaining([
        expect.objectContaining({ industry: 'All industries' }),
      ]) as object[],
      selectedOrg: { SAAS_Org_UUID: root.id },
      selectedRole: { role: 'Manager' },
    })
  })

  test('of somebody foreign are 404, as of nobody', async () => {
    const foreign = await call(admin, 'procedures/getUserDashboardFilters', { requestId: stranger.id })
    expect(foreign).toMatchObject({ status: 404, body: { message: 'Error while fetching Dashboard Filters' } })
    expect(await call(admin, 'procedures/getUserDashboardFilters', { requestId: randomUUID() })).toEqual(foreign)
  })
})
