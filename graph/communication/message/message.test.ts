import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { accessLevels } from '../../kernel/policy.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import type { Person } from '../../testing/rows.ts'
import { serviceAccountOf } from '../../testing/serviceAccounts.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const world = await World.make()
const mailing = await World.make({ settings: { SMTP_URL: 'smtp://127.0.0.1:9' }, clock: world.clock })
const { root, branch, spot, people } = await tree(world, {
  root: { name: 'Northway' },
  below: { branch: { name: 'Reno' } },
  groups: { spot: { name: 'Tractors' } },
  levels: { at: 'branch', in: 'spot' },
})
const { admin: stranger } = await tree(world)

interface ThreadShown {
  id: string
  internalID: number
  subject: string
  version: number
  closedAt: string | null
  responsible: string | null
  responsiblePeople: { name: string }[]
  participants: { name: string }[]
  unreadCount: number
  isMuted: boolean
  isMine: boolean
  action: { key: string } | null
  lastMessage: { text: string; author: { name: string } } | null
  can: { post: { allowed: boolean; reason: string | null } }
}
type Answer = MutationResult & {
  thread: ThreadShown
  sentMessage: { id: string; text: string; kind: string; mail: { state: string; to: string[]; error: string } | null }
}

const fields = `id internalID subject version closedAt responsible responsiblePeople { name } participants { name } unreadCount isMuted isMine
  action { key } lastMessage { text author { name } } can { post { allowed reason } }`
const thread = `thread { ${fields} }`
const message = 'sentMessage { id text kind mail { state to error } }'
const start = (person: Person, more: object = {}) =>
  world.mutate<Answer>(
    person,
    'startThread',
    {
      organizationId: branch.globalId,
      accessLevel: 'SUPERVISION',
      subject: `Subject ${randomUUID().slice(0, 8)}`,
      text: 'Hello',
      ...more,
    },
    thread,
  )
const say = (person: Person, target: object, text = 'Hello', more: object = {}) =>
  world.mutate<Answer>(person, 'sendMessage', { target, text, ...more }, `${thread} ${message}`)
const list = async (person: Person, args = '') =>
  (
    await world.ask<{ threads: { edges: { node: ThreadShown }[] } }>(
      person,
      `{ threads(first: 100 ${args}) { edges { node { ${fields} } } } }`,
    )
  ).threads.edges.map(({ node }) => node)
const subjects = async (person: Person, args?: string) => (await list(person, args)).map(({ subject }) => subject)
const see = async (person: Person, id: string) =>
  (
    await world.ask<{ node: ThreadShown | null }>(
      person,
      `query ($id: ID!) { node(id: $id) { ... on Thread { ${fields} } } }`,
      { id },
    )
  ).node
const messagesOf = async (person: Person, id: string) =>
  (
    await world.ask<{ node: { messages: { edges: { node: { text: string } }[] } } | null }>(
      person,
      'query ($id: ID!) { node(id: $id) { ... on Thread { messages { edges { node { text } } } } } }',
      { id },
    )
  ).node?.messages.edges.map(({ node }) => node.text)

