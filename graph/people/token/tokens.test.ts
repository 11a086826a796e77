// Access tokens: who makes and sees them, what they are known by, when they end.
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { statementsAbout } from '../../testing/queryLog.ts'
import { TestClock } from '../../testing/TestClock.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'
import { accessTokenOf, type Made } from '../../testing/accessTokens.ts'

const clock = new TestClock()

const world = await World.make({ clock })
// Another process on the same database.
const other = await World.make({ clock })
const base = await world.serve()
const elsewhere = await other.serve()
const { root, admin } = await tree(world)
const person = await world.user(root, 'TRANSACTIONAL', await world.group(root))
const { admin: stranger } = await tree(world)

const inDays = (days: number) => new Date(clock.now().getTime() + days * 24 * 3_600_000).toISOString()
const create = async (by: Person, input: object = {}, success = 'secret token { id name scopes state }') =>
  world.mutate<MutationResult & Made>(
    by,
    'createAccessToken',
    { name: 'Fuel cards', scopes: ['READ'], expiresAt: inDays(30), ...input },
    success,
  )
const revoke = (by: Person, id: string) =>
  world.mutate<MutationResult & Made>(by, 'revokeAccessToken', { id }, 'token { id state }')
const rowOf = (id: string) =>
  world.prisma.accessToken.findUniqueOrThrow({ where: { id: Buffer.from(id, 'base64').toString().split(':')[1]! } })
const bearer = (secret: string) => ({ authorization: `Bearer ${secret}`, 'content-type': 'application/json' })
const whoIs = async (address: string, secret: string, more: object = {}) => {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { ...bearer(secret), ...more },
    body: JSON.stringify({ query: '{ viewer { user { email } } }' }),
  })
  const { data } = (await response.json()) as { data?: { viewer: { user: { email: string } } | null } }
  return data?.viewer?.user.email ?? null
}

describe('a token', () => {
  test('is told once: what is kept is the hash of 32 bytes, and nothing of it in the audit log or in kept answers', async () => {
    const own = await world.user(root, 'TRANSACTIONAL', await world.group(root))
    const made = await create(own, { idempotencyKey: 'once' })
    expect(made.secret).toMatch(/^ogp_[A-Za-z0-9_-]{43}$/)
    expect(made.token).toMatchObject({ name: 'Fuel cards', scopes: ['READ'], state: 'ACTIVE' })
    const { hash, id } = await rowOf(made.token.id)
    expect(Buffer.from(hash!).equals(createHash('sha256').update(made.secret!).digest())).toBe(true)
    const again = await create(own, { idempotencyKey: 'once' })
    expect([again.token?.id, again.secret]).toEqual([made.token.id, null])
    const [entry, ...more] = await world.prisma.auditEntry.findMany({ where: { noun: 'AccessToken', nounId: id } })
    expect(more).toEqual([])
    expect(entry).toMatchObject({
      actorId: own.id,
      organizationId: root.id,
      action: 'CREATE',
      after: { name: 'Fuel cards', scopes: ['READ'] },
    })
    const kept = await world.services.db.runOnce(
      `select jsonb_agg(e)::text from (select to_jsonb(a) e from audit_entry a where noun_id = $1::text union all select to_jsonb(k) from idempotency_key k where user_id = $2) all_of_it`,
      [id, own.id],
    )
    const text = JSON.stringify(kept)
    for (const secret of [made.secret!, Buffer.from(hash!).toString('hex'), Buffer.from(hash!).toString('base64')])
      expect(text).not.toContain(secret)
  })

  test('asks as its owner, wherever the process', async () => {
    const { secret } = await create(person)
    expect(await whoIs(base, secret!)).toBe(person.email)
    expect(await whoIs(elsewhere, secret!)).toBe(person.email)
    for (const wrong of [`${secret}x`, 'ogp_', `ogp_${'a'.repeat(43)}`, secret!.slice(0, -1)])
      expect(await whoIs(base, wrong)).toBeNull()
  })

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'a\0b' }],
    ['scopes', { scopes: [] }],
    ['expiresAt', { expiresAt: inDays(367) }],
    ['expiresAt', { expiresAt: inDays(-1) }],
  ])('is refused with a wrong %s', async (path, input) => {
    const { __typename, fields } = await create(person, input)
    expect([__typename, fields?.map((field) => field.path)]).toEqual(['ValidationError', [path]])
  })

  test('has no scope that another one has in it', async () => {
    const { token } = await create(person, { scopes: ['EXPORT', 'OBSERVATIONS', 'WRITE', 'READ', 'READ'] })
    expect(token.scopes).toEqual(['WRITE', 'EXPORT'])
  })

  test('is the twentieth at most, even of two at once; one that is over counts no more', async () => {
    const own = await world.user(root)
    for (let i = 0; i < 18; i++) await accessTokenOf(world, own)
    const ended = await accessTokenOf(world, own, { days: 1 })
    const both = await Promise.all([create(own), create(own)])
    expect(both.map(({ code }) => code ?? 'made').sort()).toEqual(['LIMIT_REACHED', 'made'])
    expect((await create(own)).message).toContain('revoke one first')
    await revoke(own, ended.token.id)
    expect((await create(own)).code).toBeUndefined()
  })

  test('is told to its owner by mail, where mail is set up', async () => {
    const mailing = await World.make({
      clock,
      settings: { SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'https://ops.demo.test' },
    })
    const own = await world.user(root)
    const { secret } = await mailing.mutate<Made>(
      own,
      'createAccessToken',
      { name: 'Fuel cards', scopes: ['READ'], expiresAt: inDays(30) },
      'secret token { id }',
    )
    const { subject, text } = await world.prisma.mail.findFirstOrThrow({ where: { to: { has: own.email } } })
    expect(subject).toBe('A new access token of yours')
    expect(text).toContain('“Fuel cards” was made with test from This computer')
    expect(text).toContain('https://ops.demo.test/mysettings')
    expect(text).not.toContain(secret)
  })
})

