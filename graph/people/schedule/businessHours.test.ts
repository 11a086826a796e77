import { describe, expect, test } from 'vitest'
import { statementsOf } from '../../testing/queryLog.ts'
import type { Organization } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const world = await World.make()
const { root: at, admin } = await tree(world)

interface Hours {
  isOwn: boolean
  version: number
  fiscalMonth: number
  windows: { weekday: number; from: number; to: number }[]
  closures: { day: string; name: string }[]
  inheritedFrom: { id: string } | null
}
interface Saved extends MutationResult {
  organization?: { businessHours: Hours }
}

const fields =
  'organization { businessHours { isOwn version fiscalMonth windows { weekday from to } closures { day name } inheritedFrom { id } } }'
const early = [{ weekday: 1, from: 360, to: 840 }]
const save = (input: object = {}, person = admin, of = at) =>
  world.mutate<Saved>(person, 'saveBusinessHours', { organizationId: of.globalId, windows: early, ...input }, fields)
const reset = (input: object = {}, person = admin, of = at) =>
  world.mutate<Saved>(person, 'resetBusinessHours', { organizationId: of.globalId, ...input }, fields)
const hoursOf = async (of: Organization, person = admin) =>
  (
    await world.ask<{ organization: Saved['organization'] }>(
      person,
      `query ($of: ID!) { ${fields.replace('organization', 'organization(id: $of)')} }`,
      { of: of.globalId },
    )
  ).organization!.businessHours

describe('the hours of an organization', () => {
  test('are Monday to Friday 9 to 17 where nobody has said otherwise', async () => {
    const hours = await hoursOf(at)
    expect(hours).toMatchObject({ isOwn: false, version: 0, fiscalMonth: 1, closures: [], inheritedFrom: null })
    expect(hours.windows).toEqual([1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 540, to: 1020 })))
  })

  test('are saved in order, hold for all below, and go back to those above', async () => {
    const own = await world.organization({ parent: at })
    const below = await world.organization({ parent: own, type: 'BRANCH' })
    const windows = [
      { weekday: 2, from: 0, to: 1440 },
      { weekday: 1, from: 780, to: 1020 },
      { weekday: 1, from: 480, to: 720 },
    ]
    const closures = [
      { day: '2027-12-25', name: ' Christmas ' },
      { day: '2027-01-01', name: 'New year' },
    ]
    const { organization } = await save({ windows, closures, fiscalMonth: 4, version: 0 }, admin, own)
    expect(organization!.businessHours).toEqual({
      isOwn: true,
      version: 1,
      fiscalMonth: 4,
      windows: [windows[2], windows[1], windows[0]],
      closures: [
        { day: '2027-01-01', name: 'New year' },
        { day: '2027-12-25', name: 'Christmas' },
      ],
      inheritedFrom: null,
    })
    expect(await hoursOf(below)).toMatchObject({
      isOwn: false,
      version: 0,
      fiscalMonth: 4,
      inheritedFrom: { id: own.globalId },
    })
    await save({}, admin, below)
    expect(await hoursOf(below)).toMatchObject({ isOwn: true, windows: early })
    expect((await reset({ version: 1 }, admin, below)).organization!.businessHours).toMatchObject({
      isOwn: false,
      fiscalMonth: 4,
    })
    expect((await reset({}, admin, below)).code).toBeUndefined()
  })

  test("of an organization above that somebody does not see are nobody's by name", async () => {
    const { root: top, below } = await tree(world, { below: { below: {} }, people: {} })
    await save({}, await world.user(top, 'ADMIN'), top)
    expect(await hoursOf(below, await world.user(below))).toMatchObject({
      isOwn: false,
      windows: early,
      inheritedFrom: null,
    })
  })

  test('changed meanwhile are a conflict, also where two make the first', async () => {
    const own = await world.organization({ parent: at })
    const answers = await Promise.all([
      save({ version: 0 }, admin, own),
      save({ version: 0, fiscalMonth: 7 }, admin, own),
    ])
    expect(answers.map(({ code }) => code ?? '').sort()).toEqual(['', 'VERSION_CONFLICT'])
    expect((await reset({ version: 7 }, admin, own)).differences).toEqual([
      { field: 'version', yours: '7', current: '1' },
    ])
  })

  test('of many organizations are one statement', async () => {
    const { root: top, person } = await tree(world, { people: { person: {} } })
    for (let i = 0; i < 3; i++) await world.organization({ parent: top })
    const source = '{ organizations { businessHours { isOwn windows { from } } } }'
    await world.ask(person, source)
    const sent = await statementsOf(() => world.ask(person, source))
    expect(sent.filter((text) => text.includes('business_hours'))).toHaveLength(1)
  })
})

