// One root organization comes back out of a backup, beside others of whom no row changes.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eraseDue } from '../../graph/people/closing/eraseDue.ts'
import { asOwner } from '../../graph/testing/database.ts'
import { ownDemo } from '../../graph/testing/demo.ts'
import { World } from '../../graph/testing/world.ts'
import { withConnection, type Connection } from '../connect.ts'
import { backup } from './backup.ts'
import { restoreRoot } from './restoreRoot.ts'
import { rootPlanOf } from './rootPlan.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'opsgraph-root-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

let world: World
let owner: Connection
let rootId: string
let file: string

beforeAll(async () => {
  world = await ownDemo('restore_root')
  owner = asOwner(world.services.db.connection)
  const root = { legalName: 'Northway Logistics', parentId: null }
  rootId = (await world.prisma.organization.findFirstOrThrow({ where: root })).id
  file = (await backup(owner, { target: path.join(folder, 'all.opsgraph') })).file
})

/** What all share, whatever a root refers to of it. */
const lists = ['practice_feature', 'technology_solution']

interface Sums {
  own: Record<string, string>
  others: Record<string, string>
}

/** Check sums of each table: of what a root has, and of what is everybody else's. */
const sumsOf = (database: Connection): Promise<Sums> =>
  withConnection(database, async (client) => {
    const { parts } = await rootPlanOf(client, rootId)
    const sums: Sums = { own: {}, others: {} }
    for (const { name, condition } of parts)
      for (const [kind, where] of [
        ['own', condition],
        ['others', lists.includes(name) ? 'true' : `not coalesce(${condition}, false)`],
      ] as const) {
        const { rows } = await client.query<{ sum: string }>(
          `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as sum from "${name}" t where ${where}`,
        )
        sums[kind][name] = rows[0]!.sum
      }
    return sums
  })

/** Without the log, which has one entry more, and people, of whom the version tells that their account was closed. */
const untold = ({ audit_entry: _log, app_user: _people, ...sums }: Record<string, string>) => sums

const peopleOf = () =>
  world.prisma.user.findMany({
    where: { memberships: { some: { organization: { rootId } } } },
    omit: { version: true, updatedAt: true, homeRootId: true },
    orderBy: { id: 'asc' },
  })

async function eraseRoot() {
  const { prisma } = world
  const admin = await prisma.user.findFirstOrThrow({
    where: { memberships: { some: { organizationId: rootId, accessLevel: 'ADMIN' } } },
  })
  await prisma.closing.create({ data: { rootId, closedById: admin.id } })
  await withConnection(owner, (client) =>
    client.query(
      `update closing set closed_at = closed_at - interval '31 days', goes_at = goes_at - interval '31 days'`,
    ),
  )
  while (await eraseDue(world.services, { rest: 0, rows: 5000, time: 60_000 })) {
    /* until nothing is left */
  }
}

test('the plan has the rows that are erased with a root, and people and lists that they refer to', async () => {
  const { parts } = await withConnection(owner, (client) => rootPlanOf(client, rootId))
  expect(parts.filter(({ isShared }) => isShared).map(({ name }) => name)).toEqual([
    'address',
    'app_user',
    'practice_feature',
    'technology_solution',
  ])
  expect(parts.length).toBeGreaterThan(90)
})

