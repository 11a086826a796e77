// After its time nothing of a root organization is left, no row and no word in any table, but one audit entry.
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeClient, type Client } from '../../../prisma/connect.ts'
import { rootConditions, type RootUnit } from '../../../prisma/rootConditions.ts'
import { day } from '../../kernel/time/milliseconds.ts'
import { seedBreaches } from '../../seed/breaches.ts'
import { asOwner } from '../../testing/database.ts'
import { atEnd } from '../../testing/atEnd.ts'
import { ownDemo } from '../../testing/demo.ts'
import { checksums, found, mark, tableNames } from '../../testing/everyRow.ts'
import type { World } from '../../testing/world.ts'
import { eraseDue } from './eraseDue.ts'

const word = 'zqx-northway-zqx'
let world: World
let owner: Client
let rootId: string
let otherId: string
/** How the rows of the root are found, by table. */
let where: Map<string, string>

beforeAll(async () => {
  world = await ownDemo('demo_to_close')
  owner = makeClient(asOwner(world.services.db.connection))
  await owner.connect()
  atEnd(() => owner.end())
  const rootNamed = async (legalName: string) =>
    (await world.prisma.organization.findFirstOrThrow({ where: { legalName, parentId: null } })).id
  ;[rootId, otherId] = [await rootNamed('Northway Logistics'), await rootNamed('Halden Freight')]
  const { rows } = await owner.query<{ units: RootUnit[] }>('select root_units() as units')
  where = rootConditions(rows[0]!.units, `'${rootId}'`)
})

/** Tables that hold nothing of a root organization: what all share, and what is somebody's own. */
const ofNoRoot = [
  'access_token',
  'app_user',
  'application_secret',
  'audit_seal',
  'authenticator_app',
  'calendar_feed',
  'closing',
  'erasure',
  'event',
  'forgetting',
  'idempotency_key',
  'notification_watermark',
  'outbox',
  'passkey',
  'password_reset',
  'past_begin',
  'peer_period',
  'peer_release',
  'persisted_operation',
  'practice_feature',
  'preference',
  'recovery_code',
  'reference_item',
  'refresh_token',
  'server_key',
  'session',
  'solution_feature',
  'technology_solution',
]

/** One of each of what the demo has none of. */
async function fillUp() {
  await seedBreaches(world.services)
  const { prisma } = world
  const now = world.clock.now()
  const action = await prisma.action.findFirstOrThrow({ where: { rootId } })
  const userId = action.creatorId
  const { id: metricId } = await prisma.metric.findFirstOrThrow({ where: { rootId } })
  const { id: observationId } = await prisma.observation.findFirstOrThrow({ where: { metric: { rootId } } })
  const { id: taskItemId } = await prisma.taskItem.findFirstOrThrow({ where: { majorTask: { rootId } } })
  const by = { createdById: userId, createdAt: now }
  await prisma.signInPolicy.create({ data: { rootId } })
  await prisma.tokenPolicy.create({ data: { rootId } })
  const [issuer, clientId] = ['https://login.test', 'c']
  const secret = { clientSecret: new Uint8Array(8), sealed: false }
  await prisma.domain.create({ data: { rootId, name: 'fleet.test', proof: rootId } })
  await prisma.identityProvider.create({ data: { rootId, issuer, clientId, ...secret } })
  const identity = { rootId, issuer, subject: 's', userId, email: 'p@login.test', startedAt: now }
  await prisma.providerIdentity.create({ data: identity })
  await prisma.samlResponse.create({
    data: { id: randomUUID(), rootId, response: word, relayState: word, createdAt: now },
  })
  await prisma.importedRecord.create({ data: { rootId, key: 'K-1', actionId: action.id } })
  await prisma.observationImport.create({
    data: { metricId, organizationId: rootId, name: 'gate.csv', text: 'a,b', counts: {}, ...by },
  })
  await prisma.observed.create({ data: { metricId, organizationId: rootId, fromAt: now } })
  await prisma.observationChange.create({
    data: { observationId, version: 2, before: {}, after: {}, actorId: userId, at: now },
  })
  await prisma.serviceTimeDismissal.create({ data: { taskItemId, medianMins: 5, dismissedById: userId, at: now } })
  await prisma.recordExport.create({ data: { id: randomUUID(), organizationId: rootId, userId, request: {} } })
  await prisma.legalHold.create({
    data: { rootId, reason: word, placedById: userId, liftedById: userId, liftedAt: now },
  })
  await prisma.invitation.updateMany({ where: { organization: { rootId } }, data: { mailedHash: null } })
  const { id: invitationId } = await prisma.invitation.findFirstOrThrow({ where: { organization: { rootId } } })
  await prisma.emailVerification.create({
    data: { hash: Buffer.from('h'), userId, email: word, invitationId, createdAt: now, expiresAt: now },
  })
  // What no constraint leads to: what is still to be told, answers that were kept, an address of nobody's.
  await prisma.outboxEntry.create({ data: { kind: 'LATE', ofId: action.id, at: now, facts: { word } } })
  await prisma.idempotencyKey.create({
    data: {
      userId,
      key: word,
      request: Buffer.from(word),
      result: { word },
      createdAt: new Date(Date.now() - 2 * day),
    },
  })
  const address = await prisma.address.create({ data: { line1: word } })
  await prisma.location.updateMany({
    where: { id: (await prisma.location.findFirstOrThrow({ where: { organizationId: rootId } })).id },
    data: { addressId: address.id },
  })
}

/** Lets the 30 days of it pass. */
const timePasses = () =>
  owner.query(`update closing set closed_at = closed_at - interval '31 days', goes_at = goes_at - interval '31 days'`)
