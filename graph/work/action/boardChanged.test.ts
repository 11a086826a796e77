// What a board hears: of its own tree, from every process, and never more than its viewer sees.
import { parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { statementsAbout } from '../../testing/queryLog.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { webDocuments } from '../../testing/webDocuments.ts'
import { testSchema, World } from '../../testing/world.ts'
import { globalId as globalIdOf } from '../../kernel/node.ts'
import { isSameForAll } from '../../kernel/subscription/sameForAll.ts'
import { subscriptionNamed } from '../../kernel/subscription/subscription.ts'

const world = await World.make()
const elsewhere = await World.make({ clock: world.clock })
const { root, spot, admin } = await tree(world, { groups: { spot: {} } })

interface Change {
  actionId: string | null
  version: number
  before: { bucket: string | null; title: string } | null
  after: { bucket: string | null } | null
  action: { title: string; stateName: string } | null
}

const source = `subscription { boardChanged {
  actionId version before { bucket title } after { bucket } action { title stateName } } }`

/** Listens as somebody; `next` answers with the next change, or null where none comes within a time. */
async function listen(person: Person, at = world) {
  const stream = await at.listen<{ boardChanged: Change }>(person, source)
  return async (milliseconds?: number) => (await stream.next(milliseconds))?.boardChanged ?? null
}

const quiet = 150

describe('a board', () => {
  test('hears of a move: from where, to where, and the record as it is', async () => {
    const { globalId, title } = await world.action(root, admin, { ...spot })
    const next = await listen(admin)
    const heard = next()
    await world.mutate(admin, 'startAction', { id: globalId })
    expect(await heard).toEqual({
      actionId: globalId,
      version: 2,
      before: { bucket: 'NEXT', title },
      after: { bucket: 'WORK' },
      action: { title, stateName: 'Started' },
    })
  })

  test('hears of an assignment: who had it, who has it, and where it is', async () => {
    const [first, next] = [await world.user(root), await world.user(root)]
    const { globalId } = await world.action(root, admin, { ...spot, assigneeId: first.id })
    const stream = await world.listen<{ boardChanged: unknown }>(
      admin,
      'subscription { boardChanged { before { assigneeId organizationId } after { assigneeId organizationId } } }',
    )
    const heard = stream.next()
    await world.mutate(admin, 'assignAction', { id: globalId, assigneeId: globalIdOf('User', next.id) })
    const organizationId = root.globalId
    expect((await heard)?.boardChanged).toEqual({
      before: { assigneeId: globalIdOf('User', first.id), organizationId },
      after: { assigneeId: globalIdOf('User', next.id), organizationId },
    })
  })

  test('hears of what another process did', async () => {
    const { globalId } = await world.action(root, admin)
    const next = await listen(admin, elsewhere)
    const heard = next()
    await world.mutate(admin, 'startAction', { id: globalId })
    expect((await heard)?.after).toEqual({ bucket: 'WORK' })
  })

  test('hears of a new record', async () => {
    const next = await listen(admin)
    const heard = next()
    await world.action(root, admin)
    expect(await heard).toMatchObject({ version: 1, before: null, after: { bucket: 'NEXT' } })
  })

  test('hears nothing of another tenant', async () => {
    const stranger = await world.user(await world.organization(), 'ADMIN')
    const next = await listen(stranger)
    const heard = next(quiet)
    await world.action(root, admin)
    expect(await heard).toBeNull()
  })

  test('of somebody who stops seeing a record loses it, and is told nothing of it', async () => {
    const worker = await world.user(root, 'TRANSACTIONAL', spot)
    const { globalId, title } = await world.action(root, admin, { ...spot })
    const next = await listen(worker)
    const heard = next()
    await world.mutate(admin, 'startAction', { id: globalId })
    expect(await heard).toMatchObject({ before: { bucket: 'NEXT', title }, after: null, action: null })
    const more = next(quiet)
    await world.mutate(admin, 'reprioritizeAction', { id: globalId, priorityId: 2 })
    expect(await more).toBeNull()
  })

  test('is told to read again where a statement changed very many', async () => {
    const next = await listen(admin)
    const heard = next()
    await world.prisma.action.createMany({
      data: Array.from({ length: 101 }, (_, i) => ({
        title: `r${i}`,
        rootId: root.id,
        organizationId: root.id,
        creatorId: admin.id,
        actionClassId: 1,
        priorityId: 4,
      })),
    })
    expect(await heard).toMatchObject({ actionId: null, before: null, after: null })
  })

  test('goes quiet for who has no session any more', async () => {
    const person = await world.user(root, 'ADMIN')
    const next = await listen(person)
    await world.prisma.session.update({ where: { id: person.sessionId }, data: { endedAt: new Date() } })
    const heard = next(400)
    await new Promise((resolve) => setTimeout(resolve, 100))
    await world.action(root, admin)
    expect(await heard).toBeNull()
  })

  test('hears each change as it is then, of the same record too', async () => {
    const { globalId } = await world.action(root, admin)
    const next = await listen(admin)
    await world.mutate(admin, 'startAction', { id: globalId })
    expect((await next())?.action?.stateName).toBe('Started')
    await world.mutate(admin, 'completeAction', { id: globalId })
    expect((await next())?.action?.stateName).toBe('Complete')
  })
})

describe('answers are shared', () => {
  const withSteps = `subscription { boardChanged { before { bucket } action {
    id key title state stateName statusReason viewerTransitions organization { name path timeZone rootName } group { name }
    priority { name } actionClass { name } assignee { name } delegate { name }
  } } }`
  const withReasons = 'subscription { boardChanged { action { allowedTransitions { name allowed reason } } } }'
  type Steps = { boardChanged: { action: { viewerTransitions: string[] } } }

  /** The statements it takes to tell of one move to so many Admins. */
  async function statementsFor(people: number, document: string) {
    const own = await world.organization()
    const admins = await Promise.all(Array.from({ length: people }, () => world.user(own, 'ADMIN')))
    const { id } = await world.action(own, admins[0]!)
    const streams = await Promise.all(admins.map((person) => world.listen(person, `${document} # Of ${own.id} alone.`)))
    const sent = await statementsAbout(id, async () => {
      await world.prisma.$executeRaw`update action set version = version + 1, status = 1 where id = ${id}::uuid`
      for (const stream of streams) expect(await stream.next()).toBeTruthy()
    })
    // Each document that is listened to reads the record of any event, and now and then in a statement of its own.
    for (const { stop } of streams) stop()
    return sent.length
  }

  test('by those who may do the same: the statements do not grow with the people', async () => {
    expect(await statementsFor(6, withSteps)).toBe(await statementsFor(2, withSteps))
  })

  test('whatever the web asks for of a change', () => {
    const asked = webDocuments.filter(([, text]) => /^subscription \w+ \{\s+boardChanged/.test(text))
    const { accountsFor } = subscriptionNamed('boardChanged')!
    expect(asked.length).toBeGreaterThan(3)
    expect(asked.filter(([, text]) => !isSameForAll(testSchema(), parse(text), accountsFor))).toEqual([])
  })

  test('not where the answer says more of who asks than that', async () => {
    expect(await statementsFor(6, withReasons)).toBe((await statementsFor(2, withReasons)) + 4)
  })

  test('not by those who are told of which root organization it is', async () => {
    const guest = await world.user(root, 'ADMIN')
    await world.join(guest, await world.organization(), 'ADMIN')
    const { globalId } = await world.action(root, admin)
    type Named = { boardChanged: { action: { organization: { rootName: string | null } } } }
    const streams = [await world.listen<Named>(admin, withSteps), await world.listen<Named>(guest, withSteps)]
    await world.mutate(admin, 'reprioritizeAction', { id: globalId, priorityId: 2 })
    const told = await Promise.all(streams.map((stream) => stream.next()))
    expect(told.map((one) => one!.boardChanged.action.organization.rootName)).toEqual([null, expect.any(String)])
  })

  test('not by those who may do something else', async () => {
    const worker = await world.user(root, 'TRANSACTIONAL', spot)
    const colleague = await world.user(root, 'TRANSACTIONAL', spot)
    const { globalId } = await world.action(root, admin, { ...spot, assigneeId: worker.id })
    const [first, second] = [
      await world.listen<Steps>(worker, withSteps),
      await world.listen<Steps>(colleague, withSteps),
    ]
    await world.mutate(admin, 'reprioritizeAction', { id: globalId, priorityId: 2 })
    expect((await first.next())?.boardChanged.action.viewerTransitions).toContain('START')
    expect((await second.next())?.boardChanged.action.viewerTransitions).not.toContain('START')
  })
})

describe('a stream ends', () => {
  test('when the tree is changed in which somebody reaches a part', async () => {
    const division = await world.organization({ parent: root })
    const [whole, part] = [await world.user(root, 'ADMIN'), await world.user(division, 'STRATEGIC')]
    const [ofWhole, ofPart] = [await world.listen(whole, source), await world.listen(part, source)]
    await world.organization({ parent: division, type: 'LOCATION' })
    await ofPart.next()
    expect([ofWhole.ended, ofPart.ended]).toEqual([false, true])
  })

  test('when a membership is removed', async () => {
    const person = await world.user(root, 'ADMIN')
    const stream = await world.listen(person, source)
    await world.prisma.membership.deleteMany({ where: { userId: person.id } })
    expect(await stream.next()).toBeNull()
    expect(stream.ended).toBe(true)
  })

  test("on a membership's last day", async () => {
    const person = await world.user(root, 'ADMIN')
    await world.prisma.membership.updateMany({
      where: { userId: person.id },
      data: { endsAt: new Date(world.clock.now().getTime() + 60_000) },
    })
    const stream = await world.listen(person, source)
    world.clock.forward({ minutes: 2 })
    expect(await stream.next(1_500)).toBeNull()
    expect(stream.ended).toBe(true)
  })
})