const day = (weekday: number, from: number, to: number) => ({ weekday, from, to })

test.each([
  ['windows', { windows: [] }],
  ['windows', { windows: Array.from({ length: 71 }, () => day(1, 0, 1)) }],
  ['windows.0.to', { windows: [day(1, 600, 600)] }],
  ['windows.0.to', { windows: [day(1, 1300, 300)] }],
  ['windows.0.weekday', { windows: [day(0, 0, 60)] }],
  ['windows.0.weekday', { windows: [day(8, 0, 60)] }],
  ['windows.0.from', { windows: [day(1, -1, 60)] }],
  ['windows.0.to', { windows: [day(1, 0, 1441)] }],
  ['windows.1.from', { windows: [day(1, 540, 1020), day(1, 1019, 1200)] }],
  ['windows.2.from', { windows: [day(1, 540, 600), day(2, 540, 600), day(1, 540, 600)] }],
  ['closures.0.day', { closures: [{ day: '2027-02-30', name: 'x' }] }],
  ['closures.0.day', { closures: [{ day: 'tomorrow', name: 'x' }] }],
  [
    'closures.1.day',
    {
      closures: [
        { day: '2027-02-03', name: 'x' },
        { day: '2027-02-03', name: 'y' },
      ],
    },
  ],
  ['closures.0.name', { closures: [{ day: '2027-02-03', name: ' ' }] }],
  ['closures.0.name', { closures: [{ day: '2027-02-03', name: 'a\0b' }] }],
  ['fiscalMonth', { fiscalMonth: 13 }],
  ['fiscalMonth', { fiscalMonth: -2_000_000_000 }],
])('a wrong %s is named', async (path, input) => {
  expect((await save(input)).fields?.map((field) => field.path)).toEqual([path])
})

test('windows that touch are none that overlap', async () => {
  expect(
    (await save({ windows: [day(1, 540, 720), day(1, 720, 1020)] }, admin, await world.organization({ parent: at })))
      .code,
  ).toBeUndefined()
})

test.each([
  ['ADMIN', true],
  ['STRATEGIC', true],
  ['TACTICAL', false],
  ['SUPERVISION', false],
  ['TRANSACTIONAL', false],
] as const)('%s: may change them %s, and the graph says so beforehand', async (level, may) => {
  const own = await world.organization({ parent: at })
  const person = await world.user(own, level, await world.group(at))
  const { organization } = await world.ask<{
    organization: { can: { editHours: { allowed: boolean; reason: string } } }
  }>(person, 'query ($of: ID!) { organization(id: $of) { can { editHours { allowed reason } } } }', {
    of: own.globalId,
  })
  expect(organization.can.editHours.allowed).toBe(may)
  for (const { code, message } of [await save({}, person, own), await reset({}, person, own)]) {
    expect([code, message]).toEqual(may ? [undefined, undefined] : ['FORBIDDEN', organization.can.editHours.reason])
  }
})

test('a stranger finds no organization', async () => {
  const { admin: stranger } = await tree(world)
  expect([(await save({}, stranger)).code, (await reset({}, stranger)).code]).toEqual(['NOT_FOUND', 'NOT_FOUND'])
})