describe('a thread of its own subject', () => {
  test.each(accessLevels)('is begun by %s, with the role that is responsible, who holds it now', async (level) => {
    const { thread: begun } = await start(people[level], { groupId: globalId('Group', spot.groupId) })
    expect(begun).toMatchObject({
      responsible: 'Supervision · Tractors',
      responsiblePeople: [{ name: people.SUPERVISION.name }],
      participants: [{ name: people[level].name }],
      isMine: true,
      unreadCount: 0,
    })
    expect((await see(people.SUPERVISION, begun.id))!.unreadCount).toBe(level === 'SUPERVISION' ? 0 : 1)
    // Neither who stands above nor who stands beside is asked.
    for (const person of [people.ADMIN, people.TACTICAL, stranger].filter((one) => one !== people[level])) {
      expect(await see(person, begun.id)).toBeNull()
      expect((await say(person, { threadId: begun.id })).code).toBe('NOT_FOUND')
    }
  })

  test('is seen by who gets the role, and no longer by who loses it; who has said something takes part', async () => {
    const { thread: begun } = await start(people.TRANSACTIONAL)
    const late = await world.user(root)
    expect(await see(late, begun.id)).toBeNull()
    const { id } = await world.join(late, root, 'SUPERVISION')
    expect((await see(late, begun.id))!.responsiblePeople.map(({ name }) => name)).toEqual([
      people.SUPERVISION.name,
      late.name,
    ])
    await world.mutate(late, 'markThreadRead', { threadId: begun.id }, '__typename')
    await world.prisma.membership.update({ where: { id }, data: { accessLevel: 'TACTICAL' } })
    expect(await see(late, begun.id)).toBeNull()
    await world.prisma.membership.update({ where: { id }, data: { accessLevel: 'SUPERVISION' } })
    await say(late, { threadId: begun.id })
    await world.prisma.membership.update({ where: { id }, data: { accessLevel: 'TACTICAL' } })
    expect((await see(late, begun.id))!.isMine).toBe(true)
    await world.prisma.membership.updateMany({ where: { userId: late.id }, data: { endsAt: world.clock.now() } })
    expect(await see(late, begun.id)).toBeNull()
  })

  test('with people is theirs alone; a role of another group is not asked', async () => {
    const { thread: begun } = await start(people.TRANSACTIONAL, {
      accessLevel: null,
      userIds: [people.TACTICAL.globalId],
    })
    expect(begun.responsible).toBeNull()
    expect((await see(people.TACTICAL, begun.id))!.unreadCount).toBe(1)
    for (const person of [people.ADMIN, people.SUPERVISION]) expect(await see(person, begun.id)).toBeNull()
    const other = await world.group(root)
    const { thread: elsewhere } = await start(people.ADMIN, { groupId: globalId('Group', other.groupId) })
    expect(await see(people.SUPERVISION, elsewhere.id)).toBeNull()
  })

  test('refuses foreign people, roles and places, and nobody at all', async () => {
    const foreignRole = await world.prisma.jobRole.create({
      data: { organizationId: (await world.organization()).id, name: 'Spy' },
    })
    for (const more of [
      { userIds: [stranger.globalId] },
      { jobRoleId: globalId('JobRole', foreignRole.id) },
      { organizationId: globalId('Organization', randomUUID()) },
    ])
      expect((await start(people.ADMIN, more)).code).toBe('NOT_FOUND')
    expect(await start(people.ADMIN, { accessLevel: null })).toMatchObject({ fields: [{ path: 'accessLevel' }] })
    for (const subject of ['', 'x'.repeat(201), 'a\r\nBcc: b@c.test', 'a\u2028b'])
      expect(await start(people.ADMIN, { subject })).toMatchObject({ fields: [{ path: 'subject' }] })
    for (const text of [' ', 'x'.repeat(5001)])
      expect(await start(people.ADMIN, { text })).toMatchObject({ fields: [{ path: 'text' }] })
    expect((await start(people.ADMIN, { text: 'nul\0' })).code).toBe('VALIDATION')
  })

  test('is closed and reopened from the version that was seen; closed it takes no message', async () => {
    const { thread: begun } = await start(people.SUPERVISION)
    const close = (input: object) =>
      world.mutate<Answer>(people.SUPERVISION, 'closeThread', { id: begun.id, ...input }, thread)
    expect((await close({ version: 9 })).code).toBe('VERSION_CONFLICT')
    expect((await close({ version: 1 })).thread).toMatchObject({
      version: 2,
      can: { post: { allowed: false, reason: 'This thread is closed; reopen it first.' } },
    })
    expect(await say(people.SUPERVISION, { threadId: begun.id })).toMatchObject({
      code: 'CONFLICT',
      message: 'This thread is closed; reopen it first.',
    })
    expect(await subjects(people.SUPERVISION, 'filter: { closedAt: { isNull: true } }')).not.toContain(begun.subject)
    expect(
      (await world.mutate<Answer>(people.SUPERVISION, 'reopenThread', { id: begun.id }, thread)).thread.closedAt,
    ).toBeNull()
    expect((await say(people.SUPERVISION, { threadId: begun.id })).code).toBeUndefined()
  })

  describe('gets more people', () => {
    const add = (person: Person, id: string, some: Person[]) =>
      world.mutate<Answer>(
        person,
        'addThreadParticipants',
        { id, userIds: some.map(({ globalId: one }) => one) },
        thread,
      )
    const named = (shown: ThreadShown) => shown.participants.map(({ name }) => name)

    test('who then read all that was said, have it unread and are told; who took part stays as they are', async () => {
      const { thread: begun } = await start(people.ADMIN, { accessLevel: null, userIds: [people.STRATEGIC.globalId] })
      await say(people.STRATEGIC, { threadId: begun.id }, 'More')
      expect(await see(people.TRANSACTIONAL, begun.id)).toBeNull()
      await world.prisma.outboxEntry.deleteMany()
      const { thread: after } = await add(people.STRATEGIC, begun.id, [people.TRANSACTIONAL, people.STRATEGIC])
      expect(new Set(named(after))).toEqual(
        new Set([people.ADMIN.name, people.STRATEGIC.name, people.TRANSACTIONAL.name]),
      )
      expect([after.version, after.unreadCount]).toEqual([begun.version, 0])
      expect(await see(people.TRANSACTIONAL, begun.id)).toMatchObject({ unreadCount: 2, isMine: true })
      expect(await messagesOf(people.TRANSACTIONAL, begun.id)).toEqual(['More', 'Hello'])
      expect(await world.prisma.outboxEntry.count({ where: { kind: 'MESSAGE' } })).toBe(1)
      await add(people.ADMIN, begun.id, [people.TRANSACTIONAL])
      expect(await world.prisma.outboxEntry.count({ where: { kind: 'MESSAGE' } })).toBe(1)
    })

    test('offers who does not take part yet, and no service account', async () => {
      const program = await serviceAccountOf(world, root)
      const { thread: begun } = await start(people.ADMIN, { accessLevel: null, userIds: [people.STRATEGIC.globalId] })
      const offered = async (person: Person, search: string) =>
        (
          await world.ask<{ node: { correspondents: { userId: string }[] } | null }>(
            person,
            'query ($id: ID!, $search: String) { node(id: $id) { ... on Thread { correspondents(search: $search) { userId } } } }',
            { id: begun.id, search },
          )
        ).node?.correspondents.map(({ userId }) => userId)
      const all = (await offered(people.ADMIN, ''))!
      expect(all).toContain(people.TRANSACTIONAL.globalId)
      for (const one of [people.ADMIN, people.STRATEGIC, stranger]) expect(all).not.toContain(one.globalId)
      expect(all).not.toContain(program.userId)
      expect(await offered(people.ADMIN, 'nul\0')).toEqual([])
      expect(await offered(stranger, '')).toBeUndefined()
    })

    test('but nobody from elsewhere, none at all or too many, not while it is closed, and by nobody who does not see it', async () => {
      const { thread: begun } = await start(people.ADMIN, { accessLevel: null, userIds: [people.STRATEGIC.globalId] })
      expect((await add(people.ADMIN, begun.id, [stranger])).code).toBe('NOT_FOUND')
      expect((await add(stranger, begun.id, [stranger])).code).toBe('NOT_FOUND')
      expect((await add(people.TRANSACTIONAL, begun.id, [people.TRANSACTIONAL])).code).toBe('NOT_FOUND')
      expect(await add(people.ADMIN, begun.id, [])).toMatchObject({ fields: [{ path: 'userIds' }] })
      const many = Array.from({ length: 21 }, () => ({ globalId: globalId('User', randomUUID()) }) as Person)
      expect(await add(people.ADMIN, begun.id, many)).toMatchObject({ fields: [{ path: 'userIds' }] })
      await world.mutate(people.ADMIN, 'closeThread', { id: begun.id }, '__typename')
      expect((await add(people.ADMIN, begun.id, [people.TACTICAL])).code).toBe('CONFLICT')
    })

    test('and tells who listens that somebody joined', async () => {
      const { thread: begun } = await start(people.ADMIN, { accessLevel: null, userIds: [people.STRATEGIC.globalId] })
      const listener = await world.listen<{ threadChanged: { thread: { participants: { name: string }[] } } }>(
        people.STRATEGIC,
        'subscription { threadChanged { thread { participants { name } } } }',
      )
      await add(people.ADMIN, begun.id, [people.TACTICAL])
      expect((await listener.next())!.threadChanged.thread.participants.map(({ name }) => name)).toContain(
        people.TACTICAL.name,
      )
    })
  })

  test('gets another role, which then sees it', async () => {
    const { thread: begun } = await start(people.TRANSACTIONAL)
    const change = (input: object) =>
      world.mutate<Answer>(people.TRANSACTIONAL, 'updateThread', { id: begun.id, ...input }, thread)
    expect((await change({ accessLevel: 'TACTICAL', subject: 'Renamed', version: 1 })).thread).toMatchObject({
      subject: 'Renamed',
      version: 2,
    })
    expect(await see(people.SUPERVISION, begun.id)).toBeNull()
    expect(await see(people.TACTICAL, begun.id)).not.toBeNull()
    expect((await change({ subject: 'Late', version: 1 })).code).toBe('VERSION_CONFLICT')
  })
})

