// Whoever follows the changes hears of each, in whatever order they are committed, and of nothing that is not theirs.
import { describe, expect, test } from 'vitest'
import { changesQuery, follower, type ChangePage } from '../../testing/follower.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'
import { globalId } from '../node.ts'
import { clearChanges } from './clearChanges.ts'

const world = await World.make()
const { begin, checklist, follow, followTo, refusal } = follower(world)

describe('changes', () => {
  test('tell what was made, changed and deleted, once a page, and then nothing', async () => {
    const { root, admin } = await tree(world)
    const kept = await checklist('Kept', root)
    const cursor = await begin(admin)
    const gone = await checklist('Gone', root)
    for (const name of ['A', 'B']) await world.prisma.checklist.update({ where: { id: kept.id }, data: { name } })
    await world.prisma.checklist.delete({ where: { id: gone.id } })
    const { told, cursor: behind } = await followTo(admin, cursor, [kept.globalId, gone.globalId])
    expect(told).toEqual({ [kept.globalId]: 'B', [gone.globalId]: null })
    expect((await follow(admin, behind)).told).toEqual([])
  })

  test('are told of the types that are asked for', async () => {
    const { root, admin } = await tree(world)
    const cursor = await begin(admin, ['Vehicle'])
    await checklist('Other', root)
    const { id } = await world.prisma.vehicle.create({
      data: { organizationId: root.id, unitNumber: 'T-1', type: 'T' },
    })
    const vehicle = globalId('Vehicle', id)
    expect((await followTo(admin, cursor, [vehicle], ['Vehicle'])).told).toEqual({ [vehicle]: 'T-1' })
  })

  test('of a transaction that commits late are told once it has, and later ones not before', async () => {
    const { root, admin } = await tree(world)
    let cursor = await begin(admin)
    const add = `insert into checklist (id, organization_id, name) values (uuidv7(), $1, $2) returning id`
    let early = ''
    let late = ''
    await world.services.db.withClient(async (client) => {
      await client.query('begin')
      late = (await client.query<{ id: string }>(add, [root.id, 'Late'])).rows[0]!.id
      early = (await checklist('Early', root)).globalId
      const before = await follow(admin, cursor)
      expect(before.told).toEqual([])
      cursor = before.cursor
      await client.query('commit')
    })
    const ids = [globalId('Checklist', late), early]
    const { told } = await followTo(admin, cursor, ids)
    expect(Object.keys(told)).toEqual(ids)
  })

  test('of parts are told of what they are parts of', async () => {
    const { root, admin } = await tree(world)
    const action = await world.action(root, admin)
    const { id: versionId } = await world.prisma.sopVersion.create({
      data: { number: 1, sop: { create: { name: 'Brakes', organizationId: root.id } } },
    })
    const cursor = await begin(admin)
    await world.prisma.sopStep.create({ data: { versionId, position: 1, title: 'Look' } })
    const note = await world.prisma.note.create({
      data: { actionId: action.id, authorId: admin.id, text: 'Seen.', createdAt: world.clock.now() },
    })
    const ids = [globalId('SopVersion', versionId), globalId('Note', note.id)]
    expect((await followTo(admin, cursor, ids)).told).toEqual({ [ids[0]!]: 'SopVersion', [ids[1]!]: 'Note' })
  })

  test('tell what goes with an organization that is deleted', async () => {
    const { root, division, admin } = await tree(world, { below: { division: {} } })
    const { id } = await world.prisma.associationRequest.create({
      data: { userId: admin.id, askedFor: division.id, organizationId: division.id },
    })
    const request = globalId('AssociationRequest', id)
    const cursor = await begin(admin)
    await world.prisma.organization.delete({ where: { id: division.id } })
    const { told } = await followTo(admin, cursor, [division.globalId, request])
    expect(told).toEqual({ [division.globalId]: null, [request]: null })
    expect(root.id).not.toBe(division.id)
  })

  test('take three statements and one for each type that they are of', async () => {
    const { root, admin } = await tree(world)
    const context = await world.context(admin)
    const cursor = await begin(admin)
    const ids = [(await checklist('A', root)).globalId, (await checklist('B', root)).globalId]
    await followTo(admin, cursor, ids)
    expect(await statementsOf(() => world.ask(context, changesQuery, { after: cursor }))).toHaveLength(3)
  })
})

