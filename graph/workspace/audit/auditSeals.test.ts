// Who changes the audit log afterwards shows by its seals; what is erased or expires as it should does not.
import { describe, expect, test } from 'vitest'
import { withConnection } from '../../../prisma/connect.ts'
import { asOwner } from '../../testing/database.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { TestClock } from '../../testing/TestClock.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'
import { sealAudit } from './sealAudit.ts'

const clock = new TestClock()
const world = await World.make({ clock })

interface Seals {
  seals: number
  hash: string | null
  sealedUntil: string | null
  check: { isIntact: boolean; [of: string]: unknown }
}

const sealsOf = async (as: Person, { globalId }: Organization) =>
  (
    await world.ask<{ node: { auditSeals: Seals | null } }>(
      as,
      `query ($id: ID!) { node(id: $id) { ... on Organization { auditSeals { seals hash sealedUntil
        check { isIntact seals entries changed changedIds missing expired added erased brokenSeals } } } } }`,
      { id: globalId },
    )
  ).node.auditSeals

/** Writes as whoever holds the database can, past its triggers. */
const tamper = (statement: string) =>
  withConnection(asOwner(world.services.db.connection), async (owner) => {
    await owner.query('set session_replication_role = replica')
    await owner.query(statement)
  })

/** An organization with some changes by its Admin, each sealed by itself. */
async function house(seals = 3) {
  const { root, admin } = await tree(world)
  for (let i = 1; i <= seals; i++) {
    const changed = await world.mutate(
      admin,
      'createVehicle',
      { organizationId: root.globalId, unitNumber: `T-${i}`, type: 'Tractor' },
      'vehicle { id }',
    )
    expect(changed.code).toBeUndefined()
    clock.forward({ hours: 1 })
    await sealAudit(world.services)
  }
  const rows = () => world.prisma.auditEntry.findMany({ where: { rootId: root.id }, orderBy: { id: 'asc' } })
  return { root, admin, rows, check: async () => (await sealsOf(admin, root))!.check }
}

describe('what is sealed', () => {
  test('is intact while nobody changes it, in a chain', async () => {
    const { root, admin, rows } = await house()
    const entries = await rows()
    expect(await sealsOf(admin, root)).toMatchObject({
      seals: 3,
      check: { isIntact: true, seals: 3, entries: entries.length, changed: 0, missing: 0, added: 0, brokenSeals: [] },
    })
    const seals = await world.prisma.auditSeal.findMany({ where: { rootId: root.id }, orderBy: { number: 'asc' } })
    expect(seals.map(({ previous }) => Buffer.from(previous).toString('hex'))).toEqual([
      '',
      ...seals.slice(0, 2).map(({ hash }) => Buffer.from(hash).toString('hex')),
    ])
    expect((await sealsOf(admin, root))!.hash).toBe(Buffer.from(seals[2]!.hash).toString('hex'))
  })

  test('is once: what has not settled waits, and nothing new makes no seal', async () => {
    const { root, admin } = await house(1)
    await sealAudit(world.services)
    expect((await sealsOf(admin, root))!.seals).toBe(1)
    await Promise.all([sealAudit(world.services), sealAudit(world.services)])
    expect((await sealsOf(admin, root))!.seals).toBe(1)
  })

  test.each([
    ['after', `update audit_entry set after = after || '{"unit_number": "T-9"}' where id = '{id}'`],
    ['who it was', `update audit_entry set actor_id = null where id = '{id}'`],
    ['when it was', `update audit_entry set at = at - interval '1 day' where id = '{id}'`],
    ['what was done', `update audit_entry set action = 'DELETE' where id = '{id}'`],
  ])('shows a change of an entry: %s', async (_what, statement) => {
    const { rows, check } = await house()
    const [, second] = await rows()
    await tamper(statement.replace('{id}', second!.id))
    expect(await check()).toMatchObject({
      isIntact: false,
      changed: 1,
      changedIds: [Buffer.from(`AuditEntry:${second!.id}`).toString('base64')],
    })
  })

  test('shows an entry that is gone, and one that was added between', async () => {
    const { rows, check, root } = await house()
    const entries = await rows()
    await tamper(`delete from audit_entry where id = '${entries[1]!.id}'`)
    expect(await check()).toMatchObject({ isIntact: false, missing: 1, changed: 0 })
    const between = entries[1]!.id.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    await tamper(
      `insert into audit_entry (id, root_id, noun, noun_id, action) values ('${between}', '${root.id}', 'Vehicle', 'x', 'CREATE')`,
    )
    expect(await check()).toMatchObject({ isIntact: false, missing: 1, added: 1 })
  })

  test.each([
    ['changed', `update audit_seal set leaves = leaves || leaves where root_id = '{root}' and number = 2`, [2]],
    ['gone', `delete from audit_seal where root_id = '{root}' and number = 2`, [2]],
    [
      'made anew',
      `update audit_seal set previous = 'x', hash = audit_seal_hash(root_id, number, 'x', leaves) where root_id = '{root}' and number = 2`,
      [2, 3],
    ],
  ])('shows a seal that is %s', async (_what, statement, brokenSeals) => {
    const { root, check } = await house()
    await tamper(statement.replace('{root}', root.id))
    expect(await check()).toMatchObject({ isIntact: false, brokenSeals })
  })

  test('can not be changed by what the application may do', async () => {
    const { root } = await house(1)
    await expect(world.prisma.auditSeal.deleteMany({ where: { rootId: root.id } })).rejects.toThrow(/permission denied/)
    await expect(
      world.prisma.auditSeal.updateMany({ where: { rootId: root.id }, data: { number: 9 } }),
    ).rejects.toThrow(/permission denied/)
  })
})

