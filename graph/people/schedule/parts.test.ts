// Absences with several deputies: each sees and does what is of their part, one has the rest, and a deputy who is away
// stands in for nobody.
import { describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import type { Organization, Person, Spot } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'
import { readOutbox } from '../../kernel/readOutbox.ts'

const world = await World.make()
const { root, west, depot, east, spot, yard, creator, one, two, rest } = await tree(world, {
  below: { west: {}, depot: { parent: 'west', type: 'LOCATION' }, east: {} },
  groups: { spot: {}, yard: {} },
  people: { creator: 'ADMIN', one: 'TRANSACTIONAL', two: 'TRANSACTIONAL', rest: 'TRANSACTIONAL' },
})
const foreign = await tree(world, { groups: { pit: {} }, people: { admin: 'ADMIN' } })
const crew: Spot = {
  departmentId: spot.departmentId,
  groupId: (
    await world.prisma.group.create({
      data: { departmentId: spot.departmentId, parentId: spot.groupId, name: 'Crew' },
      select: { id: true },
    })
  ).id,
}

const hour = 3_600_000
const inHours = (hours: number) => new Date(world.clock.now().getTime() + hours * hour).toISOString()

type Result = MutationResult & { absence?: { id: string; parts: { scope: string }[] } }
const fields = `absence { id deputy { name } parts { scope startsAt endsAt deputy { name } organization { name } group { name } } }`
const add = (person: Person, input: object, by = creator) =>
  world.mutate<Result>(
    by,
    'createAbsence',
    { userId: person.globalId, organizationId: root.globalId, startsAt: inHours(-1), endsAt: inHours(48), ...input },
    fields,
  )
const problem = ({ fields: problems }: MutationResult) => problems?.[0]
const organization = ({ globalId: organizationId }: Organization, deputy: Person) => ({
  deputyId: deputy.globalId,
  organizationId,
})
const group = ({ groupId }: Spot, deputy: Person) => ({
  deputyId: deputy.globalId,
  groupId: globalId('Group', groupId),
})
const record = (of: Person, at: Organization, more = {}) =>
  world.action(at, creator, { assigneeId: of.id, state: 'STARTED', ...more })
const sees = async (person: Person, id: string) =>
  (await world.ask<{ node: object | null }>(person, 'query ($id: ID!) { node(id: $id) { id } }', { id })).node !== null

/** Who of the deputies sees a record, by the names they have here. */
async function seenBy({ globalId: id }: { globalId: string }): Promise<string[]> {
  const found = await Promise.all(
    Object.entries({ one, two, rest }).map(async ([name, person]) => ((await sees(person, id)) ? [name] : [])),
  )
  return found.flat()
}

const away = () => world.user(root, 'TRANSACTIONAL', spot)

describe('a deputy of a part', () => {
  test('of an organization has all below it, of a group all below it, and the group comes first', async () => {
    const person = await away()
    const result = await add(person, {
      deputyId: rest.globalId,
      parts: [organization(west, one), group(spot, two)],
    })
    expect(result.absence).toMatchObject({
      deputy: { name: rest.name },
      parts: [
        { scope: 'ORGANIZATION', organization: {}, deputy: { name: one.name } },
        { scope: 'GROUP', group: {}, deputy: { name: two.name } },
      ],
    })
    const seen = async (at: Organization, more = {}) => seenBy(await record(person, at, more))
    expect(await seen(west)).toEqual(['one'])
    expect(await seen(depot, yard)).toEqual(['one'])
    expect(await seen(depot, crew)).toEqual(['two'])
    expect(await seen(east, spot)).toEqual(['two'])
    expect(await seen(east, yard)).toEqual(['rest'])
    expect(await seen(root)).toEqual(['rest'])
  })

  test('of what lies below has it, not who has what is above', async () => {
    const person = await away()
    await add(person, { parts: [organization(west, one), organization(depot, two)] })
    expect(await seenBy(await record(person, west))).toEqual(['one'])
    expect(await seenBy(await record(person, depot))).toEqual(['two'])
    expect(await seenBy(await record(person, east))).toEqual([])
  })

  test('of a time has all of it then, and hands it on', async () => {
    const person = await away()
    await add(person, {
      deputyId: rest.globalId,
      parts: [{ deputyId: one.globalId, startsAt: inHours(2), endsAt: inHours(4) }],
    })
    const action = await record(person, east)
    const { viewers } = world.services
    const kept = async () => (await viewers.get(one.sessionId))!.standsIn.map(({ absent }) => absent.id)
    expect(await seenBy(action)).toEqual(['rest'])
    expect(await kept()).not.toContain(person.id)
    world.clock.forward({ hours: 2 })
    expect(await seenBy(action)).toEqual(['one'])
    expect(await kept()).toContain(person.id)
    world.clock.forward({ hours: 2 })
    expect(await seenBy(action)).toEqual(['rest'])
  })

  test('does there what both may, in both names, and nothing elsewhere', async () => {
    const person = await away()
    await add(person, { parts: [organization(west, one)] })
    const [mine, other] = [await record(person, west), await record(person, east)]
    const hold = (id: string) => world.mutate(one, 'holdAction', { id, kind: 'INTERNAL', reason: 'Waits for parts' })
    expect((await hold(mine.globalId)).__typename).toBe('HoldActionSuccess')
    expect((await hold(other.globalId)).code).toBe('NOT_FOUND')
    expect(
      await world.prisma.historyEntry.findFirstOrThrow({ where: { actionId: mine.id }, orderBy: { version: 'desc' } }),
    ).toMatchObject({ actorId: one.id, onBehalfOfId: person.id })
  })

  test('is told of what is theirs', async () => {
    const person = await away()
    await add(person, { deputyId: rest.globalId, parts: [organization(west, one)] })
    const told = async (at: Organization) => {
      const action = await record(creator, at)
      await world.mutate(creator, 'assignAction', { id: action.globalId, assigneeId: person.globalId })
      await readOutbox(world.services)
      const rows = await world.prisma.notification.findMany({
        where: { actionId: action.id },
        select: { userId: true },
      })
      return rows.map(({ userId }) => userId).filter((id) => [one.id, two.id, rest.id].includes(id))
    }
    expect(await told(depot)).toEqual([one.id])
    expect(await told(east)).toEqual([rest.id])
  })

  test('is told to who keeps listening, at once where the parts change', async () => {
    const person = await away()
    const { absence } = await add(person, { deputyId: rest.globalId })
    const action = await record(person, west)
    expect(await seenBy(action)).toEqual(['rest'])
    const change = { id: absence!.id, parts: [organization(west, one)] }
    await world.mutate<Result>(creator, 'updateAbsence', change, fields)
    await expect.poll(() => seenBy(action), { timeout: 5000 }).toEqual(['one'])
    await world.mutate<Result>(creator, 'updateAbsence', { id: absence!.id, reason: 'Holiday' }, fields)
    expect(await seenBy(action)).toEqual(['one'])
    await world.mutate<Result>(creator, 'updateAbsence', { id: absence!.id, parts: [] }, fields)
    await expect.poll(() => seenBy(action), { timeout: 5000 }).toEqual(['rest'])
  })

  test('hears it in what they stand in for', async () => {
    const person = await away()
    const { absence } = await add(person, { parts: [group(yard, one)] })
    const { viewer } = await world.ask<{ viewer: { standsInFor: { id: string }[] } }>(
      one,
      '{ viewer { standsInFor { id } } }',
    )
    expect(viewer.standsInFor.map(({ id }) => id)).toContain(absence!.id)
  })
})

describe('bad input is refused by its path', () => {
  test.each([
    ['both an organization and a group', { ...organization(west, one), ...group(spot, one) }, 'parts.0.groupId'],
    ['nothing', { deputyId: one.globalId }, 'parts.0.deputyId'],
    ['a start before the absence', { deputyId: one.globalId, startsAt: inHours(-9) }, 'parts.0.startsAt'],
    ['an end after it', { deputyId: one.globalId, endsAt: inHours(900) }, 'parts.0.endsAt'],
    ['an end before its start', { deputyId: one.globalId, startsAt: inHours(9), endsAt: inHours(8) }, 'parts.0.endsAt'],
  ])('%s', async (_what, part, path) => {
    expect(problem(await add(await away(), { parts: [part] }))?.path).toBe(path)
  })

  test('the same work twice at a time, oneself, too many', async () => {
    const person = await away()
    const parts = [organization(west, one), organization(west, two)]
    expect(problem(await add(person, { parts }))).toEqual({
      path: 'parts.1.deputyId',
      message: 'Another part has a deputy for the same work at that time.',
    })
    expect(problem(await add(person, { parts: [organization(west, person)] }))?.path).toBe('parts.0.deputyId')
    const many = Array.from({ length: 21 }, () => organization(west, one))
    expect(problem(await add(person, { parts: many }))).toEqual({ path: 'parts', message: 'Name at most 20 parts.' })
    const halves = [
      { ...organization(west, one), endsAt: inHours(5) },
      { ...organization(west, two), startsAt: inHours(5) },
    ]
    expect((await add(person, { parts: halves })).__typename).toBe('CreateAbsenceSuccess')
  })

  test.each([
    ['organizationId', () => organization(foreign.root, one)],
    ['groupId', () => group(foreign.pit, one)],
    ['deputyId', () => organization(west, foreign.admin)],
  ])('%s of another tree is not found', async (field, part) => {
    const person = await away()
    const { result } = await world.ask<{ result: { path: string; message: string } }>(
      creator,
      `mutation ($input: CreateAbsenceInput!) { result: createAbsence(input: $input) { ... on NotFoundError { path message } } }`,
      {
        input: {
          userId: person.globalId,
          organizationId: root.globalId,
          startsAt: inHours(1),
          endsAt: inHours(9),
          parts: [part()],
        },
      },
    )
    expect(result.path).toBe(`input.parts.0.${field}`)
  })

  test('a deputy who is away in that part, and no other time', async () => {
    const [person, deputy] = [await away(), await away()]
    await add(deputy, { startsAt: inHours(10), endsAt: inHours(20) })
    const during = { deputyId: deputy.globalId, startsAt: inHours(12), endsAt: inHours(30) }
    expect(problem(await add(person, { parts: [during] }))?.path).toBe('parts.0.deputyId')
    const after = { ...during, startsAt: inHours(20) }
    expect((await add(person, { parts: [after] })).__typename).toBe('CreateAbsenceSuccess')
    expect(problem(await add(deputy, { startsAt: inHours(25), endsAt: inHours(26) }))?.path).toBe('startsAt')
  })

  test('the deputy of the rest may be away while a part has all of it', async () => {
    const [person, deputy] = [await away(), await away()]
    await add(deputy, { startsAt: inHours(10), endsAt: inHours(20) })
    const parts = [{ deputyId: one.globalId, startsAt: inHours(10), endsAt: inHours(20) }]
    expect(problem(await add(person, { deputyId: deputy.globalId }))?.path).toBe('deputyId')
    expect((await add(person, { deputyId: deputy.globalId, parts })).__typename).toBe('CreateAbsenceSuccess')
  })

  test('dates that leave a part outside', async () => {
    const person = await away()
    const parts = [{ deputyId: one.globalId, startsAt: inHours(30), endsAt: inHours(40) }]
    const { absence } = await add(person, { parts })
    const shorter = { id: absence!.id, endsAt: inHours(35) }
    expect(problem(await world.mutate<Result>(creator, 'updateAbsence', shorter, fields))?.path).toBe('parts.0.endsAt')
  })
})