describe('what is not the viewer’s', () => {
  test('is never told: of another tenant nothing, whatever the cursor says', async () => {
    const { root, admin } = await tree(world)
    const { root: foreign, admin: stranger } = await tree(world)
    const [cursor, theirs] = [await begin(admin), await begin(stranger)]
    const own = await checklist('Own', root)
    const other = await checklist('Other', foreign)
    expect(Object.keys((await followTo(stranger, theirs, [other.globalId])).told)).toEqual([other.globalId])
    expect(Object.keys((await followTo(admin, cursor, [own.globalId])).told)).toEqual([own.globalId])

    const [list, json] = Buffer.from(theirs, 'base64url')
      .toString()
      .split(/\|(.*)/s)
    const said = JSON.parse(json!) as { rights: object; xid: number }
    for (const forged of [
      { ...said, rights: { ...said.rights, [root.id]: 'x' } },
      { ...said, again: [{ root: root.id }] },
      { ...said, xid: 0, rights: { ...said.rights, [root.id]: 'x' } },
    ]) {
      const after = Buffer.from(`${list}|${JSON.stringify(forged)}`).toString('base64url')
      const { told } = await follow(stranger, after)
      expect(told.map(({ id }) => id)).not.toContain(own.globalId)
      expect(told.map(({ id }) => id)).not.toContain(root.globalId)
    }
  })

  test('and in their tree is told as deleted', async () => {
    const { root, person } = await tree(world, { people: { person: 'TRANSACTIONAL', admin: 'ADMIN' } })
    const cursor = await begin(person)
    const hidden = await world.action(root, await world.user(root, 'ADMIN'))
    expect((await followTo(person, cursor, [hidden.globalId])).told[hidden.globalId]).toBeNull()
  })
})

describe('is refused:', () => {
  test('what is no cursor of changes, or of other types', async () => {
    const { admin } = await tree(world)
    const cursor = await begin(admin, ['Vehicle'])
    const listed = Buffer.from('checklists NAME ASC|1').toString('base64url')
    for (const after of ['x', listed, Buffer.from('changes|{}').toString('base64url'), `${cursor}A`])
      expect((await refusal(admin, { after, types: ['Vehicle'] }))?.message).toBe('after: this is no cursor of changes')
    expect((await refusal(admin, { after: cursor }))?.message).toBe('after: this cursor is of other types')
  })

  test.each([
    ['first: ask for 1 to 100', { first: 0 }],
    ['first: ask for 1 to 100', { first: 101 }],
    ['types: name at least one type, or leave it out for all', { types: [] }],
  ])('%s', async (message, variables) => {
    const { admin } = await tree(world)
    expect((await refusal(admin, variables))?.message).toBe(message)
  })

  test('a type that is not told of', async () => {
    const { admin } = await tree(world)
    expect((await refusal(admin, { types: ['Vehicle', 'Session'] }))?.message).toMatch(
      /^types\.1: ask for some of Absence, /,
    )
  })

  test('a cursor that is older than what is kept, and one of another database', async () => {
    const old = await World.make()
    const { admin } = await tree(old)
    const cursor = (await old.ask<{ changes: ChangePage }>(admin, changesQuery)).changes.pageInfo.endCursor
    const answer = async (after: string) => (await old.run(admin, changesQuery, { after })).errors?.[0]
    const [list, json] = Buffer.from(cursor, 'base64url')
      .toString()
      .split(/\|(.*)/s)
    const foreign = `${list}|${JSON.stringify({ ...(JSON.parse(json!) as object), log: '1' })}`
    const expired = { extensions: { code: 'CURSOR_EXPIRED', argument: 'after' } }
    expect(await answer(Buffer.from(foreign).toString('base64url'))).toMatchObject(expired)
    expect(await answer(cursor)).toBeUndefined()
    await old.prisma.session.updateMany({ data: { expiresAt: new Date('2100-01-01') }, where: { userId: admin.id } })
    old.clock.forward({ days: 31 })
    expect(await answer(cursor)).toMatchObject(expired)
  })
})

test('what is older than any cursor is removed', async () => {
  const { root } = await tree(world)
  await checklist('Old', root)
  const count = () => world.prisma.change.count({ where: { rootId: root.id } })
  await clearChanges(world.services)
  const kept = await count()
  expect(kept).toBeGreaterThan(0)
  await world.prisma
    .$executeRaw`update change set at = at - interval '40 days' where root_id = ${root.id}::uuid and type = 'Checklist'`
  await clearChanges(world.services)
  expect(await count()).toBe(kept - 1)
})
