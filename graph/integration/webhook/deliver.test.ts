// From a change to whoever is told of it: against real receivers on loopback that answer, refuse, are slow and lead
// astray.
import { priority } from '../../testing/entryIds.ts'
import type { LookupFunction } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { Webhook as Verifier } from 'standardwebhooks'
import { addAction } from '../../work/action/addAction.ts'
import type { Services } from '../../kernel/context.ts'
import { readOutbox } from '../../kernel/readOutbox.ts'
import { globalId } from '../../kernel/node.ts'
import { TestClock } from '../../testing/TestClock.ts'
import { tree } from '../../testing/tree.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { type MutationResult, World } from '../../testing/world.ts'
import { WebhookReceiver } from '../../testing/webhookReceiver.ts'
import { clearOld } from './clearOld.ts'
import { deliverDue } from './deliverDue.ts'
import { eventNames, type EventName } from './events.ts'
import { jitter, mostTries, nextTry, waits } from './retries.ts'
import { keptIn } from '../../kernel/messages/keptText.ts'

// A database of its own: what is due is due for every process.
const database = 'webhooks'
const clock = new TestClock()
let world: World
/** A process as one is without a setting: it sends nothing into private networks. */
let strict: World

const toLoopback = { WEBHOOK_HTTP: 'yes', WEBHOOK_PRIVATE: 'yes' } as const

beforeAll(async () => {
  world = await World.make({ database, clock, settings: toLoopback })
  strict = await World.make({ database, clock, settings: { WEBHOOK_HTTP: 'yes' } })
})

/** Raises what has happened, and sends what is due. */
const deliver: typeof deliverDue = async (services, ways) => {
  await readOutbox(services)
  return deliverDue(services, ways)
}

type Made = MutationResult & { secret: string; webhook: { id: string; version: number } }

interface Setting {
  root: Organization
  admin: Person
  receiver: WebhookReceiver
  id: string
  globalId: string
  secret: string
}

const constant = (name: string) => name.replaceAll('.', '_').toUpperCase()

/** A tenant with a webhook that leads to a receiver. */
async function told(
  events: readonly EventName[] = eventNames,
  at?: (root: Organization) => Promise<Organization>,
): Promise<Setting> {
  const { root, admin } = await tree(world)
  const receiver = await WebhookReceiver.open()
  const organization = (await at?.(root)) ?? root
  const input = {
    organizationId: organization.globalId,
    name: 'Maintenance system',
    url: receiver.url,
    events: events.map(constant),
  }
  const { secret, webhook } = await world.mutate<Made>(admin, 'createWebhook', input, 'secret webhook { id version }')
  return {
    root,
    admin,
    receiver,
    secret,
    globalId: webhook.id,
    id: Buffer.from(webhook.id, 'base64').toString().split(':')[1]!,
  }
}

/** A record that somebody makes, with the first entry of its history. */
async function made({ root, admin }: Pick<Setting, 'root' | 'admin'>, title = 'Check the brakes') {
  const data = {
    title,
    rootId: root.rootId,
    organizationId: root.id,
    creatorId: admin.id,
    actionClassId: 1,
    priorityId: 4,
  }
  const { actionId } = await world.prisma.$transaction((tx) => addAction(tx, { now: clock.now() }, data))
  return globalId('Action', actionId)
}

const move = (admin: Person, name: string, id: string, more: object = {}) => world.mutate(admin, name, { id, ...more })
/** With what is kept of it in English. */
async function deliveriesOf({ id }: Pick<Setting, 'id'>) {
  const rows = await world.prisma.webhookDelivery.findMany({
    where: { webhookId: id },
    orderBy: { legacyId: 'asc' },
    include: { log: { orderBy: { n: 'asc' } }, event: true },
  })
  return rows.map((row) => ({ ...row, log: row.log.map((one) => ({ ...one, error: keptIn('en', one.error) })) }))
}
async function webhookOf({ id }: Pick<Setting, 'id'>) {
  const row = await world.prisma.webhook.findUniqueOrThrow({ where: { id } })
  return { ...row, pausedReason: keptIn('en', row.pausedReason) }
}