describe('the end of a token', () => {
  test('acts at once in every process, and ends what it listens to', async () => {
    const { secret, token } = await create(person)
    expect(await whoIs(elsewhere, secret!)).toBe(person.email)
    const stream = await fetch(`${elsewhere}/graphql`, {
      method: 'POST',
      headers: { ...bearer(secret!), accept: 'text/event-stream' },
      body: JSON.stringify({ query: 'subscription { boardChanged { actionId } }' }),
    })
    expect(stream.status).toBe(200)
    expect((await revoke(person, token.id)).token).toEqual({ id: token.id, state: 'REVOKED' })
    expect(await stream.text()).toContain('event: complete')
    expect([await whoIs(base, secret!), await whoIs(elsewhere, secret!)]).toEqual([null, null])
    const { revokedAt } = await rowOf(token.id)
    clock.forward({ minutes: 1 })
    expect((await revoke(person, token.id)).code).toBeUndefined()
    expect((await rowOf(token.id)).revokedAt).toEqual(revokedAt)
  })

  test('comes by the clock', async () => {
    const { secret } = await accessTokenOf(world, person, { days: 1 })
    expect(await whoIs(base, secret)).toBe(person.email)
    clock.forward({ days: 1 })
    expect(await whoIs(base, secret)).toBeNull()
  })

  test('comes with that of the account, for good', async () => {
    const own = await world.user(root)
    const { secret } = await create(own)
    expect(await whoIs(elsewhere, secret!)).toBe(own.email)
    await world.mutate(admin, 'disableUser', { id: own.globalId }, '__typename')
    await expect.poll(() => whoIs(elsewhere, secret!)).toBeNull()
    await world.mutate(admin, 'enableUser', { id: own.globalId }, '__typename')
    expect(await whoIs(base, secret!)).toBeNull()
  })
})

