// When a step is undone and when it stays, with the reason that is told.
import { describe, expect, test } from 'vitest'
import { globalId } from '../kernel/node.ts'
import type { Person } from './rows.ts'
import { tree } from './tree.ts'
import { undoing, type Made } from './undoing.ts'
import { World } from './world.ts'

const world = await World.make()
const at = await tree(world, {
  groups: { spot: {} },
  people: {
    admin: 'ADMIN',
    supervision: { level: 'SUPERVISION', in: 'spot' },
    worker: { in: 'spot' },
    colleague: { in: 'spot' },
  },
})
const { root, spot, admin, supervision, worker, colleague } = at
const { create, undo } = undoing(world, at)

describe('a step', () => {
  const hold = async () => {
    const id = await create()
    const { stepId } = await world.mutate<Made>(
      worker,
      'holdAction',
      { id, kind: 'INTERNAL', reason: 'Parts' },
      'stepId action { id version }',
    )
    return { id, stepId }
  }
  const row = (id: string) =>
    world.prisma.action.findUniqueOrThrow({
      where: { id: Buffer.from(id, 'base64').toString().slice('Action:'.length) },
      include: { history: { orderBy: { version: 'asc' } } },
    })
  const refusal = async (person: Person, stepId: string) => (await undo(person, stepId))[0]!.error

  test('is undone as a step of the history that says so, once', async () => {
    const { id, stepId } = await hold()
    expect(await refusal(worker, stepId)).toBeNull()
    const { status, version, history } = await row(id)
    expect([status, version]).toEqual([5, 3])
    expect(history.map(({ transition, undoesId }) => [transition, undoesId])).toEqual([
      ['CREATE', null],
      ['HOLD', null],
      ['UNDO', stepId],
    ])
    const { action } = await world.ask<{ action: { history: { nodes: { label: string }[] } } }>(
      worker,
      'query ($id: ID!) { action: node(id: $id) { ... on Action { history(first: 10) { nodes { label } } } } }',
      { id },
    )
    expect(action.history.nodes.map(({ label }) => label)).toContain('Undid: Hold')
    expect(await refusal(worker, stepId)).toEqual({ code: 'CONFLICT', message: 'This was undone already.' })
    expect(await refusal(worker, history.at(-1)!.id)).toEqual({
      code: 'CONFLICT',
      message: 'This undid another change. Make that change again instead.',
    })
  })

  test('is nobody else’s to undo, and of no other organization', async () => {
    const { id, stepId } = await hold()
    const { admin: stranger } = await tree(world)
    const missing = { code: 'NOT_FOUND', message: 'The step was not found.' }
    for (const person of [admin, supervision, colleague, stranger]) {
      expect(await refusal(person, stepId)).toEqual(missing)
      expect(await refusal(person, 'no step')).toEqual(missing)
    }
    expect((await row(id)).version).toBe(2)
  })

  test('is undone for ten minutes', async () => {
    const { id, stepId } = await hold()
    world.clock.forward({ minutes: 10, seconds: 1 })
    expect(await refusal(worker, stepId)).toEqual({
      code: 'CONFLICT',
      message: 'Undo is possible for 10 minutes.',
    })
    expect((await row(id)).status).toBe(3)
  })

  test('stays where somebody has changed the record since, which is told', async () => {
    const { id, stepId } = await hold()
    await world.mutate(admin, 'updateAction', { id, title: 'Unit 7' })
    const { name } = await world.prisma.user.findUniqueOrThrow({ where: { id: admin.id } })
    const { message } = (await refusal(worker, stepId))!
    expect(message.replace(/\d\d:\d\d/, 'hh:mm')).toBe(`${name} changed this record at hh:mm.`)
    const { status, title } = await row(id)
    expect([status, title]).toEqual([3, 'Unit 7'])
  })

  test('of one’s own that is not the last waits for the later one', async () => {
    const { id, stepId } = await hold()
    const { stepId: later } = await world.mutate<Made>(worker, 'resumeAction', { id }, 'stepId action { id version }')
    expect((await refusal(worker, stepId))!.message).toMatch(/^You changed this record again at .* Undo that first\.$/)
    expect(await undo(worker, later, stepId)).toEqual([later, stepId].map((one) => ({ stepId: one, error: null })))
    expect((await row(id)).status).toBe(5)
  })

  test('stays where the right to it is gone', async () => {
    const leaver = await world.user(root, 'TRANSACTIONAL', spot)
    const id = await create({ assigneeId: leaver.globalId })
    const { stepId } = await world.mutate<Made>(leaver, 'startAction', { id }, 'stepId action { id version }')
    await world.prisma.membership.deleteMany({ where: { userId: leaver.id } })
    expect(await refusal(leaver, stepId)).toMatchObject({ code: 'FORBIDDEN' })
    expect((await row(id)).status).toBe(1)
  })

  test('that gave rights stays where the right to give them is gone, or they were changed since', async () => {
    const person = await world.user(root, 'TRANSACTIONAL', spot)
    const chief = await world.user(root, 'ADMIN')
    const { id } = await world.prisma.membership.findFirstOrThrow({ where: { userId: person.id } })
    const raise = async (accessLevel: string) =>
      (
        await world.mutate<{ stepId: string }>(
          chief,
          'updateMembership',
          { id: globalId('Membership', id), accessLevel },
          'stepId',
        )
      ).stepId
    const [first, second] = [await raise('SUPERVISION'), await raise('TACTICAL')]
    expect((await refusal(chief, first))!.message).toMatch(/^You changed this again at /)
    await world.prisma.membership.updateMany({ where: { userId: chief.id }, data: { accessLevel: 'TRANSACTIONAL' } })
    expect(await refusal(chief, second)).toMatchObject({ code: 'FORBIDDEN' })
    const { accessLevel } = await world.prisma.membership.findUniqueOrThrow({ where: { id } })
    expect(accessLevel).toBe('TACTICAL')
  })

  test('for which there is no undo says so', async () => {
    const person = await world.user(root, 'TRANSACTIONAL', spot)
    await world.mutate(admin, 'disableUser', { id: person.globalId }, '__typename')
    const { stepId } = await world.prisma.auditEntry.findFirstOrThrow({
      where: { noun: 'User', nounId: person.id },
      orderBy: { id: 'desc' },
    })
    expect(await refusal(admin, stepId!)).toEqual({ code: 'CONFLICT', message: "This can't be undone." })
  })
})