describe("a record's thread", () => {
  test('is one, begun with the first message, by many at once', async () => {
    const record = await world.action(branch, people.ADMIN, spot)
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((text) => say(people.ADMIN, { actionId: record.globalId }, text)),
    )
    expect(new Set(answers.map((answer) => answer.thread.id)).size).toBe(1)
    expect(answers[0]!.thread).toMatchObject({ subject: record.title, action: { key: record.key } })
    expect((await messagesOf(people.ADMIN, answers[0]!.thread.id))!.sort()).toEqual(['a', 'b', 'c'])
  })

  test('is seen by whoever sees the record, as long as they do, and unread by those it concerns', async () => {
    const record = await world.action(branch, people.ADMIN, { ...spot, assigneeId: people.TRANSACTIONAL.id })
    const { thread: begun } = await say(people.SUPERVISION, { actionId: record.globalId })
    expect((await see(people.TRANSACTIONAL, begun.id))!.unreadCount).toBe(1)
    expect((await see(people.TACTICAL, begun.id))!.unreadCount).toBe(0)
    const elsewhere = await world.user(branch, 'SUPERVISION', await world.group(root))
    for (const person of [elsewhere, stranger]) {
      expect(await see(person, begun.id)).toBeNull()
      expect((await say(person, { actionId: record.globalId })).code).toBe('NOT_FOUND')
      expect((await say(person, { threadId: begun.id })).code).toBe('NOT_FOUND')
    }
    const driver = await world.user(branch, 'TRANSACTIONAL', spot)
    expect(await see(driver, begun.id)).not.toBeNull()
    await world.prisma.action.update({ where: { id: record.id }, data: { status: 1 } })
    expect(await see(driver, begun.id)).toBeNull()
    expect(
      await world.mutate(people.ADMIN, 'updateThread', { id: begun.id, subject: 'Other' }, '__typename'),
    ).toMatchObject({ fields: [{ path: 'subject' }] })
  })

  test('is sent once under one key, and is never changed', async () => {
    const record = await world.action(branch, people.ADMIN)
    const once = { idempotencyKey: randomUUID() }
    const send = () => say(people.ADMIN, { actionId: record.globalId }, 'Hello', once)
    const [one, other] = [await send(), await send()]
    expect(other.sentMessage.id).toBe(one.sentMessage.id)
    expect(await messagesOf(people.ADMIN, one.thread.id)).toEqual(['Hello'])
    await expect(
      world.prisma.message.updateMany({ where: { threadId: uuidIn(one.thread.id) }, data: { text: 'x' } }),
    ).rejects.toThrow()
    const due = await world.prisma.outboxEntry.findMany({ where: { ofId: uuidIn(one.sentMessage.id) } })
    expect(due.map(({ kind }) => kind)).toEqual(['MESSAGE'])
  })

  test('is refused where the organization takes it from a level', async () => {
    const { root: top, hand } = await tree(world, { people: { hand: {} } })
    const record = await world.action(top, hand, { assigneeId: hand.id })
    await world.prisma.policyCell.create({
      data: { rootId: top.id, capability: 'collaborate', accessLevel: 'TRANSACTIONAL', reach: 'NONE' },
    })
    expect((await say(hand, { actionId: record.globalId })).code).toBe('FORBIDDEN')
    expect(
      (
        await world.mutate<Answer>(
          hand,
          'startThread',
          { organizationId: top.globalId, accessLevel: 'ADMIN', subject: 's', text: 't' },
          '__typename',
        )
      ).code,
    ).toBe('FORBIDDEN')
  })
})