describe('who asks with a token', () => {
  test('is looked up in one statement, and then not again', async () => {
    const { secret } = await accessTokenOf(world, person, { lastUsedAt: clock.now() })
    const first = await statementsAbout('', () => whoIs(base, secret))
    expect(first.filter((text) => text.includes('access_token'))).toHaveLength(1)
    expect(
      (await statementsAbout('', () => whoIs(base, secret))).filter((text) => text.includes('access_token')),
    ).toEqual([])
  })

  test('leaves a mark every five minutes at most, with address and program', async () => {
    const { secret, token } = await create(person)
    const uses = async () =>
      (await statementsAbout('', () => whoIs(base, secret!, { 'user-agent': 'curl/8.5' }))).filter((text) =>
        text.includes('update access_token'),
      ).length
    expect([await uses(), await uses()]).toEqual([1, 0])
    expect(await rowOf(token.id)).toMatchObject({
      lastUsedAt: clock.now(),
      lastUsedAgent: 'curl/8.5',
      lastUsedAddress: expect.stringContaining('127.0.0.1') as string,
    })
    clock.forward({ minutes: 4 })
    expect(await uses()).toBe(0)
    clock.forward({ minutes: 1 })
    expect(await uses()).toBe(1)
    expect((await rowOf(token.id)).lastUsedAt).toEqual(clock.now())
    expect(
      await world.prisma.auditEntry.count({
        where: { noun: 'AccessToken', action: 'UPDATE', nounId: (await rowOf(token.id)).id },
      }),
    ).toBe(0)
  })

  test('is stopped where too many failed from their address; who is known goes on', async () => {
    const strict = await World.make({ clock, settings: { SIGN_INS_PER_ADDRESS: 3 } })
    const address = await strict.serve()
    const { secret } = await accessTokenOf(world, person)
    const status = async (token: string) =>
      (
        await fetch(`${address}/graphql`, {
          method: 'POST',
          headers: bearer(token),
          body: JSON.stringify({ query: '{ actionGrid { count } }' }),
        })
      ).status
    expect(await status(secret)).toBe(200)
    const tried: number[] = []
    for (let i = 0; i < 4; i++) tried.push(await status(`ogp_${String(i).repeat(43)}`))
    expect(tried).toEqual([401, 401, 401, 429])
    expect(await status(secret)).toBe(200)
  })
})

describe('those of others', () => {
  const mine = async (by: Person) =>
    (
      await world.ask<{ viewer: { accessTokens: { nodes: { name: string }[] } } }>(
        by,
        '{ viewer { accessTokens(filter: { state: { ne: REVOKED } }) { nodes { name } } } }',
      )
    ).viewer.accessTokens.nodes.map(({ name }) => name)
  const ofPeople = (by: Person, more = '') =>
    world.ask<{
      organization: { accessTokens: { edges: { node: { name: string; owner: { name: string } } }[] } } | null
    }>(
      by,
      `query ($of: ID!) { organization(id: $of) { accessTokens${more} { edges { node { name owner { name } } } } } }`,
      { of: root.globalId },
    )

  test('are seen and revoked by the Admin of the owner’s organization, by nobody else', async () => {
    const own = await world.user(root)
    const peer = await world.user(root, 'STRATEGIC')
    const { token } = await create(own, { name: 'Seen by Admin' })
    expect(await mine(own)).toEqual(['Seen by Admin'])
    const names = async (by: Person) =>
      (await ofPeople(by)).organization?.accessTokens.edges.map(({ node }) => node.name) ?? null
    expect(await names(admin)).toContain('Seen by Admin')
    expect([await names(peer), await names(own), await names(stranger)]).toEqual([[], [], null])
    for (const by of [peer, stranger]) expect(await revoke(by, token.id)).toMatchObject({ code: 'NOT_FOUND' })
    expect((await revoke(admin, token.id)).token.state).toBe('REVOKED')
    expect(await mine(own)).toEqual([])
    const narrowedTo = async (filter: string) =>
      (await ofPeople(admin, `(filter: ${filter})`)).organization!.accessTokens.edges.map(({ node }) => node.name)
    expect(await narrowedTo('{ state: { eq: REVOKED } }')).toContain('Seen by Admin')
    expect(await narrowedTo('{ state: { ne: REVOKED } }')).not.toContain('Seen by Admin')
    expect(await narrowedTo(`{ owner: { eq: "${own.globalId}" } }`)).toEqual(['Seen by Admin'])
    expect(await narrowedTo(`{ owner: { eq: "${stranger.globalId}" } }`)).toEqual([])
    const entries = await world.prisma.auditEntry.findMany({
      where: { nounId: (await rowOf(token.id)).id },
      orderBy: { id: 'asc' },
    })
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['CREATE', own.id],
      ['UPDATE', admin.id],
    ])
  })

  test('cost as many statements as there are kinds of things, however many there are', async () => {
    await accessTokenOf(world, await world.user(root))
    const one = await statementsAbout('', () => ofPeople(admin, '(first: 1)'))
    const many = await statementsAbout('', () => ofPeople(admin))
    expect(many.length).toBe(one.length)
    expect(many.length).toBeLessThanOrEqual(6)
  })
})
