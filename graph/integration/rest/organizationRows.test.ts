// The legacy paths of organizations and groupings, as each access level and as a stranger.
import { beforeAll, describe, expect, test } from 'vitest'
import { accessLevels } from '../../kernel/policy.ts'
import { tree } from '../../testing/tree.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { World } from '../../testing/world.ts'

let world: World
let base: string

beforeAll(async () => {
  world = await World.make()
  base = await world.serve()
})

async function call(person: Person, method: string, path: string, body?: object) {
  const headers = { ...(await world.authorization(person)), ...(body && { 'content-type': 'application/json' }) }
  const response = await fetch(base + path, { method, headers, body: body && JSON.stringify(body) })
  return {
    status: response.status,
    body: (await response.json()) as never as Record<string, unknown> & Record<string, unknown>[],
  }
}

const grove = () => tree(world, { root: { name: 'Root' }, below: { division: { name: 'Division' } } })

const create = '/api/org/createGlobalOrganization'
const payload = (parent?: Organization, more: object = {}) => ({
  Legal_name: 'Made here',
  DBA_name: '',
  Legal_entity_type_id: '3',
  Legal_employer_identifier: '',
  Govt_IdentifierType_Id: 'x',
  Legal_registrant_address_id: 0,
  Corp_Mailing_AddressID: null,
  Org_Descrip: '',
  AuditStatus_ID: '2',
  TGPlatform_ActiveStatus_ID: 1,
  TTP_ID: '',
  OrgUID: 17,
  State_of_incorporation: 'NV',
  ...(parent && { Parent_ORG_UUID: parent.id }),
  ...more,
})

describe('createGlobalOrganization', () => {
  test('takes numbers as text, and what is no number as not given', async () => {
    const { root, admin } = await grove()
    const { status, body } = await call(admin, 'POST', create, payload(root))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      message: 'Organization created',
      organization: {
        SAAS_Org_UUID: body.SAAS_Org_UUID,
        Legal_name: 'Made here',
        type: 'Division',
        parent_id: root.id,
        Legal_entity_type_id: 3,
        Legal_employer_identifier: '00-0000001',
        Govt_IdentifierType_Id: 0,
        Legal_registrant_address_id: 0,
        Corp_Mailing_AddressID: 0,
        AuditStatus_ID: 2,
        TGPlatform_ActiveStatus_ID: 1,
        TTP_ID: '',
        OrgUID: '17',
        State_of_incorporation: 'US-NV',
        Org_Descrip: '',
        created_at: world.clock.now().toISOString(),
        updated_at: world.clock.now().toISOString(),
      },
    })
    const [listed] = (await call(admin, 'GET', '/api/org/all_orgs?offset=1')).body.filter(
      ({ SAAS_Org_UUID }) => SAAS_Org_UUID === body.SAAS_Org_UUID,
    )
    expect(listed).toMatchObject({
      TTP_ID: null,
      Govt_IdentifierType_Id: null,
      created_at: world.clock.now().toISOString(),
    })
  })

  test('without a parent is a tree of its own, for anybody', async () => {
    const person = await world.user()
    const { status, body } = await call(
      person,
      'POST',
      create,
      payload(undefined, { Legal_employer_identifier: '12-3456789' }),
    )
    expect([status, (body.organization as Record<string, unknown>).Legal_employer_identifier]).toEqual([
      200,
      '12-3456789',
    ])
    expect((await call(person, 'GET', '/api/org/all_orgs')).body.map(({ SAAS_Org_UUID }) => SAAS_Org_UUID)).toEqual([
      body.SAAS_Org_UUID,
    ])
  })

  test.each([
    [{ Legal_name: undefined }, 422],
    [{ Legal_employer_identifier: '123456789' }, 422],
    [{ Parent_ORG_UUID: 'x' }, 422],
    [{ Parent_ORG_UUID: '00000000-0000-0000-0000-000000000000' }, 404],
    [{ AuditStatus_ID: 99 }, 422],
    [{ type: 'Galaxy' }, 422],
  ])('%j is %i', async (more, status) => {
    const { root, admin } = await grove()
    const answer = await call(admin, 'POST', create, payload(root, more))
    expect([answer.status, answer.body.message]).toEqual([status, 'Failed to create organization'])
  })

  test.each(accessLevels)('below a division as %s', async (level) => {
    const { root, division } = await grove()
    const person = await world.user(division, level, await world.group(root))
    const allowed = level === 'ADMIN' || level === 'STRATEGIC'
    expect((await call(person, 'POST', create, payload(division))).status).toBe(allowed ? 200 : 403)
    expect((await call(person, 'POST', create, payload(root))).status).toBe(404)
  })
})

