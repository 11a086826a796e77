// Whom a note or a message on a record mentions: resolved when it is sent, and told to who sees the record then.
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { readOutbox } from '../../kernel/readOutbox.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const world = await World.make({ database: 'mentions' })
const { root, spot, other, author, ada, bo, elsewhere } = await tree(world, {
  groups: { spot: {}, other: {} },
  people: {
    author: { level: 'SUPERVISION', in: 'spot' },
    ada: { level: 'SUPERVISION', in: 'spot' },
    bo: { in: 'spot' },
    elsewhere: { level: 'SUPERVISION', in: 'other' },
  },
})
const { root: foreign, admin: stranger } = await tree(world)

type Record = Awaited<ReturnType<typeof world.action>>
interface Noted extends MutationResult {
  note?: { mentions: { kind: string; start: number; length: number }[] }
}

const record = (more: object = {}) => world.action(root, author, { ...spot, ...more })
const note = (of: Record, text: string, mentions: object[]) =>
  world.mutate<Noted>(
    author,
    'addNote',
    { actionId: of.globalId, text, mentions },
    'note { mentions { kind start length } }',
  )
const dispatcher = async (...people: Person[]) => {
  const name = `Dispatcher ${randomUUID().slice(0, 8)}`
  const { id } = await world.prisma.jobRole.create({ data: { organizationId: root.rootId, name } })
  await world.prisma.membership.updateMany({
    where: { userId: { in: people.map((one) => one.id) } },
    data: { jobRoleId: id },
  })
  return { id, jobRoleId: globalId('JobRole', id), name }
}

async function toldOf(work: () => Promise<unknown>, ...people: Person[]) {
  const seen = async () => {
    await readOutbox(world.services)
    return world.prisma.notification.findMany({ where: { userId: { in: people.map(({ id }) => id) } } })
  }
  const before = new Set((await seen()).map(({ id }) => id))
  await work()
  const told = (await seen()).filter(({ id }) => !before.has(id))
  return people.map(({ id }) => told.filter(({ userId }) => userId === id).map(({ kind }) => kind))
}

describe('a role that is mentioned', () => {
  test('is told to its members who see the record now, once each, and not to the author', async () => {
    const { jobRoleId, name } = await dispatcher(author, ada, elsewhere)
    const action = await record({ assigneeId: ada.id })
    const text = `Gate 2, @${name}: please, @${ada.name}`
    const mentions = [{ jobRoleId }, { userId: ada.globalId }]
    const told = await toldOf(() => note(action, text, mentions), author, ada, bo, elsewhere)
    expect(told).toEqual([[], ['MENTIONED'], [], []])
    const kept = await world.prisma.note.findFirstOrThrow({ where: { actionId: action.id } })
    expect(kept.mentionedIds).toEqual([ada.id])
  })

  test('is an access level at the place of the record, in a message too', async () => {
    const action = await record()
    const text = 'The dock is free, @Supervision'
    const input = { target: { actionId: action.globalId }, text, mentions: [{ accessLevel: 'SUPERVISION' }] }
    const send = () => world.mutate(author, 'sendMessage', input, 'sentMessage { id }')
    expect(await toldOf(send, author, ada, bo, elsewhere)).toEqual([[], ['MENTIONED'], [], []])
  })

  test('is whoever holds it when it is sent, and is called as it was then', async () => {
    const { id, jobRoleId, name } = await dispatcher(ada)
    const action = await record()
    expect((await note(action, `Ask @${name} and @${name}`, [{ jobRoleId }])).note!.mentions).toEqual([
      { kind: 'JOB_ROLE', start: 4, length: name.length + 1 },
      { kind: 'JOB_ROLE', start: name.length + 10, length: name.length + 1 },
    ])
    await world.prisma.jobRole.update({ where: { id }, data: { name: `Renamed ${name}` } })
    await dispatcher(bo)
    const kept = await world.prisma.note.findFirstOrThrow({ where: { actionId: action.id } })
    expect([kept.text, kept.mentionedIds]).toEqual([`Ask @${name} and @${name}`, [ada.id]])
  })

  test('of another organization is refused by its field', async () => {
    const { id } = await world.jobRole(foreign.rootId)
    // As is one that there is not.
    for (const jobRoleId of [globalId('JobRole', id), globalId('JobRole', randomUUID()), 'x'])
      expect((await note(await record(), '@Manager', [{ jobRoleId }])).fields).toEqual([
        { path: 'mentions.0.jobRoleId', message: 'This job role is not of the organization of the record.' },
      ])
  })
})

describe('a user who is mentioned', () => {
  test.each([
    ['of another organization', () => stranger],
    ['who does not see the record', () => elsewhere],
  ])('%s is refused by the field, and told of nothing', async (_who, person) => {
    const { globalId: userId, name } = person()
    const action = await record()
    let answer: Noted | undefined
    const told = await toldOf(async () => {
      answer = await note(action, `Ask @${name}`, [{ userId }])
    }, person())
    expect(answer!.fields).toEqual([{ path: 'mentions.0.userId', message: 'This user does not see the record.' }])
    expect(told).toEqual([[]])
  })

  test('stands in the text', async () => {
    const { fields } = await note(await record(), 'Ask somebody', [{ userId: ada.globalId }])
    expect(fields).toEqual([{ path: 'mentions.0', message: `The text does not contain “@${ada.name}”.` }])
  })

  test('is told of a record that is theirs as mentioned, and of it no more once they see it no longer', async () => {
    const action = await record({ ...other, assigneeId: ada.id })
    const tell = async () => {
      await note(action, `Ask @${ada.name}`, [{ userId: ada.globalId }])
      await world.prisma.action.update({ where: { id: action.id }, data: { assigneeId: null } })
    }
    expect(await toldOf(tell, ada)).toEqual([[]])
  })
})

test('who and which roles can be mentioned is offered to who sees the record: nobody who does not', async () => {
  const { name } = await dispatcher(bo)
  const action = await record()
  const offered = async (search: string, person = author) =>
    (
      await world.ask<{ node: { mentionable: { kind: string; name: string }[] } | null }>(
        person,
        'query ($id: ID!, $search: String) { node(id: $id) { ... on Action { mentionable(search: $search) { kind name } } } }',
        { id: action.globalId, search },
      )
    ).node?.mentionable
  expect(await offered(name)).toEqual([{ kind: 'JOB_ROLE', name }])
  expect(await offered('superv')).toEqual([{ kind: 'ACCESS_LEVEL', name: 'Supervision' }])
  expect(await offered(ada.name)).toEqual([{ kind: 'USER', name: ada.name }])
  expect(await offered(elsewhere.name)).toEqual([])
  expect(await offered(author.name)).toEqual([])
  expect(await offered(ada.name, stranger)).toBeUndefined()
})