describe('where it was deleted', () => {
  test('each of its rows is back as it was, and no row of others has changed', async () => {
    const [before, people] = [await sumsOf(owner), await peopleOf()]
    await eraseRoot()
    const without = await sumsOf(owner)
    const { name, renumbered, opened, leftOut } = await restoreRoot(owner, { root: 'Northway Logistics', file })
    expect({ name, renumbered, leftOut }).toEqual({ name: 'Northway Logistics', renumbered: [], leftOut: [] })
    expect(opened).toContain('admin@demo.test')
    const after = await sumsOf(owner)
    expect(untold(after.others)).toEqual(untold(without.others))
    expect(untold(after.own)).toEqual(untold(before.own))
    expect(await peopleOf()).toEqual(people)
    const log = await world.prisma.auditEntry.findMany({ where: { rootId, nounId: rootId }, orderBy: { id: 'desc' } })
    expect(log[0]).toMatchObject({
      noun: 'Organization',
      action: 'CREATE',
      after: { legal_name: 'Northway Logistics' },
    })
  })

  test('its records count on, and its constraints and triggers hold', async () => {
    const last = await world.prisma.action.findFirstOrThrow({ where: { rootId }, orderBy: { number: 'desc' } })
    const { organizationId, title, actionClassId, priorityId, creatorId } = last
    const made = await world.prisma.action.create({
      data: { rootId, organizationId, title, actionClassId, priorityId, creatorId },
    })
    expect(made.number).toBeGreaterThan(last.number)
    const { rows } = await withConnection(owner, (client) =>
      client.query<{ keys: number; triggers: number }>(`
        select (select count(*)::int from pg_constraint where contype = 'f' and condeferrable) as keys,
          (select count(*)::int from pg_trigger where not tgisinternal and tgenabled <> 'O') as triggers`),
    )
    expect(rows).toEqual([{ keys: 0, triggers: 0 }])
  })

  test('it is not restored over itself, nor by a name that the backup does not have', async () => {
    const before = await sumsOf(owner)
    await expect(restoreRoot(owner, { root: rootId, file })).rejects.toThrow(
      'The database has Northway Logistics. Close it and wait until it is deleted, or restore into another database.',
    )
    await expect(restoreRoot(owner, { root: 'Nobody', file })).rejects.toThrow(
      /^The backup has no root organization Nobody\. It has .*Northway Logistics \(/,
    )
    expect(await sumsOf(owner)).toEqual(before)
  })
})

describe('where others have its numbers', () => {
  test('its records get others, which are told, and its people the accounts that they have', async () => {
    const other = await World.make({ database: 'restore_root_elsewhere' })
    const elsewhere = asOwner(other.services.db.connection)
    const at = await other.organization()
    const admin = await other.user(at, 'ADMIN')
    const theirs = await world.prisma.action.findMany({ where: { rootId }, orderBy: { legacyId: 'asc' }, take: 3 })
    for (const { legacyId } of theirs)
      await other.prisma.action.update({
        where: { id: (await other.action(at, admin)).id },
        data: { legacyId },
      })
    const known = await world.prisma.user.findUniqueOrThrow({ where: { email: 'admin@demo.test' } })
    await other.prisma.user.update({ where: { id: admin.id }, data: { email: known.email } })

    const { renumbered } = await restoreRoot(elsewhere, { root: rootId, file })
    const actions = renumbered.filter(({ table }) => table === 'action')
    expect(actions.map(({ before }) => before)).toEqual(theirs.map(({ legacyId }) => legacyId))
    for (const { id, legacyId } of theirs) {
      const row = await other.prisma.action.findUniqueOrThrow({ where: { id } })
      expect(row.legacyId).toBe(actions.find(({ before }) => before === legacyId)!.after)
    }
    expect(await other.prisma.action.count({ where: { rootId } })).toBe(
      (await world.prisma.action.count({ where: { rootId } })) - 1,
    )
    const memberships = await other.prisma.membership.findMany({ where: { userId: admin.id } })
    expect(memberships.map(({ organizationId }) => organizationId)).toContain(rootId)
    expect(await other.prisma.action.count({ where: { rootId, parties: { has: admin.id } } })).toBeGreaterThan(0)
    expect(await other.prisma.action.count({ where: { parties: { has: known.id } } })).toBe(0)
    expect(await other.prisma.user.findUnique({ where: { id: known.id } })).toBeNull()
  })
})

/** Reads, and writes to what it has read as soon as somebody else has locked it against writing. */
const readAndWrite = (database: Connection) =>
  withConnection(database, async (reader) =>
    withConnection(database, async (watcher) => {
      await reader.query(`set deadlock_timeout = '1min'`)
      await reader.query('begin')
      await reader.query('select 1 from action limit 1')
      const locked = `select 1 from pg_locks where relation = 'action'::regclass and mode = 'ShareRowExclusiveLock' and granted`
      while (!(await watcher.query(locked)).rowCount) {
        /* until it is locked */
      }
      await reader.query('update action set version = version where false')
      await reader.query('commit')
    }),
  )

describe('while others write', () => {
  test('it begins anew where it and somebody who had read wait for each other', async () => {
    const other = await World.make({ database: 'restore_root_busy' })
    const busy = asOwner(other.services.db.connection)
    const [{ rows }] = await Promise.all([restoreRoot(busy, { root: rootId, file }), readAndWrite(busy)])
    expect(rows).toBeGreaterThan(0)
    expect(await other.prisma.action.count({ where: { rootId } })).toBeGreaterThan(0)
  })
})