describe('what is read', () => {
  test.each(accessLevels)('of a division as %s', async (level) => {
    const { root, division } = await grove()
    const spot = await world.group(root)
    const person = await world.user(division, level, spot)
    const { body } = await call(person, 'GET', '/api/org/global_organizations')
    expect(body).toHaveLength(1)
    const seesEmployer = level === 'ADMIN' || level === 'STRATEGIC'
    expect(body[0]).toMatchObject({
      SAAS_Org_UUID: division.id,
      Legal_name: 'Division',
      parent_id: null,
      OrgMgtHierarchy: null,
      OrgMgtHierarchyId: null,
      OrgProductivity: null,
      OrgQualityId: null,
      Department_Id: expect.any(Number),
      DeptGroup: expect.any(String),
      Legal_employer_identifier: seesEmployer ? '00-0000001' : null,
    })
    const tree = [{ SAAS_Org_UUID: division.id, Legal_name: 'Division', type: 'Division', children: [] }]
    expect((await call(person, 'GET', '/api/views/getUserOrghierarchy')).body).toEqual(tree)
    expect((await call(person, 'GET', '/api/views/getOrgMgtHierarchy')).body).toMatchObject(tree)
    expect((await call(person, 'GET', `/api/views/get_org_data_existence?org_uuid=${division.id}`)).body).toMatchObject(
      { exists: true, users: 1 },
    )
    expect((await call(person, 'GET', `/api/views/get_org_data_existence?org_uuid=${root.id}`)).body).toEqual({
      exists: false,
      departments: 0,
      locations: 0,
      users: 0,
      tasks: 0,
    })
  })

  test('is paged, and nested from the root', async () => {
    const { root, division, admin } = await grove()
    expect(
      (await call(admin, 'GET', '/api/org/all_orgs?limit=1&offset=1')).body.map(({ Legal_name }) => Legal_name),
    ).toEqual(['Division'])
    const { body } = await call(admin, 'GET', '/api/views/getUserOrghierarchy')
    expect(body).toEqual([
      {
        SAAS_Org_UUID: root.id,
        Legal_name: 'Root',
        type: 'Corporation',
        children: [{ SAAS_Org_UUID: division.id, Legal_name: 'Division', type: 'Division', children: [] }],
      },
    ])
  })

  test('of another tenant is nothing', async () => {
    const { root, admin } = await grove()
    const stranger = (await grove()).admin
    const none = { exists: false, departments: 0, locations: 0, users: 0, tasks: 0 }
    for (const id of [root.id, '00000000-0000-0000-0000-000000000000']) {
      expect((await call(stranger, 'GET', `/api/views/get_org_data_existence?org_uuid=${id}`)).body).toEqual(none)
      expect((await call(stranger, 'GET', `/api/org/groupings?saas_org_uuid=${id}`)).status).toBe(404)
    }
    expect(JSON.stringify((await call(stranger, 'GET', '/api/org/all_orgs')).body)).not.toContain(root.id)
    expect(admin).toBeTruthy()
  })
})

