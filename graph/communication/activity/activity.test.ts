import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { statementsOf } from '../../testing/queryLog.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const world = await World.make()
const mailing = await World.make({ settings: { SMTP_URL: 'smtp://127.0.0.1:9' }, clock: world.clock })
const sha256 = new Uint8Array(createHash('sha256').digest())
const { root: at, spot, admin } = await tree(world, { groups: { spot: {} } })
const { admin: stranger } = await tree(world)

type Record = Awaited<ReturnType<typeof world.action>>

interface Activity {
  nodes: { __typename: string; text?: string; label?: string; file?: { name: string } }[]
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string }
  totalCount: number
}

const page = `nodes { __typename ... on HistoryEntry { label actor { name } } ... on Note { text author { name } }
    ... on Message { text author { name } mail { to } } ... on Attachment { file { name } addedBy { name } } }
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor }`
const source = `query ($ids: [ID!]!, $kinds: [ActivityKind!], $first: Int, $after: Cursor, $last: Int, $before: Cursor) {
  nodes(ids: $ids) { ... on Action {
    activity(kinds: $kinds, first: $first, after: $after, last: $last, before: $before) { ${page} totalCount } } } }`

async function activityOf(record: Record, args: object = {}, person: Person = admin) {
  const variables = { ids: [record.globalId], ...args }
  const { nodes } = await world.ask<{ nodes: ({ activity: Activity } | null)[] }>(person, source, variables)
  return nodes[0]?.activity
}
const said = (activity: Activity | undefined) =>
  activity?.nodes.map(({ __typename, text, label, file }) => `${__typename} ${text ?? label ?? file?.name}`)

const aMinute = () => world.clock.forward({ minutes: 1 })
const note = (record: Record, text: string) =>
  world.mutate(admin, 'addNote', { actionId: record.globalId, text }, 'note { id }')
const message = (record: Record, text: string) =>
  world.mutate(admin, 'sendMessage', { target: { actionId: record.globalId }, text }, 'sentMessage { id }')

/** A record on which something of each kind has happened, a minute apart. */
async function busyRecord() {
  const record = await world.action(at, admin, spot)
  aMinute()
  await note(record, 'The hinge is ordered.')
  aMinute()
  await message(record, 'Who is there at seven?')
  aMinute()
  await world.mutate(admin, 'startAction', { id: record.globalId })
  aMinute()
  const at7 = world.clock.now()
  const file = {
    organizationId: at.id,
    name: 'hinge.png',
    mediaType: 'image/png',
    size: 0,
    sha256,
    createdById: admin.id,
  }
  const action = { connect: { id: record.id } }
  const addedBy = { connect: { id: admin.id } }
  await world.prisma.attachment.create({ data: { action, addedBy, addedAt: at7, file: { create: file } } })
  aMinute()
  const letter = { addresses: ['dock@example.com'], subject: 'Late', text: 'We come at six.' }
  await mailing.mutate(admin, 'sendRecordMail', { actionId: record.globalId, ...letter }, 'sentMessage { id }')
  aMinute()
  return record
}

const all = [
  'Note The hinge is ordered.',
  'Message Who is there at seven?',
  'HistoryEntry Start',
  'Attachment hinge.png',
  'Message We come at six.',
]

describe('the activity of a record', () => {
  test('is its history, notes, messages, mail and files in the order in which they happened', async () => {
    expect(said(await activityOf(await busyRecord()))).toEqual(all)
  })

  test('is narrowed to some kinds; to none it is empty', async () => {
    const record = await busyRecord()
    const of = async (...kinds: string[]) => said(await activityOf(record, { kinds }))
    expect(await of('CHANGE')).toEqual([all[2]])
    expect(await of('MAIL', 'NOTE')).toEqual([all[0], all[4]])
    expect(await of('MESSAGE')).toEqual([all[1]])
    expect(await of('FILE')).toEqual([all[3]])
    expect(await of()).toEqual([])
  })

  test('is paged from its end to its beginning, and on from where one is', async () => {
    const record = await busyRecord()
    const latest = (await activityOf(record, { last: 2 }))!
    expect([said(latest), latest.totalCount]).toEqual([all.slice(3), 5])
    expect(latest.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false })
    const earlier = (await activityOf(record, { last: 10, before: latest.pageInfo.startCursor }))!
    expect(said(earlier)).toEqual(all.slice(0, 3))
    expect(earlier.pageInfo.hasPreviousPage).toBe(false)
    await note(record, 'It has come.')
    expect(said(await activityOf(record, { first: 10, after: latest.pageInfo.endCursor }))).toEqual([
      'Note It has come.',
    ])
  })

  test('keeps what happened at one instant in one order, over the end of a page too', async () => {
    const record = await world.action(at, admin)
    for (const text of ['One', 'Two', 'Three']) await note(record, text)
    await message(record, 'Four')
    const whole = said(await activityOf(record))!
    expect(whole).toHaveLength(4)
    const found: string[] = []
    for (let after: string | undefined; found.length < 4;) {
      const one = (await activityOf(record, { first: 1, after }))!
      found.push(...said(one)!)
      after = one.pageInfo.endCursor
    }
    expect(found).toEqual(whole)
  })

  test('is as it was at an instant of the past', async () => {
    const record = await busyRecord()
    const asOf = new Date(world.clock.now().getTime() - 3.5 * 60_000).toISOString()
    const past = `query ($key: String!, $asOf: DateTime) { action(key: $key, asOf: $asOf) { activity { ${page} } } }`
    const { action } = await world.ask<{ action: { activity: Activity } }>(admin, past, { key: record.key, asOf })
    expect(said(action.activity)).toEqual(all.slice(0, 2))
  })
})

describe('who does not see the record', () => {
  test('of another organization finds nothing of it', async () => {
    expect(await activityOf(await busyRecord(), {}, stranger)).toBeUndefined()
  })

  test('and takes part in its thread reads that, and nothing else of the record', async () => {
    const record = await busyRecord()
    const elsewhere = await world.user(at, 'TRANSACTIONAL', await world.group(at))
    const { id: threadId } = await world.prisma.thread.findUniqueOrThrow({ where: { actionId: record.id } })
    await world.prisma.threadReader.create({ data: { threadId, userId: elsewhere.id, takesPart: true } })
    const threads = `{ threads { nodes { messages { nodes { text } } action { activity { ${page} } } } } }`
    expect(await world.ask(elsewhere, threads)).toEqual({
      threads: {
        nodes: [
          { messages: { nodes: [{ text: 'We come at six.' }, { text: 'Who is there at seven?' }] }, action: null },
        ],
      },
    })
  })
})

test('of many records takes the statements that that of one takes', async () => {
  const records = [await busyRecord(), await busyRecord(), await busyRecord()]
  const sent = (ids: string[]) =>
    statementsOf(() => world.ask(admin, source.replace('totalCount', ''), { ids, last: 3 })).then((all) => all.length)
  const one = await sent([records[0]!.globalId])
  expect(await sent(records.map(({ globalId }) => globalId))).toBe(one)
  // Who asks, the record, what stands on the page, and one for each of three types of entries.
  expect(one).toBe(6)
})
