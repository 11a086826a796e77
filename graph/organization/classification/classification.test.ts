// Of which industries organizations are, and the list of industries.
import { beforeAll, describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { accessLevels } from '../../kernel/policy.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const world = await World.make()
const { root, admin } = await tree(world)

interface Code {
  revision?: number
  code: string
  title: string
}

describe('the list', () => {
  const search = async (text: string, more = '') =>
    (
      await world.ask<{ naicsCodes: Code[] }>(
        admin,
        `query ($text: String!) { naicsCodes(search: $text ${more}) { code title } }`,
        { text },
      )
    ).naicsCodes

  test('is that of 2017, of six digits unless said otherwise', async () => {
    const { legacyNaicsCodes } = await world.ask<{ legacyNaicsCodes: Code[] }>(
      admin,
      '{ legacyNaicsCodes(limit: 1000, offset: 1000) { code revision } }',
    )
    const { rest } = await world.ask<{ rest: Code[] }>(admin, '{ rest: legacyNaicsCodes(offset: 2000) { code } }')
    expect([legacyNaicsCodes.length, rest.length]).toEqual([1000, 196])
    expect(new Set(legacyNaicsCodes.map(({ revision }) => revision))).toEqual(new Set([2017]))
    expect((await search('', 'first: 100')).every(({ code }) => code.length === 6)).toBe(true)
    expect((await search('48', 'sixDigitOnly: false'))[0]).toEqual({
      code: '48-49',
      title: 'Transportation and Warehousing',
    })
  })

  test('is found by code: the exact one, then what begins like it', async () => {
    expect((await search('484121')).map(({ code }) => code)).toEqual(['484121'])
    expect((await search('4841')).map(({ code }) => code)).toEqual(['484110', '484121', '484122'])
  })

  test('is found by words, those that begin so before those that have them anywhere', async () => {
    expect(await search('truckload long')).toEqual([
      { code: '484121', title: 'General Freight Trucking, Long-Distance, Truckload' },
      { code: '484122', title: 'General Freight Trucking, Long-Distance, Less Than Truckload' },
    ])
    const titles = (await search('motor', 'first: 100')).map(({ title }) => / motor/i.test(` ${title}`))
    expect(titles).toEqual(titles.toSorted((one, other) => Number(other) - Number(one)))
    expect(await search('no such industry')).toEqual([])
    expect(await search('%_\\')).toHaveLength(50)
  })

  test('knows what a code is a part of, up to its sector', async () => {
    const query =
      '{ naicsCode(code: "484121") { level parent { code parent { code parent { code parent { code title level parent { code } } } } } } }'
    const { naicsCode } = await world.ask(admin, query)
    expect(naicsCode).toEqual({
      level: 'NATIONAL_INDUSTRY',
      parent: {
        code: '48412',
        parent: {
          code: '4841',
          parent: {
            code: '484',
            parent: { code: '48-49', title: 'Transportation and Warehousing', level: 'SECTOR', parent: null },
          },
        },
      },
    })
    expect(await world.ask(admin, '{ naicsCode(code: "999999") { code } }')).toEqual({ naicsCode: null })
  })
})

interface Result extends MutationResult {
  inserted?: number
  updated?: number
}

const upsert = (person: Person, records: object[]) =>
  world.mutate<Result>(person, 'upsertClassifications', { records }, 'inserted updated')
const remove = (person: Person, at: Organization, naics: string) =>
  world.mutate<Result>(person, 'deleteClassification', { organizationId: at.globalId, naics }, 'organization { id }')
/** As the graph has them, the primary one with a star. */
async function codesOf(at: Organization, person = admin): Promise<string[]> {
  const query = 'query ($of: ID!) { organization(id: $of) { classifications { isPrimary naics { code } } } }'
  const { organization } = await world.ask<{
    organization: { classifications: { isPrimary: boolean; naics: Code }[] }
  }>(person, query, { of: at.globalId })
  return organization.classifications.map(({ isPrimary, naics: { code } }) => (isPrimary ? `${code}*` : code))
}

describe('an organization', () => {
  const fresh = () => world.organization({ parent: root })
  const record = (at: Organization, naics: string, isPrimary?: boolean) => ({
    organizationId: at.globalId,
    naics,
    isPrimary,
  })

  test('has its first code as the primary one by itself', async () => {
    const at = await fresh()
    expect(await upsert(admin, [record(at, '484122'), record(at, '484121', false)])).toMatchObject({
      inserted: 2,
      updated: 0,
    })
    expect(await codesOf(at)).toEqual(['484122*', '484121'])
  })

  test('has another primary one when that is said, and one always', async () => {
    const at = await fresh()
    await upsert(admin, [record(at, '484122'), record(at, '493110')])
    expect(await upsert(admin, [record(at, '493110', true), record(at, '811111')])).toMatchObject({
      inserted: 1,
      updated: 1,
    })
    expect(await codesOf(at)).toEqual(['493110*', '484122', '811111'])
    await upsert(admin, [record(at, '493110', false)])
    expect(await codesOf(at)).toEqual(['493110*', '484122', '811111'])
  })

  test('keeps the primary one as long as there are others', async () => {
    const at = await fresh()
    await upsert(admin, [record(at, '484122'), record(at, '493110')])
    expect(await remove(admin, at, '484122')).toMatchObject({
      code: 'CONFLICT',
      message: 'This is the primary code. Make another one primary first.',
    })
    expect(await codesOf(at)).toEqual(['484122*', '493110'])
    await remove(admin, at, '493110')
    await remove(admin, at, '484122')
    expect(await codesOf(at)).toEqual([])
    expect((await remove(admin, at, '484122')).code).toBe('NOT_FOUND')
    expect((await remove(admin, at, '48412')).fields).toEqual([
      { path: 'naics', message: 'Send a NAICS code of six digits, like 484121.' },
    ])
  })

  const bad: [string, string, (at: Organization) => object[]][] = [
    ['five digits', 'records.1.naics', (at) => [record(at, '484121'), record(at, '48412')]],
    ['an unknown code', 'records.1.naics', (at) => [record(at, '484121'), record(at, '999999')]],
    ['the same code twice', 'records.1.naics', (at) => [record(at, '484121'), record(at, '484121')]],
    ['a second primary', 'records.1.isPrimary', (at) => [record(at, '484121', true), record(at, '484122', true)]],
    ['no record', 'records', () => []],
  ]
  test.each(bad)('with %s is refused as a whole, at %s', async (_what, path, records) => {
    const at = await fresh()
    const result = await upsert(admin, records(at))
    expect([result.code, result.fields?.map((field) => field.path)]).toEqual(['VALIDATION', [path]])
    expect(await codesOf(at)).toEqual([])
  })

  test('may have one primary each, many organizations in one call', async () => {
    const [one, other] = [await fresh(), await fresh()]
    expect(await upsert(admin, [record(one, '484121', true), record(other, '484122', true)])).toMatchObject({
      inserted: 2,
    })
    expect([await codesOf(one), await codesOf(other)]).toEqual([['484121*'], ['484122*']])
  })

  test('has one primary still after several at once', async () => {
    const at = await fresh()
    const codes = ['484110', '484121', '484122', '484210', '484220', '484230']
    const results = await Promise.all(codes.map((naics) => upsert(admin, [record(at, naics, true)])))
    expect(results.map(({ inserted }) => inserted)).toEqual(codes.map(() => 1))
    expect((await codesOf(at)).filter((code) => code.endsWith('*'))).toHaveLength(1)
    expect(await codesOf(at)).toHaveLength(codes.length)
  })

  test('is classified by those who may edit organizations there, robbed of a code by Admin alone, and refused to others with the reason', async () => {
    const at = await fresh()
    for (const level of accessLevels) {
      const person = await world.user(at, level)
      const may = level === 'ADMIN' || level === 'STRATEGIC'
      const { __typename, message } = await upsert(person, [record(at, '484121')])
      const { organization } = await world.ask<{
        organization: { can: { classify: object; unclassify: { allowed: boolean; reason: string | null } } }
      }>(
        person,
        'query ($of: ID!) { organization(id: $of) { can { classify { allowed reason } unclassify { allowed reason } } } }',
        { of: at.globalId },
      )
      expect([level, __typename]).toEqual([level, may ? 'UpsertClassificationsSuccess' : 'ForbiddenError'])
      expect(organization.can.classify).toEqual({ allowed: may, reason: may ? null : message })
      const { allowed, reason } = organization.can.unclassify
      expect(allowed).toBe(level === 'ADMIN')
      if (allowed) continue
      expect((await remove(person, at, '484121')).message).toBe(reason)
      expect(await codesOf(at, person)).toEqual(['484121*'])
    }
  })

  test('of another tenant, above, or nowhere is none', async () => {
    const at = await fresh()
    const { admin: stranger } = await tree(world)
    const below = await world.user(at, 'ADMIN')
    const nowhere = { ...at, globalId: globalId('Organization', '00000000-0000-7000-8000-000000000000') }
    const answers = [
      await upsert(stranger, [record(at, '484121')]),
      await upsert(below, [record(at, '484121'), record(root, '484121')]),
      await upsert(admin, [record(nowhere, '484121')]),
      await remove(stranger, at, '484121'),
    ]
    for (const { code, message } of answers)
      expect([code, message]).toEqual(['NOT_FOUND', 'The organization was not found.'])
    expect(await codesOf(at)).toEqual([])
  })
})

test('a stored code keeps the revision that it was written in; of one that is not in the list, only its digits are known', async () => {
  const at = await world.organization({ parent: root })
  await upsert(admin, [{ organizationId: at.globalId, naics: '484121' }])
  await world.prisma.industryClassification.create({
    data: { organizationId: at.id, naics: '111110', revision: 2022, isPrimary: false },
  })
  const asked =
    'query ($of: ID!) { naicsRevision organization(id: $of) { classifications { naics { code revision title } } } }'
  expect(await world.ask(admin, asked, { of: at.globalId })).toEqual({
    naicsRevision: 2017,
    organization: {
      classifications: [
        { naics: { code: '484121', revision: 2017, title: 'General Freight Trucking, Long-Distance, Truckload' } },
        { naics: { code: '111110', revision: 2022, title: '' } },
      ],
    },
  })
})

describe('the legacy paths', () => {
  let base: string

  beforeAll(async () => {
    base = await world.serve()
  })

  async function call(person: Person, method: string, path: string, body?: object) {
    const headers = { ...(await world.authorization(person)), 'content-type': 'application/json' }
    const response = await fetch(base + path, { method, headers, body: body && JSON.stringify(body) })
    return [response.status, await response.json()] as [number, Record<string, unknown>]
  }

  test('write and read the codes of an organization', async () => {
    const at = await world.organization({ parent: root })
    const records = [
      { SAAS_Org_UUID: at.id, naics_6digit: '484121' },
      { SAAS_Org_UUID: at.id.toUpperCase(), naics_6digit: 493110, is_primary: true },
    ]
    expect(await call(admin, 'POST', '/api/org/upsert_classifications', { records })).toEqual([
      200,
      { inserted: 2, updated: 0 },
    ])
    expect(await call(admin, 'GET', `/api/org/industryClassification?saas_org_uuid=${at.id}`)).toEqual([
      200,
      [
        {
          SAAS_Org_UUID: at.id,
          naics_6digit: '493110',
          title: 'General Warehousing and Storage',
          is_primary: true,
          revision: 2017,
        },
        {
          SAAS_Org_UUID: at.id,
          naics_6digit: '484121',
          title: 'General Freight Trucking, Long-Distance, Truckload',
          is_primary: false,
          revision: 2017,
        },
      ],
    ])
  })

  test.each([
    '',
    'saas_org_uuid={org}',
    'naics_6digit=484121',
    'saas_org_uuid={org}&naics_6digit=48412',
    'saas_org_uuid={org}&naics_6digit=4841211',
    'saas_org_uuid=x&naics_6digit=484121',
  ])("deleting with '%s' is the specification's own error", async (query) => {
    const text = 'SAAS_Org_UUID and naics_6digit are required'
    const path = `/api/org/deleteIndustryClassification?${query.replace('{org}', root.id)}`
    expect(await call(admin, 'POST', path, {})).toEqual([400, { message: text, detail: text, code: 'BAD_REQUEST' }])
  })

  test('are refused to who may not, and know nothing of a foreign tenant', async () => {
    const at = await world.organization({ parent: root })
    const records = [{ SAAS_Org_UUID: at.id, naics_6digit: '484121' }]
    const query = `saas_org_uuid=${at.id}&naics_6digit=484121`
    const writes: [string, object][] = [
      ['/api/org/upsert_classifications', { records }],
      [`/api/org/deleteIndustryClassification?${query}`, {}],
    ]
    const person = await world.user(root, 'TACTICAL')
    const { admin: stranger } = await tree(world)
    for (const [path, body] of writes) {
      expect((await call(person, 'POST', path, body))[0]).toBe(403)
      expect((await call(stranger, 'POST', path, body))[0]).toBe(404)
    }
    expect((await call(stranger, 'GET', `/api/org/industryClassification?${query}`))[0]).toBe(404)
  })

  test('list the reference by page', async () => {
    const [status, rows] = await call(admin, 'GET', '/api/org/naics_code_reference?limit=3&offset=3')
    expect([status, rows]).toEqual([
      200,
      [
        { naics_6digit: null, code: '11111', title: 'Soybean Farming', parent_code: '1111', revision: 2017 },
        { naics_6digit: '111110', code: '111110', title: 'Soybean Farming', parent_code: '11111', revision: 2017 },
        {
          naics_6digit: null,
          code: '11112',
          title: 'Oilseed (except Soybean) Farming',
          parent_code: '1111',
          revision: 2017,
        },
      ],
    ])
  })
})
