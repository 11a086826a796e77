// What a legal hold keeps, whatever else is said.
import { describe, expect, test } from 'vitest'
import { eraseDue } from '../../people/closing/eraseDue.ts'
import { givePassword } from '../../testing/password.ts'
import {
  all,
  each,
  expire,
  house,
  left,
  lift,
  owner,
  ownRetention,
  place,
  set,
  world,
} from '../../testing/retention.ts'
import { tree } from '../../testing/tree.ts'

ownRetention('legal_hold')

describe('a legal hold', () => {
  test('of the organization keeps everything, until it is lifted', async () => {
    const { root, admin } = await house()
    await set(admin, root, all)
    const { retention } = (await place(admin, root, {})).organization!
    expect(retention.holds).toMatchObject([{ reason: 'Case 12', user: null, action: null }])
    await expire()
    expect(await left(root)).toEqual(each(2, 2))
    expect((await lift(admin, retention.holds[0]!.id)).organization?.retention.holds).toEqual([])
    await expire()
    expect(await left(root)).toEqual(each(0, 2))
    expect((await lift(admin, retention.holds[0]!.id)).code).toBe('CONFLICT')
    const entries = await world.prisma.auditEntry.findMany({ where: { rootId: root.id, noun: 'LegalHold' } })
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['CREATE', admin.id],
      ['UPDATE', admin.id],
    ])
  })

  test('of a person keeps what is theirs', async () => {
    const { root, admin, worker, other } = await house()
    await set(admin, root, all)
    await place(admin, root, { userId: worker.globalId })
    await expire()
    expect(await left(root, worker)).toEqual(each(1, 1))
    expect(await left(root, other)).toEqual(each(0, 1))
  })

  test('of a record keeps its history and its files', async () => {
    const { root, admin, worker, other, record } = await house()
    await set(admin, root, all)
    const { retention } = (await place(admin, root, { recordNumber: record.number })).organization!
    expect(retention.holds).toMatchObject([{ action: { id: record.globalId } }])
    await expire()
    expect(await left(root, worker)).toMatchObject({ history: [1, 1], past: [1, 1], pastRow: [1, 1], file: [1, 1] })
    expect(await left(root, other)).toEqual(each(0, 1))
  })

  test('needs a reason, and something of its own organization', async () => {
    const { root, admin, worker } = await house()
    const { worker: stranger, record } = await house()
    expect((await place(admin, root, { reason: ' ' })).fields?.map(({ path }) => path)).toEqual(['reason'])
    expect((await place(admin, root, { userId: stranger.globalId })).code).toBe('NOT_FOUND')
    const none = await place(admin, root, { recordNumber: record.number + 100_000 })
    expect(none.fields?.map(({ path }) => path)).toEqual(['recordNumber'])
    const both = await place(admin, root, { userId: worker.globalId, recordNumber: 1 })
    expect(both.fields?.map(({ path }) => path)).toEqual(['recordNumber'])
    await place(admin, root, { userId: worker.globalId })
    expect((await place(admin, root, { userId: worker.globalId })).code).toBe('CONFLICT')
  })

  test('is lifted by nobody but who may place one', async () => {
    const { root, admin, worker } = await house()
    const { admin: stranger } = await tree(world)
    const { retention } = (await place(admin, root, {})).organization!
    expect((await lift(stranger, retention.holds[0]!.id)).code).toBe('NOT_FOUND')
    expect((await lift(worker, retention.holds[0]!.id)).code).toBe('NOT_FOUND')
  })

  test('keeps an organization from being closed, and one that closes from being deleted', async () => {
    const { root, admin, record } = await house()
    const close = () =>
      world.mutate(admin, 'closeOrganization', { id: root.globalId, name: 'Basin Ridge' }, '__typename')
    const { retention } = (await place(admin, root, { recordNumber: record.number })).organization!
    expect(await close()).toMatchObject({
      code: 'CONFLICT',
      message: 'The organization is under legal hold: nothing can be deleted. Lift the hold first.',
    })
    await lift(admin, retention.holds[0]!.id)
    expect((await close()).code).toBeUndefined()
    // What comes while it closes holds, too.
    const { retention: again } = (await place(admin, root, {})).organization!
    await owner.query(
      `update closing set closed_at = closed_at - interval '31 days', goes_at = goes_at - interval '31 days' where root_id = $1`,
      [root.id],
    )
    await eraseDue(world.services, { rest: 0 })
    expect(await left(root)).toEqual(each(2, 2))
    await expect(owner.query('select erase_root($1, 100)', [root.id])).rejects.toThrow('under legal hold')
    await lift(admin, again.holds[0]!.id)
    while (await eraseDue(world.services, { rest: 0 })) {
      /* until nothing is left */
    }
    expect(await world.prisma.organization.count({ where: { id: root.id } })).toBe(0)
  })

  test('keeps the account of its person', async () => {
    const { root, admin, worker } = await house()
    await givePassword(world, worker, 'Quarry-lantern-88')
    await place(admin, root, { userId: worker.globalId })
    expect(await world.mutate(worker, 'closeAccount', { password: 'Quarry-lantern-88' }, '__typename')).toMatchObject({
      code: 'CONFLICT',
      message: 'The account is under legal hold. An Admin lifts the hold before it is closed.',
    })
  })
})