const without = (sums: Record<string, string>, ...left: string[]) =>
  Object.fromEntries(Object.entries(sums).filter(([table]) => !left.includes(table)))

const countsOf = async (root: string) => {
  const counts: Record<string, number> = {}
  for (const [table, condition] of where) {
    const { rows } = await owner.query<{ n: number }>(
      `select count(*)::int as n from "${table}" where ${condition.replaceAll(rootId, root)}`,
    )
    counts[table] = rows[0]!.n
  }
  return counts
}

describe('the plan', () => {
  test('has every table of Prisma’s models that can hold a row of a root organization', () => {
    expect(tableNames.filter((table) => !where.has(table))).toEqual(ofNoRoot)
  })
})

describe('a root organization that is closed', () => {
  let ids: string[]
  let others: Record<string, number>

  beforeAll(async () => {
    await fillUp()
    const counts = await countsOf(rootId)
    expect(Object.keys(counts).filter((table) => !counts[table])).toEqual([])
    ids = []
    for (const [table, condition] of where) {
      const { rows } = await owner.query<{ id: string }>(
        `select to_jsonb(t) ->> 'id' as id from "${table}" t where (${condition}) and to_jsonb(t) ->> 'id' ~ '^[0-9a-f-]{36}$'`,
      )
      ids.push(...rows.map(({ id }) => id))
    }
    ids.push(rootId)
    // Whoever belongs elsewhere, too, keeps what is their own.
    const people = `USER in (select m.user_id from membership m join organization o on o.id = m.organization_id
      group by 1 having bool_and(o.root_id = '${rootId}'))`
    const signedInBy = ['session', 'passkey', 'access_token', 'calendar_feed', 'password_reset', 'email_verification']
    const ownRows = [...signedInBy, 'preference']
    const also = ownRows.map((table) => [table, people.replace('USER', 'user_id')] as const)
    const marked = await mark(
      owner,
      new Map([...where, ...also, ['app_user', people.replace('USER', 'app_user.id')]]),
      word,
    )
    expect(marked.length).toBeGreaterThan(60)
    others = await countsOf(otherId)
    const admin = await world.prisma.user.findFirstOrThrow({
      where: { memberships: { some: { organizationId: rootId, accessLevel: 'ADMIN' } } },
    })
    await world.prisma.closing.create({ data: { rootId, closedById: admin.id } })
  })

  test('is as it was when it is reopened', async () => {
    const sums = await checksums(owner)
    const { root_id, ...closing } = (await owner.query('select * from closing')).rows[0]
    expect(root_id).toBe(rootId)
    expect(await eraseDue(world.services, { rest: 0 })).toBe(false)
    await world.prisma.closing.delete({ where: { rootId } })
    expect(without(await checksums(owner), 'closing')).toEqual(without(sums, 'closing'))
    await world.prisma.closing.create({ data: { rootId, closedById: closing.closed_by_id } })
  })

  test('goes in portions, also where one is broken off, and leaves one entry of the audit log', async () => {
    await timePasses()
    const erase = 'select erase_root($1, 100) as gone'
    // A process that is killed takes back what it had in hand.
    for (let n = 0; n < 40; n++) {
      await owner.query('begin')
      await owner.query(erase, [rootId]).catch((error: { where: string }) => {
        throw new Error(error.where)
      })
      await owner.query(n % 3 ? 'commit' : 'rollback')
    }
    expect((await countsOf(rootId)).organization).toBeGreaterThan(0)
    await Promise.all([
      eraseDue(world.services, { rest: 0, time: 2000 }),
      eraseDue(world.services, { rest: 0, time: 2000 }),
    ])
    while (await eraseDue(world.services, { rest: 0, time: 60_000 })) {
      /* until nothing is left */
    }
    const left = await countsOf(rootId)
    expect(Object.entries(left).filter(([, n]) => n)).toEqual([['audit_entry', 1]])
    expect(await world.prisma.auditEntry.findMany({ where: { rootId } })).toMatchObject([
      { noun: 'Organization', nounId: rootId, action: 'DELETE', before: { legal_name: `Northway Logistics${word}` } },
    ])
    expect(await world.prisma.closing.count()).toBe(0)
  })

  test('has left no word of it anywhere', async () => {
    // What was told of it goes by itself, within minutes.
    await owner.query('delete from event')
    expect(await found(owner, word)).toEqual(['audit_entry.before'])
  })

  test('has left no id of it anywhere', async () => {
    const { rows: columns } = await owner.query<{ table: string; column: string; isArray: boolean }>(
      `select c.relname::text as table, a.attname::text as column, a.atttypid = 'uuid[]'::regtype as "isArray"
       from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relname = any($1) and a.attnum > 0 and not a.attisdropped and a.atttypid in ('uuid'::regtype, 'uuid[]'::regtype)`,
      [tableNames],
    )
    const held: string[] = []
    for (const { table, column, isArray } of columns) {
      const { rows } = await owner.query<{ n: number }>(
        `select count(*)::int as n from "${table}" where "${column}" ${isArray ? '&& $1::uuid[]' : '= any($1::uuid[])'}`,
        [ids],
      )
      if (rows[0]!.n) held.push(`${table}.${column}`)
    }
    const ofLastSeal = ['audit_seal.root_id', 'audit_seal.first_id', 'audit_seal.last_id']
    expect(held.toSorted()).toEqual(['audit_entry.root_id', ...ofLastSeal].toSorted())
  })

  test('leaves every other organization as it was', async () => {
    expect(await countsOf(otherId)).toEqual(others)
    const people = await world.prisma.user.findMany({ where: { email: { endsWith: '@other.test' } } })
    expect(people.every(({ status }) => status === 'ACTIVE')).toBe(true)
  })
})