test('countries and states: the whole list; the United States and Canada, or the country asked for', async () => {
  const { admin } = await grove()
  const countries = (await call(admin, 'GET', '/api/org/countries')).body
  expect(countries.find(({ Country_Code }) => Country_Code === 'US')).toMatchObject({
    Country_ID: 840,
    Country_Name: expect.any(String),
    active: true,
  })
  expect(countries).toHaveLength(249)
  const states = (await call(admin, 'GET', '/api/org/states')).body
  expect(new Set(states.map(({ Country_Code }) => Country_Code))).toEqual(new Set(['US', 'CA']))
  expect(states.find(({ State_ID }) => State_ID === 'US-NV')).toMatchObject({ State_Name: 'Nevada', State_Code: 'NV' })
  expect((await call(admin, 'GET', '/api/org/states?country=no')).body.length).toBeGreaterThan(5)
  expect((await call(admin, 'GET', '/api/org/states?country=XX')).body).toEqual([])
})

describe('groupings', () => {
  const add = (person: Person, at: Organization, more: object = {}) =>
    call(person, 'POST', '/api/org/groupings', {
      SAAS_Org_UUID: at.id,
      Grouping_Type_ID: 1,
      Org_Grouping_Name: 'West',
      ...more,
    })

  test('are made, listed, changed and deleted', async () => {
    const { root, admin } = await grove()
    const { body: top } = await add(admin, root)
    expect(top).toMatchObject({
      Org_Grouping_Name: 'West',
      Grouping_Type_Name: 'Management',
      Parent_Grouping_Id: null,
      SAAS_Org_UUID: root.id,
      member_count: 0,
      version: 1,
    })
    const id = top.Org_Grouping_Id as number
    const { body: part } = await add(admin, root, { Org_Grouping_Name: 'Reno', Parent_Grouping_Id: id })
    expect(part.Parent_Grouping_Id).toBe(id)
    expect((await call(admin, 'GET', `/api/org/groupings?saas_org_uuid=${root.id}`)).body).toHaveLength(2)
    expect((await call(admin, 'DELETE', `/api/org/groupings/${id}`)).status).toBe(409)
    const changed = await call(admin, 'PUT', `/api/org/groupings/${part.Org_Grouping_Id as number}`, {
      Org_Grouping_Name: 'Sparks',
      Parent_Grouping_Id: null,
      version: 1,
    })
    expect(changed.body).toMatchObject({ Org_Grouping_Name: 'Sparks', Parent_Grouping_Id: null, version: 2 })
    expect((await call(admin, 'PUT', `/api/org/groupings/${id}`, { version: 7 })).status).toBe(409)
    expect((await add(admin, root)).status).toBe(409)
    expect((await call(admin, 'DELETE', `/api/org/groupings/${id}`)).body).toEqual({ message: 'Grouping deleted' })
    expect((await call(admin, 'DELETE', `/api/org/groupings/${id}`)).status).toBe(404)
    expect((await call(admin, 'PUT', '/api/org/groupings/x', {})).status).toBe(422)
  })

  test.each(accessLevels)('of a division as %s', async (level) => {
    const { root, division, admin } = await grove()
    const { body } = await add(admin, division)
    const person = await world.user(division, level, await world.group(root))
    const path = `/api/org/groupings/${body.Org_Grouping_Id as number}`
    const status = level === 'ADMIN' || level === 'STRATEGIC' ? 200 : 403
    expect((await call(person, 'GET', `/api/org/groupings?saas_org_uuid=${division.id}`)).body).toHaveLength(1)
    expect((await add(person, division, { Org_Grouping_Name: 'Else' })).status).toBe(status)
    expect((await call(person, 'PUT', path, { Org_Grouping_Descrip: 'x' })).status).toBe(status)
    expect((await call(person, 'DELETE', path)).status).toBe(status)
    expect((await call((await grove()).admin, 'DELETE', path)).status).toBe(404)
  })
})
