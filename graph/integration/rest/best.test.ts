// The legacy paths of best practice, by each access level and from a foreign tenant.
import { describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { accessLevels } from '../../kernel/policy.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const world = await World.make()
const base = await world.serve()
const { root, spot, admin } = await tree(world, { root: { name: 'Long haul' }, groups: { spot: { name: 'Dispatch' } } })
const { admin: stranger } = await tree(world)
await world.prisma.industryClassification.create({
  data: { organizationId: root.id, naics: '484121', revision: 2017, isPrimary: true },
})

type Row = Record<string, unknown>

async function call(person: Person, path: string, body?: object) {
  const headers = { ...(await world.authorization(person)), 'content-type': 'application/json' }
  const response = await fetch(
    `${base}/api/${path}`,
    body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
  )
  return { status: response.status, body: (await response.json()) as Row & Row[] }
}

const features = 'best/departmentFunctionFeatureRequirement'
const solutions = 'best/getStandardIndustryTechnologySolutions'

describe('the lists', () => {
  test.each([...accessLevels, 'STRANGER' as const])('are the same for %s', async (level) => {
    const person = level === 'STRANGER' ? stranger : await world.user(root, level, spot)
    const { status, body } = await call(person, `${features}?limit=1`)
    expect([status, body]).toEqual([
      200,
      [
        {
          feature_id: 1,
          department: 'Operations & Dispatch',
          function: 'Load planning',
          feature: 'One load board for all dispatchers',
          description: expect.any(String),
          requirement_level: 'Required',
          solutions: expect.arrayContaining([
            {
              solution_id: 1,
              category: 'Transportation management',
              solution: 'Transportation management system',
              industry: 'Trucking and freight',
            },
          ]),
        },
      ],
    ])
    const [eld] = (await call(person, `${solutions}/?naics=484121&limit=1&offset=2`)).body
    expect(eld).toMatchObject({
      category: expect.any(String),
      solution: expect.any(String),
      industry: expect.any(String),
      naics: expect.any(Array),
    })
    expect(eld!.features).toContainEqual({
      feature_id: expect.any(Number),
      department: expect.any(String),
      function: expect.any(String),
      feature: expect.any(String),
    })
  })

  test('are whole unless paged, and refuse what is no page', async () => {
    expect((await call(admin, features)).body.length).toBe(120)
    expect((await call(admin, `${solutions}?offset=40`)).body.length).toBe(9)
    expect(await call(admin, `${features}?limit=0`)).toMatchObject({
      status: 422,
      body: { message: 'Error while fetching feature requirements', code: 'VALIDATION' },
    })
    expect(await call(admin, `${solutions}?limit=many`)).toMatchObject({
      status: 422,
      body: { message: 'Error while fetching technology solutions', code: 'VALIDATION' },
    })
    expect(
      (await call(admin, `${solutions}?naics=%27or%201=1`)).body.every(({ industry }) => industry === 'All industries'),
    ).toBe(true)
  })
})

test('the dashboard filters have what the user’s department needs and answers, and what is standard in its industry', async () => {
  const person = await world.user(root, 'TRANSACTIONAL', spot)
  const place = { organizationId: root.globalId, departmentId: globalId('Department', spot.departmentId) }
  await world.mutate(
    admin,
    'savePracticeAnswers',
    { ...place, answers: [{ featureId: 1, status: 'PARTIAL', solutionId: 1, note: 'Half of it' }] },
    '__typename',
  )
  const { body } = await call(person, 'procedures/getUserDashboardFilters', { requestId: person.id })
  const { departmentFeatures, userDepartmentFeatures, standardIndustryData } = body as Record<string, Row[]>
  expect(departmentFeatures!.length).toBe(120)
  expect(new Set(userDepartmentFeatures!.map(({ department }) => department))).toEqual(
    new Set(['Operations & Dispatch']),
  )
  expect(userDepartmentFeatures![0]).toEqual({
    feature_id: 1,
    department: 'Operations & Dispatch',
    function: 'Load planning',
    feature: 'One load board for all dispatchers',
    requirement_level: 'Required',
    status: 'Partly',
    solution: 'Transportation management system',
    note: 'Half of it',
    inherited_from: 'Long haul, Department of Dispatch',
  })
  expect(standardIndustryData!.map(({ solution }) => solution)).toEqual(
    expect.arrayContaining(['Electronic logging device']),
  )
  expect(standardIndustryData!.map(({ solution }) => solution)).not.toContain('Warehouse management system')
})
