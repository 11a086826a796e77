// What is at hand on one's own records: their files, and the SOPs that they are done by.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { statementsOf } from '../../testing/queryLog.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const world = await World.make()
const { root, me, other } = await tree(world, { people: { me: {}, other: 'ADMIN' } })
const { admin: stranger } = await tree(world)

async function attach(name: string, title: string, assignee: Person) {
  const action = await world.action(root, assignee, { assigneeId: assignee.id, title })
  const sha256 = new Uint8Array(createHash('sha256').digest())
  const file = await world.prisma.file.create({
    data: { organizationId: root.id, name, mediaType: 'text/plain', size: 1, sha256, createdById: assignee.id },
  })
  await world.prisma.attachment.create({
    data: { actionId: action.id, fileId: file.id, addedById: assignee.id, addedAt: new Date() },
  })
  return action
}

interface Page {
  edges: { node: { file: { name: string }; action: { key: string; title: string } } }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

const filesOf = async (person: Person, args: { search?: string; first?: number; after?: string | null } = {}) =>
  (
    await world.ask<{ myAttachments: Page }>(
      person,
      `query ($search: String, $first: Int, $after: Cursor) { myAttachments(search: $search, first: $first, after: $after) {
        edges { node { file { name } action { key title } } } pageInfo { hasNextPage endCursor } } }`,
      args,
    )
  ).myAttachments
const names = ({ edges }: Page) => edges.map(({ node }) => node.file.name)

test('the files on my records come latest first, in pages, and are found by their name or their record', async () => {
  await attach('bill.pdf', 'Replace the tyre sensor', me)
  await attach('gate.png', 'Mend the gate', me)
  await attach('theirs.pdf', 'Mend the door', other)
  const all = await filesOf(me)
  expect(names(all)).toEqual(['gate.png', 'bill.pdf'])
  const first = await filesOf(me, { first: 1 })
  expect([names(first), first.pageInfo.hasNextPage]).toEqual([['gate.png'], true])
  expect(names(await filesOf(me, { first: 1, after: first.pageInfo.endCursor }))).toEqual(['bill.pdf'])
  expect(names(await filesOf(me, { search: 'TYRE' }))).toEqual(['bill.pdf'])
  expect(names(await filesOf(me, { search: 'gate.p' }))).toEqual(['gate.png'])
  await expect(filesOf(me, { search: 'a\0b' })).rejects.toThrow('search: ')
  const narrowedTo = async (filter: string, order = '') => {
    const { myAttachments } = await world.ask<{ myAttachments: Page }>(
      me,
      `{ myAttachments(filter: ${filter}${order}) { edges { node { file { name } } } } }`,
    )
    return names(myAttachments)
  }
  expect(await narrowedTo('{ fileName: { startsWith: "BILL" } }')).toEqual(['bill.pdf'])
  expect(await narrowedTo('{ not: { fileName: { contains: "bill" } } }')).toEqual(['gate.png'])
  expect(
    await narrowedTo(`{ addedBy: { in: ["${me.globalId}", "${other.globalId}"] } }`, ', orderBy: { field: FILE }'),
  ).toEqual(['bill.pdf', 'gate.png'])
  expect(names(await filesOf(stranger))).toEqual([])
  expect(await statementsOf(() => filesOf(me))).toHaveLength(4)
  await expect(filesOf(me, { after: 'x' })).rejects.toThrow('another list')
})

test('the SOPs of my open records come by name, with those records', async () => {
  const sopOf = async (name: string, assignee: Person, state: 'QUEUED' | 'COMPLETE') => {
    const sop = await world.prisma.sop.create({
      data: { organizationId: root.id, name, versions: { create: { number: 1, publishedAt: new Date() } } },
    })
    const majorTask = await world.prisma.majorTask.create({ data: { organizationId: root.id, name } })
    const item = await world.prisma.taskItem.create({
      data: {
        majorTaskId: majorTask.id,
        name,
        serviceTimeMins: 1,
        actionClassId: 1,
        priorityId: 4,
        objectiveId: 1,
        sopId: sop.id,
      },
    })
    return world.action(root, assignee, { assigneeId: assignee.id, taskItemId: item.id, state, title: `Do ${name}` })
  }
  const own = await sopOf('Brake check', me, 'QUEUED')
  await sopOf('Axle check', me, 'QUEUED')
  await sopOf('Done check', me, 'COMPLETE')
  await sopOf('Their check', other, 'QUEUED')
  interface Found {
    name: string
    myRecords: { key: string }[]
  }
  const sops = async (person: Person, search?: string) =>
    (
      await world.ask<{ mySops: Found[] }>(
        person,
        'query ($search: String) { mySops(search: $search) { name myRecords { key } } }',
        { search },
      )
    ).mySops
  expect((await sops(me)).map(({ name }) => name)).toEqual(['Axle check', 'Brake check'])
  expect(await sops(me, 'do brake')).toEqual([{ name: 'Brake check', myRecords: [{ key: own.key }] }])
  expect(await sops(me, 'a\0b')).toEqual([])
  expect(await sops(stranger)).toEqual([])
  expect(await statementsOf(() => sops(me))).toHaveLength(3)
})
