// A root organization that closes: who may, what stands in the way, that it can only be read, and the way back.
import { beforeAll, describe, expect, test } from 'vitest'
import { withConnection } from '../../../prisma/connect.ts'
import { accessLevels } from '../../kernel/policy.ts'
import { asOwner } from '../../testing/database.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

let world: World

beforeAll(async () => {
  world = await World.make({ database: 'closing' })
})

type Answer = MutationResult & { organization?: { closing: { goesAt: string } | null; can: object } }
const fields =
  'organization { closing { goesAt } can { close { allowed } reopen { allowed } edit { allowed reason } } }'

async function house(name = 'Basin Ridge') {
  const made = await tree(world, {
    root: { name },
    below: { division: {} },
    groups: { spot: {} },
    people: { admin: 'ADMIN', other: 'ADMIN', member: { level: 'TRANSACTIONAL', in: 'spot' } },
  })
  return { ...made, name }
}

const close = (person: Person, { globalId: id }: Organization, more: object = {}) =>
  world.mutate<Answer>(person, 'closeOrganization', { id, name: 'Basin Ridge', ...more }, fields)
const reopen = (person: Person, { globalId: id }: Organization) =>
  world.mutate<Answer>(person, 'reopenOrganization', { id }, fields)

describe('closing a root organization', () => {
  test('takes its name, and says when it goes', async () => {
    const { root, admin } = await house()
    const { organization } = await close(admin, root)
    const goesAt = new Date(organization!.closing!.goesAt).getTime()
    expect(Math.abs(goesAt - Date.now() - 30 * 24 * 3_600_000)).toBeLessThan(120_000)
    expect(organization!.can).toMatchObject({
      close: { allowed: false },
      reopen: { allowed: true },
      edit: {
        allowed: false,
        reason: expect.stringMatching(/^Basin Ridge closes on \d+ \w+ \d{4} and can only be read\./),
      },
    })
  })

  test('is for an Admin of the root alone', async () => {
    const { root, people } = await tree(world, { root: { name: 'Basin Ridge' }, levels: {} })
    for (const level of accessLevels.filter((one) => one !== 'ADMIN'))
      expect([level, (await close(people[level], root)).code]).toEqual([level, 'FORBIDDEN'])
    const { admin: stranger } = await tree(world)
    expect((await close(stranger, root)).code).toBe('NOT_FOUND')
    const { division, boss } = await tree(world, {
      below: { division: { name: 'Basin Ridge' } },
      people: { boss: { level: 'ADMIN', at: 'division' } },
    })
    expect(await close(boss, division)).toMatchObject({
      code: 'CONFLICT',
      message: 'Only a root organization is closed. Archive this one instead.',
    })
  })

  test('names a wrong name, and closes nothing', async () => {
    const { root, admin } = await house()
    expect((await close(admin, root, { name: 'Basin' })).fields).toEqual([
      { path: 'name', message: 'Type the name to confirm: Basin Ridge' },
    ])
    expect(await world.prisma.closing.count({ where: { rootId: root.id } })).toBe(0)
  })

  test('twice is said to be so', async () => {
    const { root, admin, other } = await house()
    await close(admin, root)
    expect(await close(other, root)).toMatchObject({ code: 'CLOSING' })
    const { root: again, admin: twice } = await house()
    const answers = await Promise.all([close(twice, again), close(twice, again)])
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['CLOSING', undefined]))
  })

  test('waits for an import that runs', async () => {
    const { root, admin } = await house()
    const now = world.clock.now()
    const file = { kind: 'LOCATIONS', state: 'WRITING', name: 'yards.csv', total: 1 } as const
    const by = { organizationId: root.id, createdById: admin.id, createdAt: now, touchedAt: now }
    const { id } = await world.prisma.import.create({ data: { ...file, headings: [], fields: [], ...by } })
    expect(await close(admin, root)).toMatchObject({
      code: 'CONFLICT',
      message: 'The import of yards.csv is running. Cancel it, or wait until it is done.',
    })
    await world.prisma.import.update({ where: { id }, data: { state: 'CANCELLED' } })
    expect((await close(admin, root)).code).toBeUndefined()
  })

  test('is allowed to the last Admin, who is the last person too', async () => {
    const { root, admin } = await tree(world, { root: { name: 'Basin Ridge' } })
    expect((await close(admin, root)).organization?.closing).not.toBeNull()
  })

  test('is in the audit log, with who did it', async () => {
    const { root, admin } = await house()
    await close(admin, root)
    await reopen(admin, root)
    const entries = await world.prisma.auditEntry.findMany({
      where: { rootId: root.id, noun: 'Closing' },
      orderBy: { id: 'asc' },
    })
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['CREATE', admin.id],
      ['DELETE', admin.id],
    ])
  })
})