describe('a delivery', () => {
  test('carries a signature that another implementation takes, and says what has happened', async () => {
    const setting = await told(['action.changed'])
    const { receiver, admin, secret } = setting
    const id = await made(setting)
    await move(admin, 'startAction', id)
    expect(await deliver(world.services)).toBe(1)
    const [{ headers, body }] = receiver.received as [WebhookReceiver['received'][number]]
    expect(new Verifier(secret).verify(body, headers)).toMatchObject({
      type: 'action.changed',
      version: 2,
      organization: { uuid: setting.root.id, id: setting.root.globalId },
      data: {
        action: { id, title: 'Check the brakes', state: 'STARTED', assignee: { name: admin.name } },
        step: { transition: 'START', from: 'QUEUED', to: 'STARTED', by: { uuid: admin.id, name: admin.name } },
      },
    })
    expect(() => new Verifier(secret).verify(body.replace('Check', 'Chuck'), headers)).toThrow()
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-timestamp': String(Math.floor(clock.now().getTime() / 1000)),
    })
    const [delivery] = await deliveriesOf(setting)
    expect(headers['webhook-id']).toBe(delivery!.id)
    expect(delivery).toMatchObject({
      state: 'DELIVERED',
      attempts: 1,
      nextAt: null,
      log: [{ n: 1, status: 204, error: '', answer: '' }],
    })
    expect(await deliver(world.services)).toBe(0)
  })

  test('is of records that match the filter, as they were then, and of all that is no record', async () => {
    const setting = await told(['action.created', 'action.edited', 'note.added'])
    const { root, admin, receiver, globalId: id } = setting
    const filterBy = (filter: object | null) =>
      world.mutate<MutationResult & { webhook: { filter: object | null } }>(
        admin,
        'updateWebhook',
        { id, filter },
        'webhook { filter }',
      )
    const heardOf = async () => {
      const before = receiver.received.length
      await deliver(world.services)
      return receiver.received.slice(before).map(({ body }) => {
        const { type, data } = JSON.parse(body) as { type: string; data: { action: { title: string } } }
        return `${type} ${data.action.title}`
      })
    }
    const filter = { title: { contains: 'brakes' }, organization: { below: root.globalId } }
    expect((await filterBy(filter)).webhook.filter).toEqual(filter)
    const brakes = await made(setting)
    await made(setting, 'Wash')
    expect(await heardOf()).toEqual(['action.created Check the brakes'])
    await world.mutate(admin, 'addNote', { actionId: brakes, text: 'Front done' }, '__typename')
    await move(admin, 'updateAction', brakes, { title: 'Check the doors' })
    expect(await heardOf()).toEqual(['note.added Check the brakes'])
    // Of what its maker does not see there is nothing.
    const { root: foreign } = await tree(world)
    await filterBy({ organization: { below: foreign.globalId } })
    await made(setting)
    expect(await heardOf()).toEqual([])
    await filterBy({
      not: { title: { eq: 'Wash' } },
      createdAt: { gte: '2020-01-01T00:00:00Z' },
      priority: { in: [priority(4)] },
    })
    await made(setting, 'Wash')
    await made(setting, 'Grease')
    expect(await heardOf()).toEqual(['action.created Grease'])
    expect((await filterBy(null)).webhook.filter).toBeNull()
    await made(setting, 'Wash')
    expect(await heardOf()).toEqual(['action.created Wash'])
  })

  test('is of no record once who set its filter may not sign in', async () => {
    const setting = await told(['action.created'])
    await world.mutate(
      setting.admin,
      'updateWebhook',
      { id: setting.globalId, filter: { priority: { eq: priority(4) } } },
      '__typename',
    )
    await world.prisma.user.update({ where: { id: setting.admin.id }, data: { status: 'DISABLED' } })
    await made(setting)
    expect(await deliver(world.services)).toBe(0)
  })

  test('takes no filter with an id of another type, and says where it is', async () => {
    const { admin, globalId: id } = await told(['action.created'])
    const { errors } = await world.run(
      admin,
      'mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { __typename } }',
      { input: { id, filter: { group: { eq: id } } } },
    )
    expect(errors).toMatchObject([{ message: 'input.filter.group.eq: this is no id of a Group' }])
  })

  test('is signed with both secrets for a day after one was rotated, then with the new one alone', async () => {
    const setting = await told(['action.created'])
    const { admin, receiver, globalId: id, secret: old } = setting
    const { secret } = await world.mutate<Made>(admin, 'rotateWebhookSecret', { id }, 'secret')
    expect(secret).toMatch(/^whsec_[\w+/=]{40,}$/)
    expect(secret).not.toBe(old)
    await made(setting)
    await deliver(world.services)
    for (const one of [old, secret])
      expect(new Verifier(one).verify(receiver.received[0]!.body, receiver.received[0]!.headers)).toBeTruthy()
    clock.forward({ hours: 24 })
    await made(setting)
    await deliver(world.services)
    expect(receiver.received[1]!.headers['webhook-signature']!.split(' ')).toHaveLength(1)
    expect(receiver.received[0]!.headers['webhook-signature']!.split(' ')).toHaveLength(2)
  })

  test('that is not answered well is tried again, later each time, with the same id and bytes, and has failed after the last try', async () => {
    const setting = await told(['action.created'])
    setting.receiver.usual = { status: 503, body: 'Later' }
    await made(setting)
    for (let tries = 1; tries < mostTries; tries++) {
      await deliver(world.services)
      const [{ state, attempts, nextAt }] = (await deliveriesOf(setting)) as [
        Awaited<ReturnType<typeof deliveriesOf>>[number],
      ]
      expect([state, attempts]).toEqual(['WAITING', tries])
      const wait = nextAt!.getTime() - clock.now().getTime()
      expect(wait).toBeGreaterThanOrEqual(waits[tries - 1]! * 60_000)
      expect(wait).toBeLessThanOrEqual(waits[tries - 1]! * 60_000 * (1 + jitter))
      clock.forward({ seconds: (wait - 1) / 1000 })
      expect(await deliver(world.services)).toBe(0)
      clock.forward({ seconds: 0.001 })
    }
    await deliver(world.services)
    const [{ state, attempts, log }] = (await deliveriesOf(setting)) as [
      Awaited<ReturnType<typeof deliveriesOf>>[number],
    ]
    expect([state, attempts]).toEqual(['FAILED', 8])
    expect(log.map(({ status, error, answer }) => [status, error, answer])).toEqual(
      Array.from({ length: 8 }, () => [503, 'It was answered with 503 Service Unavailable.', 'Later']),
    )
    const ids = new Set(setting.receiver.received.map(({ headers, body }) => `${headers['webhook-id']} ${body}`))
    expect([setting.receiver.received.length, ids.size]).toEqual([8, 1])
  })

  test('waits about a day in all', () => {
    const hours = waits.reduce((sum, minutes) => sum + minutes / 60, 0)
    expect(hours).toBeGreaterThan(22)
    expect(hours).toBeLessThan(26)
    expect(nextTry(mostTries, clock.now())).toBeNull()
  })

  test('that a killed process had in hand is sent by another, under the same id', async () => {
    const setting = await told(['action.created'])
    await made(setting)
    const killed: Services = {
      ...world.services,
      db: {
        ...world.services.db,
        run: (text, values) =>
          text.includes('webhook_try') ? Promise.reject(new Error('killed')) : world.services.db.run(text, values),
      },
    }
    await deliver(killed)
    expect(await deliver(world.services)).toBe(0)
    clock.forward({ minutes: 1 })
    expect(await deliver(world.services)).toBe(1)
    expect(setting.receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual(
      Array(2).fill((await deliveriesOf(setting))[0]!.id),
    )
    expect(await deliveriesOf(setting)).toMatchObject([{ state: 'DELIVERED', attempts: 2, log: [{ n: 2 }] }])
  })

  test('that was in hand for its last time has failed', async () => {
    const setting = await told(['action.created'])
    await made(setting)
    await readOutbox(world.services)
    await world.prisma.webhookDelivery.updateMany({ where: { webhookId: setting.id }, data: { attempts: mostTries } })
    expect(await deliver(world.services)).toBe(0)
    expect(await deliveriesOf(setting)).toMatchObject([{ state: 'FAILED', nextAt: null }])
  })

  test('of two processes is sent by one', async () => {
    const setting = await told(['action.created'])
    const other = await World.make({ database, clock, settings: toLoopback })
    for (let i = 0; i < 15; i++) await made(setting, `Record ${i}`)
    const counts = await Promise.all([deliver(world.services), deliver(other.services)])
    expect(counts[0] + counts[1]).toBe(15)
    expect(new Set(setting.receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(15)
    expect(setting.receiver.received).toHaveLength(15)
  })

  test('of a record comes after those before it, and holds up no other record', async () => {
    const setting = await told(['action.created', 'action.changed'])
    const { admin, receiver } = setting
    const first = await made(setting, 'First')
    await move(admin, 'startAction', first)
    await move(admin, 'holdAction', first, { kind: 'INTERNAL', reason: 'Lift in use' })
    receiver.answers = [{ status: 500 }]
    expect(await deliver(world.services)).toBe(1)
    await made(setting, 'Second')
    expect(await deliver(world.services)).toBe(1)
    clock.forward({ minutes: 1 })
    expect(await deliver(world.services)).toBe(3)
    expect(receiver.data.map(({ type, data }) => [type, data.action!.title, data.action!.state])).toEqual([
      ['action.created', 'First', 'QUEUED'],
      ['action.created', 'Second', 'QUEUED'],
      ['action.created', 'First', 'QUEUED'],
      ['action.changed', 'First', 'STARTED'],
      ['action.changed', 'First', 'WAITING_INTERNAL'],
    ])
  })

  test('to one that is slow keeps nobody else waiting', async () => {
    const [slow, quick] = [await told(['action.created']), await told(['action.created'])]
    let answer = () => {}
    slow.receiver.usual = { after: new Promise<void>((resolve) => (answer = resolve)) }
    await made(slow)
    for (let i = 0; i < 12; i++) await made(quick)
    const sending = deliver(world.services)
    await expect.poll(() => quick.receiver.received.length, { interval: 10 }).toBe(12)
    expect(await deliveriesOf(slow)).toMatchObject([{ state: 'WAITING' }])
    answer()
    expect(await sending).toBe(13)
  })

  test('that is not answered in time has failed', async () => {
    const setting = await told(['action.created'])
    let answer = () => {}
    setting.receiver.usual = { after: new Promise<void>((resolve) => (answer = resolve)) }
    await made(setting)
    await deliver(world.services, { timeLimit: 100 })
    answer()
    expect((await deliveriesOf(setting))[0]!.log).toMatchObject([
      { status: null, error: 'The server did not answer within 0.1 seconds.' },
    ])
  })

  test('keeps 2 kB of the answer, whatever is in it', async () => {
    const setting = await told(['action.created'])
    setting.receiver.usual = { status: 200, body: Buffer.concat([Buffer.from('a\0b'), Buffer.alloc(5_000_000, 'x')]) }
    await made(setting)
    await deliver(world.services)
    const { answer, status } = (await deliveriesOf(setting))[0]!.log[0]!
    expect([status, answer.length, answer.slice(0, 4)]).toEqual([200, 2048, 'a\uFFFDbx'])
  })

  test('is kept for 30 days', async () => {
    const setting = await told(['action.created'])
    await made(setting)
    await deliver(world.services)
    clock.forward({ days: 29 })
    await made(setting)
    await deliver(world.services)
    clock.forward({ days: 1, seconds: 1 })
    expect(await clearOld(world.services)).toBeGreaterThan(0)
    expect(await deliveriesOf(setting)).toHaveLength(1)
    expect(await world.prisma.webhookTry.count({ where: { delivery: { webhookId: setting.id } } })).toBe(1)
  })
})

describe('what happens', () => {
  test('is told where a webhook wants it, of its organization and what is below', async () => {
    const setting = await told(['action.created'], (root) => world.organization({ parent: root }))
    const { admin, root } = setting
    const { organizationId } = await webhookOf(setting)
    const below = await world.organization({ parent: { id: organizationId, rootId: root.id, globalId: '' } })
    await made(setting, 'Above')
    await made({ admin, root: below }, 'Below')
    await move(admin, 'startAction', await made({ admin, root: { ...root, id: organizationId } }, 'There'))
    const stranger = await told(['breach.opened'])
    await made(stranger)
    await deliver(world.services)
    expect(setting.receiver.data.map(({ type, data }) => [type, data.action!.title])).toEqual([
      ['action.created', 'Below'],
      ['action.created', 'There'],
    ])
  })

  test('and is rolled back is told to nobody', async () => {
    const setting = await told()
    const { admin, root } = setting
    const data = {
      title: 'No',
      rootId: root.id,
      organizationId: root.id,
      creatorId: admin.id,
      actionClassId: 1,
      priorityId: 4,
    }
    const before = await world.prisma.outboxEntry.count()
    await expect(
      world.prisma.$transaction(async (tx) => {
        await addAction(tx, { now: clock.now() }, data)
        expect(await tx.outboxEntry.count()).toBe(before + 1)
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    await readOutbox(world.services)
    expect(await deliveriesOf(setting)).toEqual([])
    expect(await world.prisma.webhookEvent.count({ where: { organizationId: root.id } })).toBe(0)
  })

  // Whatever another webhook of the tree is told meanwhile.
  test.each([true, false])(
    'while a webhook is off is not noted, and what waits is held until it is on again; read before: %s',
    async (isRead) => {
      const setting = await told(['action.created'])
      const { root, admin, globalId: id, receiver } = setting
      await world.prisma.webhook.create({
        data: {
          organizationId: root.id,
          name: 'Other',
          url: receiver.url,
          events: ['note.added'],
          createdById: admin.id,
          createdAt: clock.now(),
        },
      })
      await made(setting, 'Before')
      if (isRead) await readOutbox(world.services)
      await world.mutate(admin, 'pauseWebhook', { id }, '__typename')
      await made(setting, 'Meanwhile')
      if (isRead) expect(await deliver(world.services)).toBe(0)
      await world.mutate(admin, 'resumeWebhook', { id }, '__typename')
      expect(await deliver(world.services)).toBe(1)
      expect(receiver.data.map(({ data }) => data.action!.title)).toEqual(['Before'])
    },
  )

  test('before a webhook was made is not told to it, even where it is read later', async () => {
    const first = await told(['action.created'])
    await made(first, 'Before')
    const { root, admin } = first
    const input = { organizationId: root.globalId, name: 'Later', url: first.receiver.url, events: ['ACTION_CREATED'] }
    const { webhook } = await world.mutate<Made>(admin, 'createWebhook', input, 'secret webhook { id version }')
    expect(await deliver(world.services)).toBe(1)
    expect(await deliveriesOf({ id: Buffer.from(webhook.id, 'base64').toString().split(':')[1]! })).toEqual([])
  })

  test('is told as it was then, however late it is read', async () => {
    const setting = await told(['action.created', 'action.edited', 'note.added'])
    const { admin, receiver } = setting
    const id = await made(setting, 'First')
    await world.mutate(admin, 'addNote', { actionId: id, text: 'Gate 2' }, 'note { id }')
    await move(admin, 'updateAction', id, { title: 'Second' })
    await deliver(world.services)
    expect(receiver.data.map(({ type, data }) => [type, data.action!.title])).toEqual([
      ['action.created', 'First'],
      ['note.added', 'First'],
      ['action.edited', 'Second'],
    ])
  })
})

describe('a webhook', () => {
  const toldOf = async (person: Person) => {
    await readOutbox(world.services)
    return (
      await world.ask<{ notifications: { edges: { node: { kind: string; text: string; path: string } }[] } }>(
        person,
        '{ notifications { edges { node { kind text path } } } }',
      )
    ).notifications.edges.map(({ node }) => node)
  }

  test('that is answered 410 is turned off, and its Admins are told', async () => {
    const setting = await told(['action.created'])
    const { admin, root, receiver } = setting
    const [other, manager] = [await world.user(root, 'ADMIN'), await world.user(root, 'STRATEGIC')]
    receiver.answers = [{ status: 410 }]
    await made(setting, 'First')
    await made(setting, 'Second')
    await deliver(world.services)
    expect(await webhookOf(setting)).toMatchObject({
      isActive: false,
      pausedAt: clock.now(),
      pausedReason: expect.stringContaining('410') as string,
    })
    for (const person of [admin, other]) {
      expect(await toldOf(person)).toEqual([
        {
          kind: 'WEBHOOK_PAUSED',
          text: expect.stringMatching(
            /^The webhook Maintenance system of Org .* was turned off\. It was answered with 410 Gone/,
          ) as string,
          path: `/orgOverview/${root.id}/integrations`,
        },
      ])
    }
    expect(await toldOf(manager)).toEqual([])
  })

  test('that only failed for three days is turned off, and on again forgets it', async () => {
    const setting = await told(['action.created'])
    const { admin, receiver, globalId: id } = setting
    receiver.usual = { status: 500 }
    const failFor = async (days: number) => {
      await made(setting)
      await deliver(world.services)
      clock.forward({ days })
      await world.prisma.webhookDelivery.updateMany({
        where: { webhookId: setting.id, state: 'WAITING' },
        data: { attempts: mostTries - 1, nextAt: clock.now() },
      })
      await deliver(world.services)
      return (await webhookOf(setting)).isActive
    }
    expect(await failFor(2)).toBe(true)
    expect(await failFor(1)).toBe(false)
    expect(await webhookOf(setting)).toMatchObject({
      pausedReason: 'Every try of 3 days failed. The last one: It was answered with 500 Internal Server Error.',
    })
    expect((await toldOf(admin)).map(({ kind }) => kind)).toEqual(['WEBHOOK_PAUSED'])
    await world.mutate(admin, 'resumeWebhook', { id }, '__typename')
    expect(await webhookOf(setting)).toMatchObject({
      isActive: true,
      pausedAt: null,
      pausedReason: '',
      failingSince: null,
    })
    receiver.usual = {}
    expect(await failFor(4)).toBe(true)
    expect(await webhookOf(setting)).toMatchObject({ failingSince: null })
  })

  test('that is tried is sent a test, once, also while it is off', async () => {
    const setting = await told(['action.created'])
    const { admin, receiver, globalId: id } = setting
    await world.mutate(admin, 'pauseWebhook', { id }, '__typename')
    receiver.usual = { status: 500 }
    const { delivery } = await world.mutate<{ delivery: object }>(
      admin,
      'sendTestWebhookEvent',
      { id },
      'delivery { type event about state }',
    )
    expect(delivery).toEqual({ type: 'webhook.test', event: null, about: 'A test', state: 'WAITING' })
    await deliver(world.services)
    expect(receiver.data).toMatchObject([
      { type: 'webhook.test', data: { webhook: { id, name: 'Maintenance system' }, by: { name: admin.name } } },
    ])
    expect(await deliveriesOf(setting)).toMatchObject([{ state: 'FAILED', attempts: 1 }])
    expect(await webhookOf(setting)).toMatchObject({ failingSince: null })
  })

  test('sends once more what failed, one or all, under the id that it had', async () => {
    const setting = await told(['action.created'])
    const { admin, receiver, globalId: id } = setting
    await made(setting, 'One')
    await made(setting, 'Two')
    await readOutbox(world.services)
    await world.prisma.webhookDelivery.updateMany({
      where: { webhookId: setting.id },
      data: { state: 'FAILED', nextAt: null },
    })
    const [one] = await deliveriesOf(setting)
    const again = () =>
      world.mutate<MutationResult & { delivery?: object }>(
        admin,
        'redeliverWebhookDelivery',
        { id: globalId('WebhookDelivery', one!.id) },
        'delivery { state }',
      )
    expect((await again()).delivery).toEqual({ state: 'WAITING' })
    expect(await again()).toMatchObject({ code: 'CONFLICT', message: 'This delivery is on its way already.' })
    await deliver(world.services)
    expect(
      await world.mutate(
        admin,
        'redeliverFailedWebhookDeliveries',
        { id },
        'count webhook { health { delivered failed waiting } }',
      ),
    ).toMatchObject({ count: 1, webhook: { health: { delivered: 1, failed: 0, waiting: 1 } } })
    await deliver(world.services)
    expect(receiver.data.map(({ data }) => data.action!.title)).toEqual(['One', 'Two'])
    expect(receiver.received[0]!.headers['webhook-id']).toBe(one!.id)
  })
})

describe('an address that leads astray', () => {
  const lookupOf =
    (...answers: string[][]): LookupFunction =>
    (_host, _options, done) => {
      const found = answers.length > 1 ? answers.shift()! : answers[0]!
      done(
        null,
        found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )
    }
  const errorOf = async (setting: Setting) => (await deliveriesOf(setting)).at(-1)!.log.at(-1)!.error
  const inward = 'The address leads into a private or reserved network, or to this machine.'

  test('by a redirect to this machine is a failure that says so', async () => {
    const setting = await told(['action.created'])
    const inner = await WebhookReceiver.open()
    setting.receiver.usual = { status: 307, headers: { location: inner.url } }
    await made(setting)
    await deliver(world.services)
    expect(await errorOf(setting)).toBe(
      `It was answered with a redirect to ${inner.url}, and redirects are never followed.`,
    )
    expect(inner.received).toEqual([])
  })

  test.each([
    ['to loopback', ['127.0.0.1']],
    ['to a private network beside a public address', ['93.184.216.34', '10.0.0.7']],
    ['to loopback as IPv6', ['::ffff:127.0.0.1']],
    ['to what gives out credentials in a cloud', ['169.254.169.254']],
  ])('by a name that leads %s by now is not connected to', async (_where, addresses) => {
    const setting = await told(['action.created'])
    await world.prisma.webhook.update({
      where: { id: setting.id },
      data: { url: `http://rebound.test:${setting.receiver.port}/hooks` },
    })
    await made(setting)
    await deliver(strict.services, { lookup: lookupOf(addresses) })
    expect(await errorOf(setting)).toBe(inward)
    expect(setting.receiver.received).toEqual([])
    // The same name is found and the receiver reached where that is allowed: it was not for anything else.
    if (addresses[0] !== '127.0.0.1') return
    clock.forward({ minutes: 1 })
    await deliver(world.services, { lookup: lookupOf(addresses) })
    expect(setting.receiver.received).toHaveLength(1)
  })

  test.each(['127.0.0.1', '[::1]', '[::ffff:7f00:1]', '0x7f.1', '2130706433', '0.0.0.0'])(
    'as %s is not connected to',
    async (host) => {
      const setting = await told(['action.created'])
      await world.prisma.webhook.update({
        where: { id: setting.id },
        data: { url: `http://${host}:${setting.receiver.port}/hooks` },
      })
      await made(setting)
      await deliver(strict.services)
      expect(await errorOf(setting)).toBe(inward)
      expect(setting.receiver.received).toEqual([])
    },
  )

  test('to where nobody listens says so', async () => {
    const setting = await told(['action.created'])
    await world.prisma.webhook.update({ where: { id: setting.id }, data: { url: 'http://127.0.0.1:1/' } })
    await made(setting)
    await deliver(world.services)
    expect(await errorOf(setting)).toBe('Take the usual port, or one from 1024 up.')
    await world.prisma.webhook.update({ where: { id: setting.id }, data: { url: 'http://127.0.0.1:65534/' } })
    clock.forward({ minutes: 1 })
    await deliver(world.services)
    expect(await errorOf(setting)).toBe('The server refused the connection.')
  })
})

test('the secret stands in no row, no answer and no log', async () => {
  const setting = await told(['action.created'])
  const { admin, secret, globalId: id } = setting
  const logged: unknown[] = []
  const log = new Proxy(world.services.log, {
    get:
      () =>
      (...args: unknown[]) =>
        void logged.push(args),
  })
  setting.receiver.usual = { status: 500 }
  await made(setting)
  await deliver({ ...world.services, log })
  await world.mutate<Made>(admin, 'rotateWebhookSecret', { id, idempotencyKey: 'again' }, 'secret')
  const rows = await world.prisma.$queryRaw<unknown[]>`
    select to_jsonb(w)::text from webhook w union all select to_jsonb(a)::text from audit_entry a union all select to_jsonb(k)::text from idempotency_key k
    union all select to_jsonb(e)::text from webhook_event e union all select to_jsonb(t)::text from webhook_try t`
  const answer = await world.ask(
    admin,
    'query ($id: ID!) { node(id: $id) { ... on Webhook { name url deliveries { edges { node { body tries { answer error } } } } } } }',
    { id },
  )
  const text = JSON.stringify([rows, logged, answer])
  expect(text).toContain('Maintenance system')
  for (const part of [secret, secret.replace('whsec_', '')]) expect(text).not.toContain(part)
})
