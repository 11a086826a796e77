// What comes into sight or leaves it by a change of rights is told, though nobody has changed it.
import { describe, expect, test } from 'vitest'
import { changesQuery, follower, type ChangePage } from '../../testing/follower.ts'
import { ownBreach } from '../../testing/breaches.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'
import { globalId, uuidIn } from '../node.ts'

const world = await World.make()
const { begin, checklist, follow, followTo } = follower(world)

describe('a change of rights', () => {
  test('tells each node of the tree, as it is seen now or as gone', async () => {
    const { north, south, person } = await tree(world, {
      below: { north: {}, south: {} },
      people: { person: { at: 'north', level: 'STRATEGIC' }, admin: 'ADMIN' },
    })
    const [lost, found] = await Promise.all(
      [north, south].map(async ({ id: organizationId }, i) => {
        const { id } = await world.prisma.vehicle.create({ data: { organizationId, unitNumber: `T-${i}`, type: 'T' } })
        return globalId('Vehicle', id)
      }),
    )
    const cursor = await begin(person)
    await world.prisma.membership.updateMany({ where: { userId: person.id }, data: { organizationId: south.id } })
    const { told } = await followTo(person, cursor, [lost!, found!])
    expect(told).toMatchObject({
      [lost!]: null,
      [found!]: 'T-1',
      [north.globalId]: null,
      [south.globalId]: 'Organization',
    })
  })

  test('by which a tree is lost tells all of it as gone', async () => {
    const { root, person } = await tree(world, { people: { person: 'STRATEGIC', admin: 'ADMIN' } })
    const { globalId: id } = await checklist('Lost', root)
    const cursor = await begin(person)
    await world.prisma.membership.updateMany({ where: { userId: person.id }, data: { endsAt: world.clock.now() } })
    const { told, cursor: behind } = await followTo(person, cursor, [id, root.globalId])
    expect(Object.values(told).filter((name) => name && name !== 'User' && name !== 'Membership')).toEqual([])
    await checklist('Later', root)
    expect((await follow(person, behind)).told).toEqual([])
  })

  test('of a role tells what it shows', async () => {
    const { root, person, admin } = await tree(world, { people: { person: 'TRANSACTIONAL', admin: 'ADMIN' } })
    const { globalId: id } = await world.action(root, admin)
    const cursor = await begin(person)
    await world.prisma.membership.updateMany({ where: { userId: person.id }, data: { accessLevel: 'STRATEGIC' } })
    expect((await followTo(person, cursor, [id])).told[id]).toBe('Action')
  })

  test('by the calendar tells the membership, the person and their absences', async () => {
    const moving = await World.make()
    const { root, admin } = await tree(moving)
    const person = await moving.user(root)
    const absence = await moving.absence(root, person)
    const endsAt = new Date(moving.clock.now().getTime() + 3_600_000)
    await moving.prisma.membership.updateMany({ where: { userId: person.id }, data: { endsAt } })
    const ask = async (after?: string) =>
      (await moving.ask<{ changes: ChangePage }>(admin, changesQuery, { after })).changes
    let after = (await ask()).pageInfo.endCursor
    moving.clock.forward({ hours: 2 })
    const told: ChangePage['nodes'] = []
    for (const _page of [1, 2]) {
      const { nodes, pageInfo } = await ask(after)
      told.push(...nodes)
      after = pageInfo.endCursor
    }
    for (const gone of [person.globalId, absence.globalId])
      expect(told.find(({ id }) => id === gone)).toMatchObject({ node: null })
  })

  test('and a record that leaves takes its notes, delegations and breaches along', async () => {
    const { root, spot, person, admin } = await tree(world, {
      groups: { spot: {} },
      people: { person: { in: 'spot', level: 'SUPERVISION' }, admin: 'ADMIN' },
    })
    const other = await world.group(root)
    const action = await world.action(root, admin, spot)
    const { id } = await world.prisma.note.create({
      data: { actionId: action.id, authorId: admin.id, text: 'Seen.', createdAt: world.clock.now() },
    })
    const note = globalId('Note', id)
    const asked = { fromId: admin.id, toId: (await world.user(root)).id, depth: 1, at: world.clock.now() }
    const delegation = globalId(
      'Delegation',
      (await world.prisma.delegation.create({ data: { ...asked, actionId: action.id } })).id,
    )
    const metric = await world.prisma.metric.findFirstOrThrow({ where: { rootId: root.id } })
    const { Breach: breach } = await ownBreach(world, root, metric.id, 'Seen with its record')
    const breachId = uuidIn('Breach', breach)!
    // Of another group, so that it is seen by the record alone.
    await world.prisma.benchmark.updateMany({ where: { rootId: root.id }, data: other })
    await world.prisma.breachAction.create({ data: { breachId, actionId: action.id, n: 1 } })
    const cursor = await begin(person)
    await world.prisma.action.update({ where: { id: action.id }, data: other })
    const gone = [action.globalId, note, delegation, breach]
    const { told } = await followTo(person, cursor, gone)
    expect(told).toEqual(Object.fromEntries(gone.map((one) => [one, null])))
  })
})