const uuidIn = (id: string) => Buffer.from(id, 'base64').toString().split(':')[1]!

describe('what is unread', () => {
  test('counts by thread until it is read as far as was seen; what is muted is not counted', async () => {
    const [one, two] = [await world.user(branch, 'STRATEGIC'), await world.user(branch, 'STRATEGIC')]
    const { thread: begun } = await start(one, { accessLevel: null, userIds: [two.globalId], text: 'first' })
    const count = async () => (await world.ask<{ unreadThreads: number }>(two, '{ unreadThreads }')).unreadThreads
    const seen = (
      await world.ask<{ node: { lastMessage: { id: string } } }>(
        two,
        'query ($id: ID!) { node(id: $id) { ... on Thread { lastMessage { id } } } }',
        { id: begun.id },
      )
    ).node.lastMessage.id
    await say(one, { threadId: begun.id }, 'second')
    expect([
      await count(),
      (await see(two, begun.id))!.unreadCount,
      await subjects(two, 'filter: { isUnread: true }'),
    ]).toEqual([1, 2, [begun.subject]])
    const read = (input: object = {}) =>
      world.mutate<Answer>(two, 'markThreadRead', { threadId: begun.id, ...input }, thread)
    expect((await read({ upToId: seen })).thread.unreadCount).toBe(1)
    expect((await read()).thread.unreadCount).toBe(0)
    expect([
      await count(),
      await subjects(two, 'filter: { isUnread: true }'),
      await subjects(two, 'filter: { takesPart: true }'),
    ]).toEqual([0, [], [begun.subject]])
    await say(one, { threadId: begun.id }, 'third')
    const mute = (muted: boolean) => world.mutate<Answer>(two, 'muteThread', { threadId: begun.id, muted }, thread)
    expect((await mute(true)).thread.isMuted).toBe(true)
    expect(await count()).toBe(0)
    expect(await concerned(begun.id)).toEqual([one.id])
    expect((await mute(false)).thread.isMuted).toBe(false)
    expect(await count()).toBe(1)
    expect(await concerned(begun.id)).toEqual([one.id, two.id].sort())
  })

  test('is the role’s too, and of a record its parties’', async () => {
    const record = await world.action(branch, people.ADMIN, { assigneeId: people.TRANSACTIONAL.id })
    const { thread: begun } = await say(people.STRATEGIC, { actionId: record.globalId })
    await world.mutate(people.STRATEGIC, 'updateThread', { id: begun.id, accessLevel: 'TACTICAL' }, '__typename')
    expect(await concerned(begun.id)).toEqual(
      [people.ADMIN.id, people.STRATEGIC.id, people.TACTICAL.id, people.TRANSACTIONAL.id].sort(),
    )
    expect(await subjects(people.TACTICAL, 'filter: { isOfRole: true }')).toContain(begun.subject)
    const [all, ofRole, others] = [
      await subjects(people.TACTICAL),
      await subjects(people.TACTICAL, 'filter: { isOfRole: true }'),
      await subjects(people.TACTICAL, 'filter: { isOfRole: false }'),
    ]
    expect([...ofRole, ...others].sort()).toEqual(all.sort())
    expect(await subjects(people.TACTICAL, 'filter: { isUnread: true }')).toContain(begun.subject)
    expect(await subjects(people.ADMIN, 'filter: { takesPart: true }')).not.toContain(begun.subject)
  })

  const concerned = async (id: string) => {
    const rows = await world.prisma.$queryRaw<
      { id: string }[]
    >`select thread_concerns(${uuidIn(id)}::uuid, ${world.clock.now()}) as id`
    return rows.map((row) => row.id).sort()
  }
})

