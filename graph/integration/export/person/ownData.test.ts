// Who takes what is kept of them, and how much of what they can read no more is in it.
import { beforeAll, describe, expect, test } from 'vitest'
import { exportOwnData, personArchive } from '../../../testing/personArchive.ts'
import { tree } from '../../../testing/tree.ts'
import { World } from '../../../testing/world.ts'

let world: World
let address: string

beforeAll(async () => {
  world = await World.make()
  address = await world.serve()
})

describe('of what somebody can read no more', () => {
  test('there are ids, times and their own part, and of others no name', async () => {
    const { root, spot, admin, worker } = await tree(world, {
      groups: { spot: {} },
      people: { admin: { level: 'ADMIN', name: 'Ada Quill' }, worker: { in: 'spot' } },
    })
    const record = await world.action(root, admin, { ...spot, assigneeId: worker.id, title: 'Reefer alarm' })
    await world.mutate(worker, 'addNote', { actionId: record.globalId, text: 'Compressor is fine' }, '__typename')
    const before = await personArchive(world, address, worker)
    expect(before.lines('action')).toMatchObject([{ id: record.id, title: 'Reefer alarm', creator_id: admin.id }])
    expect(before.lines('people')).toContainEqual({ id: admin.id, name: 'Ada Quill' })

    await world.prisma.membership.updateMany({ where: { userId: worker.id }, data: { endsAt: world.clock.now() } })
    await world.prisma.action.update({ where: { id: record.id }, data: { description: 'Written since' } })
    world.services.viewers.forget(worker.sessionId)
    const after = await personArchive(world, address, worker)
    const [line] = after.lines('action')
    expect(line).toMatchObject({ id: record.id, number: record.number, assignee_id: worker.id })
    expect(Object.keys(line!)).not.toContain('title')
    expect(Object.keys(line!)).not.toContain('description')
    expect(JSON.stringify(line)).not.toContain(admin.id)
    expect(after.lines('note')).toMatchObject([{ text: 'Compressor is fine' }])
    expect(after.lines('people')).not.toContainEqual({ id: admin.id, name: 'Ada Quill' })
  })

  test('a deputy is told when somebody is away, and not why', async () => {
    const { root, admin, away, deputy } = await tree(world, { people: { admin: 'ADMIN', away: {}, deputy: {} } })
    const at = world.clock.now()
    await world.prisma.absence.create({
      data: {
        userId: away.id,
        rootId: root.id,
        startsAt: at,
        endsAt: new Date(at.getTime() + 3_600_000),
        reason: 'Surgery',
        deputyId: deputy.id,
        createdById: admin.id,
      },
    })
    const [line] = (await personArchive(world, address, deputy)).lines('absence')
    expect(line).toMatchObject({ deputy_id: deputy.id, starts_at: expect.any(String) })
    expect(JSON.stringify(line)).not.toMatch(/Surgery/)
    expect((await personArchive(world, address, away)).lines('absence')).toMatchObject([{ reason: 'Surgery' }])
  })
})

describe('who may take it', () => {
  test('is everybody of themselves, who belongs nowhere too, and it is in the audit log', async () => {
    const nobody = await world.user()
    expect((await personArchive(world, address, nobody)).lines('app_user')).toMatchObject([
      { id: nobody.id, email: nobody.email },
    ])
    const { root, worker } = await tree(world, { people: { worker: {} } })
    await exportOwnData(world, worker)
    expect(await world.prisma.auditEntry.findMany({ where: { rootId: root.id, noun: 'RecordExport' } })).toMatchObject([
      { actorId: worker.id },
    ])
  })

  test('is nobody with the address of another, or after they were signed out', async () => {
    const { worker } = await tree(world, { people: { worker: {} } })
    const { url } = await exportOwnData(world, worker)
    await world.prisma.session.update({ where: { id: worker.sessionId }, data: { endedAt: world.clock.now() } })
    world.services.viewers.forget(worker.sessionId)
    expect((await fetch(address + url)).status).toBe(404)
  })
})
