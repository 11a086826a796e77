// Webhooks in the graph: who makes them, where they may lead, and what is told of them.
import { describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { accessLevels } from '../../kernel/policy.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'
import { problemOf } from './address.ts'

const world = await World.make()
const { root, admin } = await tree(world)

type Made = MutationResult & { webhook: { id: string; version: number; isActive: boolean } }

const usual = {
  name: 'Maintenance system',
  url: 'https://203.0.114.9/hooks',
  events: ['ACTION_CREATED', 'NOTE_ADDED', 'NOTE_ADDED'],
}
const create = (person: Person, more: object = {}) =>
  world.mutate<Made & { secret: string }>(
    person,
    'createWebhook',
    { organizationId: root.globalId, ...usual, ...more },
    'secret webhook { id version isActive name url events createdBy { name } organization { id } oldSecretUntil pausedReason failingSince }',
  )
const update = (person: Person, input: object) =>
  world.mutate<Made>(person, 'updateWebhook', input, 'webhook { id version isActive name events }')

describe('a webhook', () => {
  test('is made with a secret that is shown then', async () => {
    const { secret, webhook } = await create(admin)
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(webhook).toEqual({
      id: expect.any(String) as string,
      version: 1,
      isActive: true,
      name: 'Maintenance system',
      url: usual.url,
      events: ['ACTION_CREATED', 'NOTE_ADDED'],
      createdBy: { name: admin.name },
      organization: { id: root.globalId },
      oldSecretUntil: null,
      pausedReason: null,
      failingSince: null,
    })
    expect((await create(admin)).secret).not.toBe(secret)
  })

  test.each(accessLevels)('is for %s or not, there and below, never above', async (level) => {
    const division = await world.organization({ parent: root })
    const person = await world.user(division, level)
    const answer = await create(person, { organizationId: division.globalId })
    if (level === 'ADMIN') expect(answer.webhook.id).toBeTruthy()
    else expect(answer).toMatchObject({ code: 'FORBIDDEN' })
    expect(await create(person)).toMatchObject({ code: 'NOT_FOUND' })
    const { id } = (await create(admin, { organizationId: division.globalId })).webhook
    const seen = await world.ask<{ node: object | null }>(person, 'query ($id: ID!) { node(id: $id) { id } }', { id })
    expect(seen.node).toEqual(level === 'ADMIN' ? { id } : null)
    expect(await update(person, { id, name: 'x' })).toMatchObject(
      level === 'ADMIN' ? { webhook: { name: 'x' } } : { code: 'NOT_FOUND' },
    )
  })

  test('of another version is a conflict that says what differs', async () => {
    const { id } = (await create(admin)).webhook
    await update(admin, { id, version: 1, name: 'Dispatch' })
    expect(await update(admin, { id, version: 1, name: 'Planning' })).toMatchObject({
      code: 'VERSION_CONFLICT',
      message: 'The webhook was changed by someone else.',
      differences: [
        { field: 'version', yours: '1', current: '2' },
        { field: 'name', yours: 'Planning', current: 'Dispatch' },
      ],
    })
    for (const name of ['deleteWebhook', 'rotateWebhookSecret'])
      expect(await world.mutate(admin, name, { id, version: 1 }, '__typename')).toMatchObject({
        code: 'VERSION_CONFLICT',
      })
    expect(await world.mutate(admin, 'deleteWebhook', { id, version: 2 }, 'deletedId')).toMatchObject({ deletedId: id })
    expect(await update(admin, { id, name: 'x' })).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('is one of at most twenty of an organization', async () => {
    const at = await world.organization({ parent: root })
    const rows = Array.from({ length: 20 }, (_, i) => ({
      organizationId: at.id,
      name: `${i}`,
      url: usual.url,
      events: [],
      createdById: admin.id,
      createdAt: world.clock.now(),
    }))
    await world.prisma.webhook.createMany({ data: rows })
    expect(await create(admin, { organizationId: at.globalId })).toMatchObject({
      code: 'LIMIT_REACHED',
      message: 'An organization has at most 20 webhooks. Delete one that is no longer needed.',
    })
  })

  test('is of no archived organization', async () => {
    const at = await world.organization({ parent: root })
    await world.prisma.organization.update({ where: { id: at.id }, data: { archivedAt: world.clock.now() } })
    expect(await create(admin, { organizationId: at.globalId })).toMatchObject({
      fields: [{ path: 'organizationId' }],
    })
  })

  test.each([
    ['no name', { name: ' ' }, 'name', 'Enter a name.'],
    ['no events', { events: [] }, 'events', 'Choose at least one event.'],
    ['a name with NUL', { name: 'a\0' }, 'name', 'Leave out the NUL character.'],
    [
      'an endless address',
      { url: `https://example.com/${'x'.repeat(1000)}` },
      'url',
      'Write at most 1,000 characters.',
    ],
  ])('with %s is refused', async (_what, input, path, message) => {
    expect(await create(admin, input)).toMatchObject({ fields: [{ path, message }] })
  })
})

describe('an address', () => {
  const inward =
    'This leads into a private or reserved network, or to this machine. Give an address of the public internet.'

  test.each([
    ['ftp://example.com/', 'Write an address that begins with https://.'],
    ['http://example.com/', 'Write an address that begins with https://.'],
    ['example.com', 'Write an address, like https://example.com/hooks.'],
    ['https://user:secret@example.com/', 'Leave out the user and the password: deliveries are signed.'],
    ['https://example.com:22/', 'Take the usual port, or one from 1024 up.'],
    ['https://example.com/#part', 'Leave out what follows #: it is never sent.'],
    ['https://127.0.0.1/', inward],
    ['https://localhost/', inward],
    ['https://[::1]:8443/', inward],
    ['https://192.168.1.20/', inward],
    ['https://0x7f000001/', inward],
  ])('%s is refused when it is saved, with the reason at the field', async (url, message) => {
    expect(await create(admin, { url })).toMatchObject({ fields: [{ path: 'url', message }] })
    const { id } = (await create(admin)).webhook
    expect(await update(admin, { id, url })).toMatchObject({ fields: [{ path: 'url', message }] })
  })

  test('of http or of this machine takes a setting', () => {
    expect(problemOf('http://example.com', { WEBHOOK_HTTP: 'yes', WEBHOOK_PRIVATE: 'no' })).toBeUndefined()
    expect(problemOf('https://127.0.0.1:8443', { WEBHOOK_HTTP: 'no', WEBHOOK_PRIVATE: 'yes' })).toBeUndefined()
    const problem = problemOf('https://127.0.0.1:8443', { WEBHOOK_HTTP: 'no', WEBHOOK_PRIVATE: 'no' })
    expect(String(problem)).toBe(inward)
  })
})

describe('the lists', () => {
  const query = `query ($of: ID!, $filter: WebhookDeliveryFilter, $after: Cursor) { organization(id: $of) { webhooks {
    name health { delivered failed waiting lastTryAt }
    deliveries(first: 3, filter: $filter, after: $after) { pageInfo { hasNextPage endCursor } edges { node { type about state nextAt body tries { number status error } lastTry { number } } } } } } }`

  /** A webhook with deliveries, each with two tries. */
  async function logged(at: Organization, count: number) {
    const webhook = await world.prisma.webhook.create({
      data: {
        organizationId: at.id,
        name: 'Log',
        url: usual.url,
        events: [],
        createdById: admin.id,
        createdAt: world.clock.now(),
      },
    })
    for (let i = 0; i < count; i++) {
      const at2 = world.clock.now()
      const event = {
        create: {
          kind: 'note.added',
          organizationId: at.id,
          subjectId: root.id,
          facts: { action: { legacyId: i, title: 'Brakes' } },
          at: at2,
          body: '{}',
        },
      }
      await world.prisma.webhookDelivery.create({
        data: {
          webhook: { connect: { id: webhook.id } },
          subjectId: root.id,
          state: i % 2 ? 'FAILED' : 'DELIVERED',
          attempts: 2,
          tries: 2,
          event,
          log: {
            create: [
              { n: 1, at: at2, status: 500, durationMs: 3, error: 'No.' },
              { n: 2, at: at2, status: 204, durationMs: 3 },
            ],
          },
        },
      })
    }
    return webhook
  }

  type Listed = {
    organization: {
      webhooks: {
        health: object
        deliveries: {
          pageInfo: { hasNextPage: boolean; endCursor: string }
          edges: { node: { about: string; state: string; tries: object[] } }[]
        }
      }[]
    }
  }

  test('of deliveries are the newest first, in pages, by state, with their tries', async () => {
    const at = await world.organization({ parent: root })
    await logged(at, 5)
    const page = async (more: object = {}) =>
      (await world.ask<Listed>(admin, query, { of: at.globalId, ...more })).organization.webhooks[0]!
    const { health, deliveries } = await page()
    expect(health).toMatchObject({ delivered: 3, failed: 2, waiting: 0, lastTryAt: world.clock.now().toISOString() })
    expect(deliveries.edges.map(({ node }) => node.about)).toEqual(['AR-4 Brakes', 'AR-3 Brakes', 'AR-2 Brakes'])
    expect(deliveries.edges[0]!.node).toMatchObject({
      tries: [
        { number: 2, status: 204, error: null },
        { number: 1, status: 500, error: 'No.' },
      ],
      lastTry: { number: 2 },
    })
    const next = await page({ after: deliveries.pageInfo.endCursor })
    expect(next.deliveries.edges.map(({ node }) => node.about)).toEqual(['AR-1 Brakes', 'AR-0 Brakes'])
    const narrowedTo = async (filter: object) => (await page({ filter })).deliveries.edges.map(({ node }) => node.about)
    expect(await narrowedTo({ state: { eq: 'FAILED' } })).toEqual(['AR-3 Brakes', 'AR-1 Brakes'])
    expect(await narrowedTo({ event: { ne: 'NOTE_ADDED' } })).toEqual([])
    expect(await narrowedTo({ event: { eq: 'NOTE_ADDED' }, not: { state: { eq: 'FAILED' } } })).toEqual([
      'AR-4 Brakes',
      'AR-2 Brakes',
      'AR-0 Brakes',
    ])
    expect(await narrowedTo({ isTest: true })).toEqual([])
    expect(await narrowedTo({ happenedAt: { gt: world.clock.now().toISOString() } })).toEqual([])
    const { errors } = await world.run(admin, query, {
      of: at.globalId,
      after: Buffer.from('notes|1').toString('base64url'),
    })
    expect(errors?.[0]?.message).toContain('this cursor is of another list')
  })

  test('take as many statements, however many there are', async () => {
    const at = await world.organization({ parent: root })
    const one = `query ($of: ID!) { organization(id: $of) { webhooks { name createdBy { name } organization { name } health { failed } } } }`
    const log = `query ($id: ID!) { node(id: $id) { ... on Webhook { deliveries { edges { node { type about tries { status } lastTry { status } } } } } } }`
    const { id } = await logged(at, 2)
    const variables = { of: at.globalId, id: globalId('Webhook', id) }
    const few = [
      await statementsOf(() => world.ask(admin, one, variables)),
      await statementsOf(() => world.ask(admin, log, variables)),
    ]
    await logged(at, 3)
    await logged(at, 1)
    const many = [
      await statementsOf(() => world.ask(admin, one, variables)),
      await statementsOf(() => world.ask(admin, log, variables)),
    ]
    expect(many.map(({ length }) => length)).toEqual(few.map(({ length }) => length))
    expect(few.map(({ length }) => length)).toEqual([6, 5])
  })

  test('show nothing to who may not administer, and nothing of another tenant', async () => {
    const at = await world.organization({ parent: root })
    const { id } = await logged(at, 1)
    const delivery = await world.prisma.webhookDelivery.findFirstOrThrow({ where: { webhookId: id } })
    const { admin: stranger } = await tree(world)
    const names = [globalId('Webhook', id), globalId('WebhookDelivery', delivery.id)]
    for (const person of [await world.user(root, 'STRATEGIC'), stranger]) {
      const { nodes } = await world.ask<{ nodes: unknown[] }>(
        person,
        'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
        { ids: names },
      )
      expect(nodes).toEqual([null, null])
      for (const name of [
        'updateWebhook',
        'pauseWebhook',
        'resumeWebhook',
        'deleteWebhook',
        'rotateWebhookSecret',
        'sendTestWebhookEvent',
        'redeliverFailedWebhookDeliveries',
      ]) {
        expect(await world.mutate(person, name, { id: names[0] }, '__typename')).toMatchObject({
          code: 'NOT_FOUND',
          message: 'The webhook was not found.',
        })
      }
      expect(await world.mutate(person, 'redeliverWebhookDelivery', { id: names[1] }, '__typename')).toMatchObject({
        code: 'NOT_FOUND',
      })
    }
    const { organization } = await world.ask<Listed>(await world.user(root, 'STRATEGIC'), query, { of: at.globalId })
    expect(organization.webhooks).toEqual([])
  })
})