describe('lists', () => {
  test('are found by subject, text and who said it, the latest first, in a fixed number of statements', async () => {
    const [one, two] = [await world.user(branch, 'STRATEGIC'), await world.user(branch, 'STRATEGIC')]
    for (const [i, subject] of ['Gate', 'Dock 100%', 'Yard'].entries()) {
      world.clock.forward({ minutes: 1 })
      await start(one, { accessLevel: null, userIds: [two.globalId], subject, text: `text ${i}` })
    }
    expect(await subjects(two, 'filter: { takesPart: true }')).toEqual(['Yard', 'Dock 100%', 'Gate'])
    expect(await subjects(two, 'filter: { takesPart: true }, search: "%"')).toEqual(['Dock 100%'])
    expect(await subjects(two, 'filter: { takesPart: true }, search: "TEXT 0"')).toEqual(['Gate'])
    expect(await subjects(two, `filter: { takesPart: true }, search: "${one.name}"`)).toHaveLength(3)
    // Who asks, the threads, their records, people, holders, last messages, what they are to the viewer; Prisma's own
    // for relations.
    const few = await statementsOf(() => list(two, 'filter: { takesPart: true }'))
    await start(one, { accessLevel: null, userIds: [two.globalId] })
    const more = await statementsOf(() => list(two, 'filter: { takesPart: true }'))
    expect(more.length).toBe(few.length)
    expect(more.length).toBeLessThanOrEqual(14)
  })

  test('page through what was said, latest first, and refuse the cursor of another thread', async () => {
    const { thread: begun } = await start(people.ADMIN, { text: '1' })
    for (const text of ['2', '3']) await say(people.ADMIN, { threadId: begun.id }, text)
    const { thread: other } = await start(people.ADMIN)
    interface Page {
      node: { messages: { edges: { node: { text: string } }[]; pageInfo: { endCursor: string; hasNextPage: boolean } } }
    }
    const page = async (id: string, after?: string) =>
      (
        await world.ask<Page>(
          people.ADMIN,
          'query ($id: ID!, $after: Cursor) { node(id: $id) { ... on Thread { messages(first: 2, after: $after) { edges { node { text } } pageInfo { endCursor hasNextPage } } } } }',
          { id, after },
        )
      ).node.messages
    const first = await page(begun.id)
    expect([first.edges.map(({ node }) => node.text), first.pageInfo.hasNextPage]).toEqual([['3', '2'], true])
    expect((await page(begun.id, first.pageInfo.endCursor)).edges.map(({ node }) => node.text)).toEqual(['1'])
    await expect(page(other.id, first.pageInfo.endCursor)).rejects.toThrow('this cursor is of another list')
  })

  test('name the people one exchanges messages with, how they are, and what was last said', async () => {
    const [one, two] = [await world.user(branch, 'STRATEGIC'), await world.user(branch, 'STRATEGIC')]
    const contacts = async () =>
      (
        await world.ask<{ contacts: { nodes: object[] } }>(
          one,
          '{ contacts { nodes { id name message image status threadId } } }',
        )
      ).contacts.nodes
    expect(await contacts()).toEqual([])
    const { thread: begun } = await start(one, { accessLevel: null, userIds: [two.globalId], text: 'Are you there?' })
    expect(await contacts()).toMatchObject([
      {
        id: two.globalId,
        name: two.name,
        message: 'Are you there?',
        status: 'PRESENT',
        threadId: begun.id,
        image: expect.stringMatching(/^P.$/) as string,
      },
    ])
    await world.absence(branch, two)
    expect(await contacts()).toMatchObject([{ status: 'ABSENT' }])
    const status = async (some: string[]) =>
      (
        await world.ask<{ contacts: { totalCount: number } }>(
          one,
          'query ($filter: ContactFilter) { contacts(filter: $filter) { totalCount } }',
          { filter: { status: { in: some } } },
        )
      ).contacts.totalCount
    expect([await status(['ABSENT']), await status(['UNREAD', 'PRESENT'])]).toEqual([1, 0])
    await say(two, { threadId: begun.id }, 'Yes')
    expect(await contacts()).toMatchObject([{ status: 'UNREAD', message: 'Yes' }])
    await world.prisma.membership.updateMany({ where: { userId: two.id }, data: { endsAt: world.clock.now() } })
    expect(await contacts()).toEqual([])
  })
})