describe('what closes', () => {
  test('can be read, and whoever changes anything of it is told the same', async () => {
    const { root, division, admin, member, spot } = await house()
    const record = await world.action(root, admin, { ...spot, assigneeId: member.id })
    const { globalId: id } = record
    await close(admin, root)
    const at = { organizationId: root.globalId }
    const tries: [Person, string, object][] = [
      [member, 'startAction', { id, version: record.version }],
      [admin, 'addNote', { actionId: id, text: 'Late' }],
      [admin, 'createDepartment', { ...at, name: 'Dispatch' }],
      [admin, 'createVehicle', { ...at, unitNumber: '1', type: 'Tractor' }],
      [admin, 'updateOrganization', { id: division.globalId, description: 'x' }],
      [admin, 'createInvitation', at],
      [
        admin,
        'setRoleMatrixCells',
        { ...at, cells: [{ capability: 'export', accessLevel: 'TACTICAL', reach: 'NONE' }] },
      ],
      [admin, 'createWebhook', { ...at, name: 'x', url: 'https://1.1.1.1/hooks', events: ['NOTE_ADDED'] }],
      [admin, 'saveBusinessHours', { ...at, windows: [{ weekday: 1, from: 540, to: 1020 }] }],
      [admin, 'savePriorityTarget', { ...at, priorityId: 1, clock: 'DONE', rule: 'DAYS', amount: 1 }],
      [admin, 'startThread', { organizationId: root.globalId, accessLevel: 'ADMIN', subject: 's', text: 't' }],
      [admin, 'givePeerConsent', at],
      [admin, 'saveOrganizationShortcut', { ...at, slot: 'ACCOUNTING', name: 'x', url: 'https://books.example.com' }],
    ]
    for (const [person, name, input] of tries) {
      const answer = await world.mutate(person, name, input, '__typename')
      expect([name, answer.code, answer.message]).toEqual([
        name,
        'CLOSING',
        expect.stringMatching(/^Basin Ridge closes on .* An Admin can reopen it until then\.$/),
      ])
    }
    const { node } = await world.ask<{ node: { title: string } }>(
      member,
      'query ($id: ID!) { node(id: $id) { ... on Action { title } } }',
      { id },
    )
    expect(node.title).toBe(record.title)
  })

  test('takes nobody in, and tells a stranger nothing', async () => {
    const { root, admin } = await house()
    const { secret } = await world.mutate<MutationResult & { secret: string }>(
      admin,
      'createInvitation',
      { organizationId: root.globalId },
      'secret',
    )
    await close(admin, root)
    const person = await world.user()
    expect((await world.mutate(person, 'acceptInvitation', { code: secret }, '__typename')).code).toBe('NOT_FOUND')
    const asked = await world.mutate(person, 'requestAssociation', { organizationId: root.globalId }, '__typename')
    expect(asked.code).toBeUndefined()
    expect(await world.prisma.associationRequest.findFirst({ where: { userId: person.id } })).toMatchObject({
      organizationId: null,
    })
  })

  test('leaves everybody their account, and others their organization', async () => {
    const { root, admin } = await house()
    const { root: free, boss } = await tree(world, { people: { boss: 'ADMIN' } })
    await world.join(admin, free, 'ADMIN')
    await close(admin, root)
    const renamed = await world.mutate(admin, 'updateUser', { id: admin.globalId, name: 'Ada New' }, '__typename')
    expect(renamed.code).toBeUndefined()
    for (const person of [admin, boss]) {
      const made = await world.mutate(
        person,
        'createDepartment',
        { organizationId: free.globalId, name: `Dispatch ${person.name}` },
        '__typename',
      )
      expect(made.code).toBeUndefined()
    }
  })

  test('is reopened by any Admin of it, and by nobody else', async () => {
    const { root, admin, other, member } = await house()
    expect((await reopen(other, root)).code).toBe('CONFLICT')
    await close(admin, root)
    expect((await reopen(member, root)).code).toBe('FORBIDDEN')
    expect((await reopen((await tree(world)).admin, root)).code).toBe('NOT_FOUND')
    expect(await reopen(other, root)).toMatchObject({
      organization: { closing: null, can: { edit: { allowed: true } } },
    })
    expect((await reopen(other, root)).code).toBe('CONFLICT')
    const made = await world.mutate(
      admin,
      'createDepartment',
      { organizationId: root.globalId, name: 'D' },
      '__typename',
    )
    expect(made.code).toBeUndefined()
  })

  test('is not reopened once its time is over', async () => {
    const { root, admin } = await house()
    await close(admin, root)
    await withConnection(asOwner(world.services.db.connection), (owner) =>
      owner.query(`update closing set goes_at = now() - interval '1 second' where root_id = $1`, [root.id]),
    )
    expect(await reopen(admin, root)).toMatchObject({
      code: 'CONFLICT',
      message: 'The time to reopen Basin Ridge is over.',
    })
    await expect(world.prisma.closing.delete({ where: { rootId: root.id } })).rejects.toThrow()
  })

  test('takes 30 days, whatever is written', async () => {
    const { root, admin } = await house()
    const early = new Date('2020-01-01')
    await world.prisma.closing.create({
      data: { rootId: root.id, closedById: admin.id, closedAt: early, goesAt: early, hasBegun: true },
    })
    const { goesAt, hasBegun } = await world.prisma.closing.findUniqueOrThrow({ where: { rootId: root.id } })
    expect([goesAt.getTime() > Date.now() + 29 * 24 * 3_600_000, hasBegun]).toEqual([true, false])
    await expect(world.prisma.$queryRaw`select erase_root(${root.id}::uuid, 10)::int`).rejects.toThrow(/is to go now/)
  })
})
