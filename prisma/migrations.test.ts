// What the migrations give: the schema that Prisma knows, and the rules that only SQL can say.
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { asOwner, testDatabase } from '../graph/testing/database.ts'
import { tree } from '../graph/testing/tree.ts'
import { World } from '../graph/testing/world.ts'
import { nextMigration } from './engine.ts'
import { migrate } from './migrate.ts'

const world = await World.make()
const { root, admin } = await tree(world)

const run = (text: string, ...values: unknown[]) => world.services.db.runOnce(text, values)
const legalName = () => `Org ${randomUUID()}`

describe('the migrations', () => {
  test('lead to exactly the schema: there is no next one to write', async () => {
    expect(await nextMigration(asOwner(await testDatabase('migrations_diff')))).toBe('')
  })

  test('are applied once: a migrated database takes none', async () => {
    expect(await migrate(asOwner(await testDatabase('migrations_again')))).toEqual([])
  })

  test('bring the reference lists of the specification, in its order', async () => {
    const names = async (list: string) =>
      (await world.prisma.referenceItem.findMany({ where: { list }, orderBy: { sortOrder: 'asc' } })).map(
        ({ id, name }) => [id, name],
      )
    const labels = [
      '',
      'Urgent',
      'High',
      'Warning',
      'Normal',
      'Low',
      'STD Priority',
      'Scheduled',
      'SEC Priority',
      'End of Period',
    ]
    expect(await names('SCHEDULE_PRIORITY')).toEqual(labels.map((label, id) => [id, label]))
    expect(await names('ACTION_CLASS')).toEqual([
      [1, 'Daily'],
      [2, 'Weekly'],
      [3, 'Monthly'],
      [4, 'Qtrly'],
    ])
    expect((await names('RECORD_STATUS')).map(([id]) => id)).toEqual([5, 1, 2, 3, 4, 6, 9])
  })
})

/** A role that may not is told so before a trigger is asked. */
const isRefused = /append only|permission denied/

describe('history', () => {
  test.each([
    ['update', (id: string) => run(`update action_history set reason = 'x' where action_id = $1`, id)],
    ['delete', (id: string) => run('delete from action_history where action_id = $1', id)],
    ['truncate', () => run('truncate action_history')],
  ])('refuses to %s', async (_what, change) => {
    const { id } = await world.action(root, admin)
    await run(`insert into action_history (action_id, version, transition, to_status) values ($1, 1, 'CREATE', 5)`, id)
    await expect(change(id)).rejects.toThrow(isRefused)
    expect(await world.prisma.historyEntry.count({ where: { actionId: id, reason: '' } })).toBe(1)
  })

  test('has each version of a record once', async () => {
    const { id } = await world.action(root, admin)
    const add = () =>
      run(`insert into action_history (action_id, version, transition, to_status) values ($1, 1, 'CREATE', 5)`, id)
    await add()
    await expect(add()).rejects.toThrow('unique')
  })

  test('keeps its record from being deleted', async () => {
    const { id } = await world.action(root, admin)
    await run(`insert into action_history (action_id, version, transition, to_status) values ($1, 1, 'CREATE', 5)`, id)
    await expect(run('delete from action where id = $1', id)).rejects.toThrow('foreign key')
  })
})

describe('the tree', () => {
  const rowOf = (id: string) => world.prisma.organization.findUniqueOrThrow({ where: { id } })

  test('knows the root and the path of each organization from its parent, whatever was sent', async () => {
    const division = await world.organization({ parent: root })
    const { id } = await world.prisma.organization.create({
      data: { legalName: legalName(), type: 'BRANCH', parentId: division.id, rootId: randomUUID(), path: '/9/' },
    })
    const [top, middle, row] = [await rowOf(root.id), await rowOf(division.id), await rowOf(id)]
    expect(top).toMatchObject({ rootId: root.id, path: `/${top.legacyId}/` })
    expect(row).toMatchObject({ rootId: root.id, path: `/${top.legacyId}/${middle.legacyId}/${row.legacyId}/` })
  })

  test('has no parent that is not there', async () => {
    await expect(
      run(`insert into organization (parent_id, type, legal_name) values ($1, 'BRANCH', 'x')`, randomUUID()),
    ).rejects.toThrow()
  })

  test('has roots that are their own, and no others', async () => {
    const division = await world.organization({ parent: root })
    await expect(run('update organization set root_id = id where id = $1', division.id)).rejects.toThrow(
      'organization_root_check',
    )
    await expect(run('update organization set parent_id = null where id = $1', division.id)).rejects.toThrow(
      'An organization stays in its tree.',
    )
  })
})

describe('a record can not', () => {
  test.each([
    ['be of status 6 and not say which', { status: 6, disposition: null }, 'action_disposition_check'],
    ['be withdrawn in another status', { status: 5, disposition: 'WITHDRAWN' as const }, 'action_disposition_check'],
    ['be of status 10', { status: 10, disposition: null }, 'action_status_check'],
    ['be of status -1', { status: -1, disposition: null }, 'action_status_check'],
    ['be without a title', { title: '' }, 'action_title_check'],
    ['have a title of 201 characters', { title: 'x'.repeat(201) }, 'action_title_check'],
    ['end before it begins', { scheduledStart: new Date(2), scheduledEnd: new Date(1) }, 'action_order_check'],
    ['take less than no time', { serviceTimeMins: -1 }, 'action_service_time_check'],
  ])('%s', async (_what, data, constraint) => {
    await expect(world.action(root, admin, data)).rejects.toThrow(constraint)
  })
})

describe('a membership can not', () => {
  test('end before it begins', async () => {
    const { id } = await world.join(await world.user(), root, 'ADMIN')
    await expect(world.prisma.membership.update({ where: { id }, data: { endsAt: new Date(0) } })).rejects.toThrow(
      'membership_dates_check',
    )
  })

  test('name a group without its department', async () => {
    const { groupId } = await world.group(root)
    await expect(world.join(await world.user(), root, 'ADMIN', { groupId })).rejects.toThrow('membership_group_check')
  })
})

test('an email is kept in lower case only, so that each is there once', async () => {
  const data = { name: 'x', passwordHash: '-', email: `Upper-${randomUUID()}@test.test` }
  await expect(world.prisma.user.create({ data })).rejects.toThrow('app_user_email_check')
})