describe('a mail of a record', () => {
  const post = (person: Person, actionId: string, more: object = {}, from = mailing) =>
    from.mutate<Answer>(
      person,
      'sendRecordMail',
      { actionId, addresses: ['Dock@Example.com'], subject: 'Late', text: 'We come at six.', ...more },
      `${thread} ${message}`,
    )

  test('waits in the outbox and stands on the thread with its state; one that failed is sent again', async () => {
    const record = await world.action(branch, people.ADMIN, spot)
    const sent = await post(people.ADMIN, record.globalId, { addresses: ['Dock@Example.com', 'dock@example.com'] })
    expect(sent.sentMessage).toMatchObject({
      kind: 'MAIL',
      text: 'We come at six.',
      mail: { state: 'QUEUED', to: ['dock@example.com'] },
    })
    const mail = await world.prisma.mail.findFirstOrThrow({ where: { message: { id: uuidIn(sent.sentMessage.id) } } })
    expect(mail).toMatchObject({
      senderId: people.ADMIN.id,
      replyTo: people.ADMIN.email,
      subject: 'Late',
      rootId: root.id,
    })
    const listed = `query ($id: ID!) { node(id: $id) { ... on Thread { messages(filter: { kind: { eq: MAIL } }) { edges { node { mail { to subject state } } } } } } }`
    expect(await world.ask(people.SUPERVISION, listed, { id: sent.thread.id })).toEqual({
      node: {
        messages: { edges: [{ node: { mail: { to: ['dock@example.com'], subject: 'Late', state: 'QUEUED' } } }] },
      },
    })
    const again = (person: Person) =>
      mailing.mutate<Answer>(person, 'resendMail', { messageId: sent.sentMessage.id }, message)
    expect((await again(people.ADMIN)).code).toBe('CONFLICT')
    const stream = await mailing.listen<{ threadChanged: { message: { mail: { state: string; error: string } } } }>(
      people.SUPERVISION,
      'subscription { threadChanged { message { mail { state error } } } }',
    )
    await world.prisma.mail.update({
      where: { id: mail.id },
      data: { state: 'FAILED', error: '550 no such user', attempts: 8 },
    })
    expect((await stream.next())!.threadChanged.message.mail).toEqual({ state: 'FAILED', error: '550 no such user' })
    expect((await again(stranger)).code).toBe('NOT_FOUND')
    expect((await again(people.SUPERVISION)).sentMessage.mail).toMatchObject({ state: 'QUEUED', error: '' })
    expect(await world.prisma.mail.findUnique({ where: { id: mail.id } })).toMatchObject({
      attempts: 0,
      messageId: mail.messageId,
    })
  })

  test('goes to ten addresses at most, and to nothing else', async () => {
    const record = await world.action(branch, people.ADMIN)
    const bad = [
      [],
      Array.from({ length: 11 }, (_, i) => `a${i}@b.test`),
      ['nobody'],
      ['a@b.test\nBcc: c@d.test'],
      ['Name <a@b.test>'],
      ['a@b.test,c@d.test'],
    ]
    for (const addresses of bad)
      expect((await post(people.ADMIN, record.globalId, { addresses })).fields?.[0]?.path).toMatch(/^addresses/)
    expect((await post(people.ADMIN, record.globalId, { subject: 'a\nBcc: b@c.test' })).fields?.[0]?.path).toBe(
      'subject',
    )
    expect((await post(stranger, record.globalId)).code).toBe('NOT_FOUND')
    expect(await world.prisma.thread.count({ where: { actionId: record.id } })).toBe(0)
  })

  test('says so where mail is not set up, and leaves nothing behind', async () => {
    const record = await world.action(branch, people.ADMIN)
    expect(await post(people.ADMIN, record.globalId, {}, world)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('not set up') as string,
    })
    expect(await world.prisma.thread.count({ where: { actionId: record.id } })).toBe(0)
  })
})

