// What a board hears: of its own tree, from every process, and never more than its viewer sees.
import { subscribe, parse } from 'graphql'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { testSchema, World, type Organization, type Person, type Spot } from '../testing/world.ts'

let world: World
let elsewhere: World
let root: Organization
let spot: Spot
let admin: Person

beforeAll(async () => {
  world = await World.make()
  elsewhere = await World.make({ clock: world.clock })
  root = await world.organization()
  spot = await world.group(root)
  admin = await world.user(root, 'ADMIN')
})

interface Change {
  actionId: string | null
  version: number
  before: { bucket: string | null; title: string } | null
  after: { bucket: string | null } | null
  action: { title: string; stateName: string } | null
}

const document = parse(`subscription { boardChanged {
  actionId version before { bucket title } after { bucket } action { title stateName } } }`)

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of open.splice(0)) await end()
})

/** Listens as somebody; `next` answers with the next change, or null where none comes in time. */
async function listen(person: Person, at = world) {
  const stream = (await subscribe({ schema: testSchema(), document, contextValue: await at.context(person) })) as AsyncIterableIterator<{ data: { boardChanged: Change } }>
  open.push(() => stream.return!())
  let pending: Promise<IteratorResult<{ data: { boardChanged: Change } }>> | undefined
  return async (milliseconds = 2_000): Promise<Change | null> => {
    pending ??= stream.next()
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds))
    const result = await Promise.race([pending, late])
    if (!result) return null
    pending = undefined
    return (result.value as { data: { boardChanged: Change } } | undefined)?.data.boardChanged ?? null
  }
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
      data: Array.from({ length: 101 }, (_, i) => ({ title: `r${i}`, rootId: root.id, organizationId: root.id, creatorId: admin.id, classId: 1, priorityId: 4 })),
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
})
