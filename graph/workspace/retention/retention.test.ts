// How long a root organization keeps what: who says so, and what goes.
import { describe, expect, test } from 'vitest'
import { accessLevels } from '../../kernel/policy.ts'
import { all, each, expire, house, left, owner, ownRetention, place, set, world } from '../../testing/retention.ts'
import { tree } from '../../testing/tree.ts'

ownRetention('retention')

describe('how long something is kept', () => {
  test('is for ever until an Admin says otherwise, and again with 0', async () => {
    const { root, admin } = await tree(world)
    const { retention } = (await set(admin, root, { auditDays: 400, fileDays: 30 })).organization!
    expect(retention).toMatchObject({ auditDays: 400, historyDays: null, messageDays: null, fileDays: 30, version: 1 })
    const { retention: later } = (await set(admin, root, { fileDays: 0, version: 1 })).organization!
    expect(later).toMatchObject({ auditDays: 400, fileDays: null, version: 2 })
    expect((await set(admin, root, { auditDays: 90, version: 1 })).code).toBe('VERSION_CONFLICT')
    const entries = await world.prisma.auditEntry.findMany({ where: { rootId: root.id, noun: 'Retention' } })
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['CREATE', admin.id],
      ['UPDATE', admin.id],
    ])
  })

  test.each(['auditDays', 'historyDays', 'messageDays', 'fileDays'])('%s is no less than 30', async (kind) => {
    const { root, admin } = await tree(world)
    for (const wrong of [1, 29, -1, 36_501])
      expect([wrong, (await set(admin, root, { [kind]: wrong })).fields?.map(({ path }) => path)]).toEqual([
        wrong,
        [kind],
      ])
    expect((await set(admin, root, { [kind]: 30 })).code).toBeUndefined()
    await expect(owner.query('update retention set audit_days = 29 where root_id = $1', [root.id])).rejects.toThrow(
      /retention_days_check/,
    )
  })

  test('is said by an Admin of the root alone, and told to nobody else', async () => {
    const { root, people } = await tree(world, { levels: {} })
    const { admin: stranger } = await tree(world)
    for (const level of accessLevels.filter((one) => one !== 'ADMIN'))
      expect([level, (await set(people[level], root, all)).code]).toEqual([level, 'FORBIDDEN'])
    expect((await set(stranger, root, all)).code).toBe('NOT_FOUND')
    expect((await place(stranger, root, {})).code).toBe('NOT_FOUND')
    const below = await world.organization({ parent: root })
    expect((await set(people.ADMIN, below, all)).code).toBe('CONFLICT')
    const read = 'query ($id: ID!) { organization(id: $id) { retention { version } } }'
    const { organization } = await world.ask<{ organization: { retention: object | null } }>(people.STRATEGIC, read, {
      id: root.globalId,
    })
    expect(organization.retention).toBeNull()
  })
})

describe('what is older', () => {
  test('goes, and what is younger stays; other organizations keep all', async () => {
    const [one, two] = [await house(), await house()]
    expect(await left(one.root)).toEqual(each(2, 2))
    expect(await expire()).toBe(0)
    await set(one.admin, one.root, all)
    expect(await expire()).toBeGreaterThanOrEqual(8)
    expect(await left(one.root)).toEqual(each(0, 2))
    expect(await left(two.root)).toEqual(each(2, 2))
    expect(await expire()).toBe(0)
  })

  test('goes by its kind alone', async () => {
    const { root, admin } = await house()
    await set(admin, root, { messageDays: 30 })
    await expire()
    expect(await left(root)).toEqual({ ...each(2, 2), mail: [0, 2], message: [0, 2], thread: [0, 2] })
  })

  test('goes on where it was broken off', async () => {
    const { root, admin } = await house()
    await set(admin, root, all)
    await owner.query('begin')
    await owner.query('select expire_rows($1, 1)', [root.id])
    await owner.query('rollback')
    expect(await left(root)).toEqual(each(2, 2))
    await owner.query('select expire_rows($1, 1)', [root.id])
    expect((await left(root)).audit).toEqual([1, 2])
    await Promise.all([expire(), expire()])
    await expire()
    expect(await left(root)).toEqual(each(0, 2))
  })

  test('of a record that is open stays', async () => {
    const { root, admin, record } = await house()
    await world.prisma.action.update({ where: { id: record.id }, data: { status: 1 } })
    await set(admin, root, { historyDays: 30 })
    await expire()
    expect(await left(root)).toMatchObject({ history: [1, 2], past: [1, 3], pastRow: [1, 2] })
  })

  test('can be deleted by no statement of the product', async () => {
    for (const table of ['audit_entry', 'action_history', 'message', 'legal_hold'])
      await expect(world.prisma.$executeRawUnsafe(`delete from ${table}`)).rejects.toThrow(/permission denied/)
  })
})