describe('what changes as it should', () => {
  test('is no tampering: a closed account leaves the hash of what it was', async () => {
    const { root, admin, check } = await house(1)
    const person = await world.user(root, 'TACTICAL', await world.group(root))
    await world.prisma.$executeRaw`
      insert into audit_entry (root_id, organization_id, noun, noun_id, action, after)
      values (${root.id}::uuid, ${root.id}::uuid, 'User', ${person.id}, 'CREATE', ${JSON.stringify({ name: person.name, email: person.email })}::jsonb)`
    clock.forward({ hours: 1 })
    await sealAudit(world.services)
    await world.prisma.$executeRaw`select forget_person(${person.id}::uuid, ${clock.now()})`
    const entry = await world.prisma.auditEntry.findFirst({ where: { nounId: person.id, action: 'CREATE' } })
    expect(entry!.after).toMatchObject({ name: 'Former member' })
    expect(await check()).toMatchObject({ isIntact: true, erased: 1, changed: 0 })
    await tamper(`update audit_entry set action = 'DELETE' where noun_id = '${person.id}' and action = 'CREATE'`)
    expect(await check()).toMatchObject({ isIntact: false, changed: 1 })
    expect(admin.id).toBeTruthy()
  })

  test('nor is what the retention takes away', async () => {
    const { root, rows } = await house()
    const { length } = await rows()
    await world.prisma.retention.create({ data: { rootId: root.id, auditDays: 365 } })
    clock.forward({ days: 400 })
    await tamper(`delete from audit_entry where root_id = '${root.id}' and action = 'CREATE'`)
    const { expired, missing, isIntact } = (await sealsOf(await world.user(root, 'ADMIN'), root))!.check
    expect([isIntact, missing, (expired as number) > 0, (expired as number) <= length]).toEqual([true, 0, true, true])
  })
})

describe('the seals', () => {
  test('are for who may read the whole log, of a root', async () => {
    const { root, below, admin, person } = await tree(world, {
      below: { below: {} },
      people: { admin: 'ADMIN', person: 'TRANSACTIONAL' },
    })
    const { admin: stranger } = await tree(world)
    expect(await sealsOf(admin, root)).toMatchObject({ check: { isIntact: true } })
    expect(await sealsOf(person, root)).toBeNull()
    expect(await sealsOf(admin, below)).toBeNull()
    const ask = `query ($id: ID!) { node(id: $id) { id } }`
    expect(await world.ask(stranger, ask, { id: root.globalId })).toEqual({ node: null })
  })
})
