// What is offered for a record is what would be allowed.
import { expect, test } from 'vitest'
import type { Person, Spot } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const world = await World.make()
const { root, own, other } = await tree(world, { groups: { own: {}, other: {} }, people: {} })

interface Choices {
  organization: {
    recordChoices: {
      permission: { allowed: boolean; reason: string | null }
      priorities: { name: string }[]
      groups: { internalID: number }[]
    }
  } | null
}
const query =
  'query ($of: ID!, $groupId: ID) { organization(id: $of) { recordChoices(groupId: $groupId) { permission { allowed reason } priorities { name } groups { internalID } } } }'
const choices = async (person: Person, groupId?: string) =>
  (
    await world.ask<Choices>(person, query, {
      of: root.globalId,
      groupId: groupId && Buffer.from(`Group:${groupId}`).toString('base64'),
    })
  ).organization?.recordChoices
const numberOf = async ({ groupId }: Spot) =>
  (await world.prisma.group.findUniqueOrThrow({ where: { id: groupId } })).legacyId

test('a Transactional is never offered Urgent, and no group but their own', async () => {
  const found = await choices(await world.user(root, 'TRANSACTIONAL', own))
  expect(found?.permission).toEqual({ allowed: true, reason: null })
  expect(found?.priorities.map(({ name }) => name)).not.toContain('Urgent')
  expect(found?.groups).toEqual([{ internalID: await numberOf(own) }])
})

test('a supervisor is offered Urgent where they command, in their own groups', async () => {
  const person = await world.user(root, 'SUPERVISION', own)
  expect((await choices(person))?.priorities.map(({ name }) => name)).not.toContain('Urgent')
  expect((await choices(person, own.groupId))?.priorities.map(({ name }) => name)).toContain('Urgent')
  expect((await choices(person, other.groupId))?.priorities.map(({ name }) => name)).not.toContain('Urgent')
  expect((await choices(person))?.groups).toEqual([{ internalID: await numberOf(own) }])
})

test('an Admin is offered all of the tree', async () => {
  const found = await choices(await world.user(root, 'ADMIN'))
  expect(found?.priorities.map(({ name }) => name)).toContain('Urgent')
  expect(found?.groups.map(({ internalID }) => internalID)).toEqual(
    expect.arrayContaining([await numberOf(own), await numberOf(other)]),
  )
})

test('whoever may create none is told so, here and of everything', async () => {
  const person = await world.user(root, 'TRANSACTIONAL', own)
  const mayCreate = async () =>
    (
      await world.ask<{ viewer: { can: { createRecords: { allowed: boolean } } } }>(
        person,
        '{ viewer { can { createRecords { allowed } } } }',
      )
    ).viewer.can.createRecords.allowed
  expect(await mayCreate()).toBe(true)
  await world.prisma.policyCell.create({
    data: { rootId: root.rootId, capability: 'records.manage', accessLevel: 'TRANSACTIONAL', reach: 'NONE' },
  })
  await expect.poll(mayCreate).toBe(false)
  expect((await choices(person))?.permission).toMatchObject({
    allowed: false,
    reason: expect.stringContaining('takes'),
  })
  await world.prisma.policyCell.deleteMany({ where: { rootId: root.rootId } })
})

test('of a record, its priorities are those that the viewer may give it', async () => {
  const person = await world.user(root, 'TRANSACTIONAL', own)
  const { globalId } = await world.action(root, person, { ...own, assigneeId: person.id })
  const ask = async (by: Person) =>
    (
      await world.ask<{ node: { viewerPriorities: { name: string }[] } | null }>(
        by,
        'query ($id: ID!) { node(id: $id) { ... on Action { viewerPriorities { name } } } }',
        { id: globalId },
      )
    ).node?.viewerPriorities.map(({ name }) => name)
  expect(await ask(person)).not.toContain('Urgent')
  expect(await ask(await world.user(root, 'ADMIN'))).toContain('Urgent')
})

test('nothing of that is told across trees', async () => {
  expect(await choices(await world.user(await world.organization(), 'ADMIN'))).toBeUndefined()
})
