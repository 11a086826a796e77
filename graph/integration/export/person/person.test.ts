// Everything of one person: every row that names them is in it, and nothing of a stranger is.
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeClient, type Client } from '../../../../prisma/connect.ts'
import { rootConditions, type RootUnit } from '../../../../prisma/rootConditions.ts'
import { seedBreaches } from '../../../seed/breaches.ts'
import { atEnd } from '../../../testing/atEnd.ts'
import { asOwner } from '../../../testing/database.ts'
import { ownDemo } from '../../../testing/demo.ts'
import { mark } from '../../../testing/everyRow.ts'
import type { Person } from '../../../testing/rows.ts'
import { personArchive, type PersonArchive } from '../../../testing/personArchive.ts'
import type { World } from '../../../testing/world.ts'
import { personTables } from './personTables.ts'

const word = 'zqx-person-zqx'
const foreign = 'zqx-stranger-zqx'
let world: World
let owner: Client

beforeAll(async () => {
  world = await ownDemo('demo_of_a_person')
  owner = makeClient(asOwner(world.services.db.connection))
  await owner.connect()
  atEnd(() => owner.end())
})

describe('somebody of a demo, named in every table', () => {
  let person: Person
  let archive: PersonArchive
  let northway: string
  let marked: string[]
  /** How many rows name them, by table. */
  const counts = new Map<string, number>()

  beforeAll(async () => {
    await seedBreaches(world.services)
    const user = await world.prisma.user.findUniqueOrThrow({ where: { email: 'admin@demo.test' } })
    const session = await world.prisma.session.create({
      data: { userId: user.id, expiresAt: new Date(world.clock.now().getTime() + 24 * 3_600_000) },
    })
    person = { ...user, globalId: '', sessionId: session.id }
    const rootNamed = async (legalName: string) =>
      (await world.prisma.organization.findFirstOrThrow({ where: { legalName, parentId: null } })).id
    northway = await rootNamed('Northway Logistics')
    const halden = await rootNamed('Halden Freight')
    await fillUp()
    await world.prisma.closing.create({ data: { rootId: halden, closedById: user.id } })
    const own = new Map<string, string>()
    for (const [table, { own: columns = [], acted = [] }] of Object.entries(personTables)) {
      const any = (some: readonly string[]) => some.map((one) => `"${one}" = '${user.id}'`).join(' or ') || 'false'
      const { rows } = await owner.query<{ n: number }>(
        `select count(*)::int as n from "${table}" where ${any([...columns, ...acted])}`,
      )
      counts.set(table, rows[0]!.n)
      if (columns.length) own.set(table, any(columns))
    }
    marked = await mark(owner, own, word)
    await mark(owner, await conditionsOf(halden), foreign)
    const strangers = `USER in (select m.user_id from membership m join organization o on o.id = m.organization_id
      group by 1 having bool_and(o.root_id = '${halden}'))`
    const accounts = ['session', 'access_token', 'calendar_feed', 'preference', 'password_reset', 'email_verification']
    await mark(
      owner,
      new Map([
        ...accounts.map((table) => [table, strangers.replace('USER', 'user_id')] as const),
        ['app_user', strangers.replace('USER', 'app_user.id')],
      ]),
      foreign,
    )
    archive = await personArchive(world, await world.serve(), person)
  })

  async function conditionsOf(rootId: string): Promise<Map<string, string>> {
    const { rows } = await owner.query<{ units: RootUnit[] }>('select root_units() as units')
    return rootConditions(rows[0]!.units, `'${rootId}'`)
  }

  /** Has each column name them at least once, of a row of their organization. */
  async function fillUp() {
    const { prisma } = world
    const now = world.clock.now()
    const { id: metricId } = await prisma.metric.findFirstOrThrow({ where: { rootId: northway } })
    const { id: observationId } = await prisma.observation.findFirstOrThrow({ where: { metric: { rootId: northway } } })
    const { id: taskItemId } = await prisma.taskItem.findFirstOrThrow({ where: { majorTask: { rootId: northway } } })
    await prisma.observationImport.create({
      data: {
        metricId,
        organizationId: northway,
        name: 'gate.csv',
        text: 'a,b',
        counts: {},
        createdById: person.id,
        createdAt: now,
      },
    })
    await prisma.observationChange.create({
      data: { observationId, version: 2, before: {}, after: {}, actorId: person.id, at: now },
    })
    await prisma.serviceTimeDismissal.create({ data: { taskItemId, medianMins: 5, dismissedById: person.id, at: now } })
    await prisma.emailVerification.create({
      data: { hash: Buffer.from('h'), userId: person.id, email: person.email, createdAt: now, expiresAt: now },
    })
    await prisma.legalHold.create({
      data: {
        rootId: northway,
        userId: person.id,
        reason: 'Case 12',
        placedById: person.id,
        liftedById: person.id,
        liftedAt: now,
      },
    })
    await prisma.calendarFeed.create({
      data: { userId: person.id, name: 'Phone', tokenHash: Buffer.from('t'), createdAt: now },
    })
    await prisma.recordExport.create({
      data: { id: randomUUID(), organizationId: northway, userId: person.id, request: {} },
    })
    await prisma.authenticatorApp.create({
      data: { userId: person.id, secret: Buffer.from('s'), sealed: false, lastStep: 0 },
    })
    await prisma.passkey.create({
      data: {
        userId: person.id,
        name: 'A device',
        credentialId: Buffer.from(person.id),
        publicKey: Buffer.from('k'),
        isSynced: false,
      },
    })
    const identity = { issuer: 'https://login.test', subject: 's', email: person.email, startedAt: now }
    await prisma.providerIdentity.create({ data: { rootId: northway, userId: person.id, ...identity } })
    await prisma.recoveryCode.create({ data: { hash: Buffer.from('c'), userId: person.id } })
    await prisma.passwordReset.create({
      data: {
        hash: Buffer.from('r'),
        person: Buffer.from('p'),
        userId: person.id,
        createdById: person.id,
        createdAt: now,
        expiresAt: now,
      },
    })
    const conditions = await conditionsOf(northway)
    await owner.query('set session_replication_role = replica')
    for (const [table, { own = [], acted = [] }] of Object.entries(personTables))
      for (const column of [...own, ...acted]) {
        const { rowCount } = await owner.query(`select from "${table}" where "${column}" = $1 limit 1`, [person.id])
        if (rowCount) continue
        const others = [...own, ...acted].map((one) => `"${one}" is distinct from '${person.id}'`).join(' and ')
        await owner
          .query(
            `update "${table}" set "${column}" = $1 where ctid = (
               select ctid from "${table}" where ${conditions.get(table) ?? 'true'} and ${others} limit 1)`,
            [person.id],
          )
          .catch((error: unknown) => {
            throw new Error(`${table}.${column}`, { cause: error })
          })
      }
    await owner.query('set session_replication_role = origin')
  }

  test('finds as many rows of each table as name them', () => {
    expect([...counts].filter(([, n]) => !n).map(([table]) => table)).toEqual([])
    const more = new Set(['absence_part', 'appointment', 'audit_entry', 'mail', 'message', 'task_record', 'thread'])
    for (const [table, n] of counts) {
      const lines = archive.lines(table).length
      if (more.has(table)) expect([table, lines >= n]).toEqual([table, true])
      // The archive itself is noted, too.
      else expect([table, lines]).toEqual([table, table === 'record_export' ? n + 1 : n])
    }
  })

  test('finds every word that was put in', () => {
    expect(marked.length).toBeGreaterThan(20)
    const without = marked.filter(
      (table) => !archive.names.some((name) => name.startsWith(`tables/${table}`) && archive.read(name).includes(word)),
    )
    // They have secrets and hashes alone, which nobody is given.
    expect(without).toEqual(['authenticator_app', 'password_reset', 'recovery_code'])
  })

  test('finds no word of a stranger', () => {
    const texts = archive.names.filter((name) => name.endsWith('.ndjson')).map((name) => [name, archive.read(name)])
    expect(texts.filter(([, text]) => text!.includes(foreign)).map(([name]) => name)).toEqual([])
    expect(archive.lines('people').map(({ name }) => name)).not.toEqual([])
  })

  test('finds no secret', () => {
    const keys = ['password_hash', 'hash', 'token_hash', 'mailed_hash', 'secret', 'secret_name', 'secret_purpose']
    for (const table of Object.keys(personTables))
      for (const line of archive.lines(table))
        expect([table, Object.keys(line).filter((key) => keys.includes(key))]).toEqual([table, []])
  })

  test('finds each file that they sent, whole', async () => {
    const files = await world.prisma.file.findMany({ where: { createdById: person.id }, include: { chunks: true } })
    expect(files.length).toBeGreaterThan(0)
    for (const { id, size } of files) {
      const name = archive.names.find((one) => one.startsWith(`files/${id}`))!
      expect(fs.statSync(path.join(archive.folder, name)).size).toBe(size)
    }
    expect(archive.names.filter((name) => name.startsWith('files/'))).toHaveLength(files.length)
  })
})
