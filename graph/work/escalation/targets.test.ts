import { describe, expect, test } from 'vitest'
import type { Organization } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const world = await World.make()
const { root: at, admin } = await tree(world)

interface Target {
  priority: { id: string; name: string }
  kind: string
  rule: string | null
  amount: number
  inWords: string
  isOwn: boolean
  isDefault: boolean
  version: number
  inheritedFrom: { id: string } | null
}
interface Saved extends MutationResult {
  organization?: { targets: Target[] }
}

const fields =
  'organization { targets { priority { name } kind rule amount inWords isOwn isDefault version inheritedFrom { id } } }'
const save = (input: object = {}, person = admin, of = at) =>
  world.mutate<Saved>(
    person,
    'savePriorityTarget',
    { organizationId: of.globalId, priorityId: 2, clock: 'DONE', rule: 'MINUTES', amount: 90, ...input },
    fields,
  )
const reset = (input: object = {}, person = admin, of = at) =>
  world.mutate<Saved>(
    person,
    'resetPriorityTarget',
    { organizationId: of.globalId, priorityId: 2, clock: 'DONE', ...input },
    fields,
  )
const targetsOf = async (of: Organization, person = admin) =>
  (
    await world.ask<{ organization: Saved['organization'] }>(
      person,
      `query ($of: ID!) { ${fields.replace('organization', 'organization(id: $of)')} }`,
      { of: of.globalId },
    )
  ).organization!.targets
const high = (targets: Target[]) => targets.find(({ priority, kind }) => priority.name === 'High' && kind === 'DONE')!

describe('the targets of an organization', () => {
  test('are those of the product where nobody has said otherwise', async () => {
    const targets = await targetsOf(await world.organization({ parent: at }))
    const words = targets
      .filter(({ rule }) => rule)
      .map(({ priority, kind, inWords }) => `${priority.name} ${kind} ${inWords}`)
    expect(words).toEqual([
      'Urgent RESPOND 15 min',
      'Urgent DONE 4 h',
      'High RESPOND 1 h',
      'High DONE 1 business day',
      'Warning RESPOND 4 h',
      'Warning DONE 2 business days',
      'Normal DONE 3 business days',
      'Low DONE 5 business days',
      'STD Priority DONE 2 × its service time',
      'Scheduled DONE its slot',
      'SEC Priority DONE 5 business days',
      "End of Period DONE its period's last business day",
    ])
    expect(targets.every(({ isOwn, isDefault, version }) => !isOwn && isDefault && version === 0)).toBe(true)
    expect(targets).toHaveLength(20)
  })

  test('are set one by one, the nearest stands, and a reset gives back what is above', async () => {
    const own = await world.organization({ parent: at })
    const below = await world.organization({ parent: own, type: 'BRANCH' })
    expect(high((await save({ version: 0 }, admin, own)).organization!.targets)).toMatchObject({
      rule: 'MINUTES',
      amount: 90,
      inWords: '1 h 30 min',
      isOwn: true,
      version: 1,
    })
    expect(high(await targetsOf(below))).toMatchObject({
      amount: 90,
      isOwn: false,
      isDefault: false,
      version: 0,
      inheritedFrom: { id: own.globalId },
    })
    await save({ rule: 'DAYS', amount: 2 }, admin, below)
    expect(high(await targetsOf(below))).toMatchObject({ rule: 'DAYS', amount: 2, isOwn: true })
    expect(high((await reset({ version: 1 }, admin, below)).organization!.targets)).toMatchObject({
      amount: 90,
      isOwn: false,
    })
  })

  test('may be none', async () => {
    const own = await world.organization({ parent: at })
    expect(high((await save({ rule: null, amount: null }, admin, own)).organization!.targets)).toMatchObject({
      rule: null,
      amount: 0,
      inWords: 'no target',
      isOwn: true,
    })
  })

  test('changed meanwhile are a conflict', async () => {
    const own = await world.organization({ parent: at })
    await save({}, admin, own)
    expect(await save({ version: 0, amount: 30 }, admin, own)).toMatchObject({
      code: 'VERSION_CONFLICT',
      differences: [
        { field: 'version', yours: '0', current: '1' },
        { field: 'amount', yours: '30', current: '90' },
      ],
    })
    expect((await reset({ version: 0 }, admin, own)).code).toBe('VERSION_CONFLICT')
  })
})

test.each([
  ['priorityId', { priorityId: 12 }],
  ['priorityId', { priorityId: -1 }],
  ['amount', { amount: 0 }],
  ['amount', { amount: null }],
  ['amount', { amount: 100_001 }],
  ['amount', { rule: 'DAYS', amount: 367 }],
  ['amount', { rule: 'SERVICE_TIME', amount: 2_000_000_000 }],
  ['rule', { clock: 'RESPOND', rule: 'SLOT' }],
  ['rule', { clock: 'RESPOND', rule: 'SERVICE_TIME', amount: 1 }],
])('a wrong %s is named', async (path, input) => {
  expect((await save(input)).fields?.map((field) => field.path)).toEqual([path])
})

test.each([
  ['STRATEGIC', true],
  ['TACTICAL', false],
  ['SUPERVISION', false],
  ['TRANSACTIONAL', false],
] as const)('%s: may change them %s', async (level, may) => {
  const own = await world.organization({ parent: at })
  const person = await world.user(own, level, await world.group(at))
  for (const { code } of [await save({}, person, own), await reset({}, person, own)])
    expect(code).toBe(may ? undefined : 'FORBIDDEN')
})

test('a stranger finds no organization', async () => {
  const { admin: stranger } = await tree(world)
  expect([(await save({}, stranger)).code, (await reset({}, stranger)).code]).toEqual(['NOT_FOUND', 'NOT_FOUND'])
})
