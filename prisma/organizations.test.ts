// What the database itself sees to, whoever writes: moves of the tree, the audit log, the directory.
import { describe, expect, test } from 'vitest'
import type { Organization, Person } from '../graph/testing/rows.ts'
import { tree } from '../graph/testing/tree.ts'
import { World } from '../graph/testing/world.ts'

const world = await World.make()
const { root, admin } = await tree(world)

const rowOf = (id: string) => world.prisma.organization.findUniqueOrThrow({ where: { id } })
const move = (organization: Organization, to: Organization) =>
  world.prisma.organization.update({ where: { id: organization.id }, data: { parentId: to.id } })

describe('a move', () => {
  test('takes all that is below along', async () => {
    const [west, east] = [await world.organization({ parent: root }), await world.organization({ parent: root })]
    const terminal = await world.organization({ parent: west, type: 'LOCATION' })
    const yard = await world.organization({ parent: terminal, type: 'BRANCH' })
    await move(terminal, east)
    const [above, moved, below] = [await rowOf(east.id), await rowOf(terminal.id), await rowOf(yard.id)]
    expect(moved.path).toBe(`${above.path}${moved.legacyId}/`)
    expect(below.path).toBe(`${moved.path}${below.legacyId}/`)
  })

  test('below itself is refused', async () => {
    const corporation = await world.organization({ parent: root, type: 'CORPORATION' })
    const inner = await world.organization({ parent: corporation, type: 'CORPORATION' })
    await expect(move(corporation, inner)).rejects.toThrow('does not go below itself')
    await expect(move(corporation, corporation)).rejects.toThrow('does not go below itself')
  })

  test('to a level that is not above it is refused', async () => {
    const division = await world.organization({ parent: root })
    const branch = await world.organization({ parent: root, type: 'BRANCH' })
    await expect(move(division, branch)).rejects.toThrow('A DIVISION does not go below a BRANCH')
    await expect(move(division, await world.organization({ parent: root }))).rejects.toThrow(
      'A DIVISION does not go below a DIVISION',
    )
  })

  test('out of its tree is refused', async () => {
    await expect(move(await world.organization({ parent: root }), await world.organization())).rejects.toThrow(
      'stays in its tree',
    )
  })

  test('and another that together make a cycle: one of them is refused', async () => {
    const [one, other] = [
      await world.organization({ parent: root, type: 'CORPORATION' }),
      await world.organization({ parent: root, type: 'CORPORATION' }),
    ]
    const ends = await Promise.allSettled([move(one, other), move(other, one)])
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('the audit log', () => {
  const entriesOf = (nounId: string) => world.prisma.auditEntry.findMany({ where: { nounId }, orderBy: { id: 'asc' } })
  const as = (person: Person, change: string, ...values: unknown[]) =>
    world.prisma.$transaction(async (transaction) => {
      await transaction.$executeRaw`select set_config('opsgraph.actor', ${person.id}, true)`
      await transaction.$executeRawUnsafe(change, ...values)
    })

  test('has who changed what, before and after', async () => {
    const { id } = await world.organization({ parent: root, name: 'Before' })
    await as(admin, `update organization set legal_name = 'After', version = version + 1 where id = $1::uuid`, id)
    const [entry, ...more] = await entriesOf(id)
    expect(more).toEqual([])
    expect(entry).toMatchObject({
      rootId: root.id,
      organizationId: id,
      actorId: admin.id,
      noun: 'Organization',
      action: 'UPDATE',
    })
    expect([entry!.before, entry!.after]).toMatchObject([{ legal_name: 'Before' }, { legal_name: 'After' }])
  })

  test('says nothing where nothing has changed, and of what nobody did', async () => {
    const { id } = await world.organization({ parent: root })
    await as(admin, 'update organization set version = version + 1 where id = $1::uuid', id)
    await world.prisma.organization.update({ where: { id }, data: { legalName: 'By nobody' } })
    expect(await entriesOf(id)).toEqual([])
  })

  test('of a move has the one that was moved, not all below it', async () => {
    const west = await world.organization({ parent: root })
    const terminal = await world.organization({ parent: root, type: 'LOCATION' })
    const yard = await world.organization({ parent: terminal, type: 'BRANCH' })
    await as(admin, 'update organization set parent_id = $2::uuid where id = $1::uuid', terminal.id, west.id)
    expect((await entriesOf(terminal.id)).length).toBe(1)
    expect(await entriesOf(yard.id)).toEqual([])
  })

  test('keeps what was deleted', async () => {
    const { id } = await world.organization({ parent: root, name: 'Gone' })
    await as(admin, 'delete from organization where id = $1::uuid', id)
    expect(await entriesOf(id)).toMatchObject([
      { rootId: root.id, action: 'DELETE', before: { legal_name: 'Gone' }, after: null },
    ])
  })

  test('never has a password', async () => {
    const person = await world.user(root)
    await as(admin, `update app_user set password_hash = 'secret', name = 'Renamed' where id = $1::uuid`, person.id)
    const text = JSON.stringify(await entriesOf(person.id))
    expect(text).toContain('Renamed')
    expect(text).not.toContain('secret')
  })

  test.each(['update audit_entry set noun = noun', 'delete from audit_entry', 'truncate audit_entry'])(
    'refuses to %s',
    async (change) => {
      await as(admin, `update app_user set name = name || '.' where id = $1::uuid`, admin.id)
      await expect(world.services.db.runOnce(change, [])).rejects.toThrow(/append only|permission denied/)
    },
  )
})

describe('the directory', () => {
  const textOf = async (kind: string, id: string) =>
    (await world.prisma.searchEntry.findUnique({ where: { kind_id: { kind, id } } }))?.text

  test('has organizations by their names, as they are now', async () => {
    const { id } = await world.organization({ parent: root, name: 'One' })
    expect(await textOf('ORGANIZATION', id)).toBe('One')
    await world.prisma.organization.update({ where: { id }, data: { dbaName: 'Trading as' } })
    expect(await textOf('ORGANIZATION', id)).toBe('One Trading as')
    await world.prisma.organization.delete({ where: { id } })
    expect(await textOf('ORGANIZATION', id)).toBeUndefined()
  })

  test('has a membership by whose it is', async () => {
    const person = await world.user()
    const { id } = await world.join(person, root, 'TRANSACTIONAL')
    expect(await textOf('MEMBERSHIP', id)).toBe(`${person.name} ${person.email}`)
    await world.prisma.user.update({ where: { id: person.id }, data: { name: 'New name' } })
    expect(await textOf('MEMBERSHIP', id)).toBe(`New name ${person.email}`)
    await world.prisma.membership.delete({ where: { id } })
    expect(await textOf('MEMBERSHIP', id)).toBeUndefined()
  })
})

describe('numbers', () => {
  test('of what is added to a tree run from 10 up, in each tree, and are never given again', async () => {
    const own = await world.organization()
    const numbers: number[] = []
    for (let i = 0; i < 3; i++) {
      const { id } = await world.organization({ parent: own })
      numbers.push((await rowOf(id)).number)
      await world.prisma.organization.delete({ where: { id } })
    }
    expect([(await rowOf(own.id)).number, ...numbers]).toEqual([1, 10, 11, 12])
  })

  test('given at once are different', async () => {
    const own = await world.organization()
    const made = await Promise.all(Array.from({ length: 8 }, () => world.organization({ parent: own })))
    const numbers = await Promise.all(made.map(async ({ id }) => (await rowOf(id)).number))
    expect(numbers.sort((one, other) => one - other)).toEqual([10, 11, 12, 13, 14, 15, 16, 17])
  })
})