describe('who listens', () => {
  const listen = (person: Person) =>
    world.listen<{
      threadChanged: { thread: { subject: string; unreadCount: number }; message: { text: string } | null }
    }>(person, 'subscription { threadChanged { thread { subject unreadCount } message { text } } }')

  test('is told what they see, and their own reading; a stranger nothing; it ends with the rights', async () => {
    const { thread: begun } = await start(people.TRANSACTIONAL)
    const [supervisor, foreign] = [await listen(people.SUPERVISION), await listen(stranger)]
    await say(people.TRANSACTIONAL, { threadId: begun.id }, 'Live')
    expect((await supervisor.next())!.threadChanged).toEqual({
      thread: { subject: begun.subject, unreadCount: 2 },
      message: { text: 'Live' },
    })
    await world.mutate(people.SUPERVISION, 'markThreadRead', { threadId: begun.id }, '__typename')
    await say(people.TRANSACTIONAL, { threadId: begun.id }, 'More')
    expect((await supervisor.next())!.threadChanged.message).toEqual({ text: 'More' })
    await world.mutate(people.SUPERVISION, 'markThreadRead', { threadId: begun.id }, '__typename')
    expect((await supervisor.next())!.threadChanged).toEqual({
      thread: { subject: begun.subject, unreadCount: 0 },
      message: null,
    })
    expect(await foreign.next(50)).toBeNull()
    await world.prisma.membership.updateMany({
      where: { userId: people.SUPERVISION.id },
      data: { departmentId: null, groupId: null },
    })
    await expect.poll(() => supervisor.ended).toBe(true)
  })
})
