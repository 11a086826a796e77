// Asking to belong somewhere: what it tells, who decides, and that nothing happens twice.
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import type { AccessLevel } from '../../kernel/policy.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const world = await World.make()
const { root, division, admin } = await tree(world, { below: { division: {} } })

interface Shown {
  id: string
  internalID: number
  askedFor: string
  organizationId: string
  organization: { id: string } | null
  note: string
  statusName: string
  reason: string
  version: number
  decidedBy: { id: string } | null
  can: { decide: { allowed: boolean; reason: string | null; whoCan: string[] } }
}

const fields = `id internalID askedFor organizationId organization { id } note statusName reason version decidedBy { id }
  can { decide { allowed reason whoCan } }`
const success = `request { ${fields} }`
type Result = MutationResult & { request?: Shown }
const askBy = (person: Person, organizationId: string, more: object = {}) =>
  world.mutate<Result>(person, 'requestAssociation', { organizationId, ...more }, success)
const ask = (person: Person, uuid: string, more: object = {}) => askBy(person, globalId('Organization', uuid), more)
const accept = (person: Person, id: string, more: object = {}) =>
  world.mutate<Result>(person, 'acceptAssociation', { id, ...more }, success)
const decline = (person: Person, id: string, more: object = {}) =>
  world.mutate<Result>(person, 'declineAssociation', { id, reason: 'Not now', ...more }, success)
const withdraw = (person: Person, id: string, more: object = {}) =>
  world.mutate<Result>(person, 'withdrawAssociation', { id, ...more }, success)
const membershipsOf = (person: Person) =>
  world.prisma.membership.findMany({ where: { userId: person.id }, include: { jobRole: true } })

async function pending(at = division) {
  const person = await world.user()
  const { request } = await ask(person, at.id, { note: 'The new dispatcher' })
  return { person, id: request!.id, request: request! }
}

describe('asking', () => {
  test('is answered alike whether or not there is such an organization: shape, words and statements', async () => {
    const [here, nowhere] = [await world.user(), await world.user()]
    const answers: Result[] = []
    const known = await statementsOf(async () => answers.push(await ask(here, division.id)))
    const unknown = await statementsOf(async () => answers.push(await ask(nowhere, randomUUID())))
    const [one, other] = answers.map(({ request }) => ({
      ...request,
      id: '',
      internalID: 0,
      askedFor: '',
      organizationId: '',
    }))
    expect(other).toEqual(one)
    expect(one).toMatchObject({
      organization: null,
      statusName: 'Pending',
      version: 1,
      can: { decide: { allowed: false, whoCan: ['Admin'] } },
    })
    expect(unknown).toEqual(known)
  })

  test('about the id of an archived organization is no different', async () => {
    const gone = await world.organization({ parent: root })
    await world.prisma.organization.update({ where: { id: gone.id }, data: { archivedAt: world.clock.now() } })
    const person = await world.user()
    const { request } = await ask(person, gone.id)
    expect(request).toMatchObject({ statusName: 'Pending', organization: null })
    expect(
      await world.prisma.associationRequest.findUnique({ where: { legacyId: request!.internalID } }),
    ).toMatchObject({ organizationId: null })
  })

  test('again, or twice at once, answers with the same request', async () => {
    const person = await world.user()
    const answers = await Promise.all([1, 2, 3].map(() => askBy(person, ` ${division.globalId} `)))
    expect(new Set(answers.map(({ request }) => request?.id)).size).toBe(1)
    expect(await world.prisma.associationRequest.count({ where: { userId: person.id } })).toBe(1)
  })

  test('where one belongs already is a conflict', async () => {
    expect(await ask(await world.user(division), division.id)).toMatchObject({
      code: 'CONFLICT',
      message: 'You belong to this organization already.',
    })
  })

  test.each([
    ['no id', 'Northway'],
    ['a uuid', randomUUID()],
    ['nothing', ''],
  ])('for %s is refused at the field', async (_name, id) => {
    expect((await askBy(await world.user(), id)).fields).toEqual([
      { path: 'organizationId', message: 'Write the id of the organization, as its Admin gives it.' },
    ])
  })

  test('for the twenty-first at a time is refused, whatever there is', async () => {
    const person = await world.user()
    for (let n = 0; n < 20; n++) await ask(person, randomUUID())
    for (const uuid of [randomUUID(), division.id])
      expect((await ask(person, uuid)).fields?.[0]?.message).toMatch(/20 requests pending/)
  })
})

describe('for somebody else', () => {
  test('whoever may accept takes them in at once, once', async () => {
    const person = await world.user(division)
    const other = await world.organization({ parent: root })
    const userId = person.globalId
    const [one, two] = await Promise.all([ask(admin, other.id, { userId }), ask(admin, other.id, { userId })])
    const again = await ask(admin, other.id, { userId })
    expect(one.request ?? two.request).toMatchObject({ statusName: 'Accepted', organization: { id: other.globalId } })
    expect(again.request?.statusName).toBe('Accepted')
    const memberships = await membershipsOf(person)
    expect(memberships.filter(({ organizationId }) => organizationId === other.id)).toMatchObject([
      { accessLevel: 'TRANSACTIONAL', jobRole: { name: 'Manager' } },
    ])
  })

  test('others may not, and a stranger finds neither the person nor the organization', async () => {
    const person = await world.user(division)
    const userId = person.globalId
    expect((await ask(await world.user(root, 'STRATEGIC'), root.id, { userId })).code).toBe('FORBIDDEN')
    const { admin: stranger } = await tree(world)
    expect(await ask(stranger, root.id, { userId })).toMatchObject({
      code: 'NOT_FOUND',
      message: 'The user was not found.',
    })
    const { admin: colleague } = await tree(world)
    expect((await ask(admin, root.id, { userId: colleague.globalId })).code).toBe('NOT_FOUND')
    expect((await ask(admin, randomUUID(), { userId })).message).toBe('The organization was not found.')
  })
})

describe('accepting', () => {
  test('places the person, who then sees the organization', async () => {
    const spot = await world.group(root)
    const { person, id } = await pending()
    const { request } = await accept(admin, id, {
      accessLevel: 'SUPERVISION',
      groupId: globalId('Group', spot.groupId),
      endsAt: '2100-01-01T00:00:00Z',
    })
    expect(request).toMatchObject({
      statusName: 'Accepted',
      organization: { id: division.globalId },
      decidedBy: { id: admin.globalId },
      can: { decide: { allowed: false, reason: 'This request was accepted already.' } },
    })
    expect(await membershipsOf(person)).toMatchObject([
      {
        organizationId: division.id,
        accessLevel: 'SUPERVISION',
        ...spot,
        jobRole: { name: 'Manager' },
        endsAt: new Date('2100-01-01'),
      },
    ])
    const { myAssociationRequests } = await world.ask<{ myAssociationRequests: { edges: { node: Shown }[] } }>(
      person,
      `{ myAssociationRequests { edges { node { ${fields} } } } }`,
    )
    expect(myAssociationRequests.edges[0]!.node).toMatchObject({
      organization: { id: division.globalId },
      statusName: 'Accepted',
    })
  })

  test('is Transactional and Manager where nothing is said', async () => {
    const { person, id } = await pending()
    await accept(admin, id)
    expect(await membershipsOf(person)).toMatchObject([
      { accessLevel: 'TRANSACTIONAL', departmentId: null, jobRole: { name: 'Manager' } },
    ])
  })

  test('twice at once makes one membership', async () => {
    const { person, id } = await pending()
    const other = await world.user(root, 'ADMIN')
    const answers = await Promise.all([
      accept(admin, id, { accessLevel: 'SUPERVISION' }),
      accept(other, id),
      accept(admin, id),
    ])
    expect(answers.map(({ request }) => request?.statusName)).toEqual(['Accepted', 'Accepted', 'Accepted'])
    expect(await membershipsOf(person)).toHaveLength(1)
  })

  test('never lowers what somebody has there', async () => {
    const { person, id } = await pending()
    await world.join(person, division, 'TACTICAL')
    await accept(admin, id, { accessLevel: 'TRANSACTIONAL' })
    await accept(admin, id, { accessLevel: 'TRANSACTIONAL' })
    expect(await membershipsOf(person)).toMatchObject([{ accessLevel: 'TACTICAL' }])
  })

  test.each<[AccessLevel]>([['STRATEGIC'], ['TACTICAL'], ['SUPERVISION'], ['TRANSACTIONAL']])(
    'is not for %s, who does not even see the request',
    async (level) => {
      const { person, id } = await pending()
      const spot = await world.group(root)
      const member = await world.user(root, level, spot)
      expect(await accept(member, id)).toMatchObject({ code: 'NOT_FOUND' })
      expect(await decline(member, id)).toMatchObject({ code: 'NOT_FOUND' })
      expect(await membershipsOf(person)).toEqual([])
    },
  )

  test('is not for the person: refused alike whether or not the organization exists', async () => {
    const { person, id } = await pending()
    const { request } = await ask(person, randomUUID())
    const [one, other] = [await accept(person, id), await accept(person, request!.id)]
    expect(one.code).toBe('FORBIDDEN')
    expect(other).toEqual(one)
  })

  test('by a level that is enabled: within its department, and not above itself', async () => {
    const own = await world.organization()
    const [spot, elsewhere] = [await world.group(own), await world.group(own)]
    await world.prisma.policyCell.create({
      data: { rootId: own.id, capability: 'associations.accept', accessLevel: 'TACTICAL', reach: 'DEPARTMENTS' },
    })
    const tactical = await world.user(own, 'TACTICAL', { departmentId: spot.departmentId })
    const { person, id } = await pending(own)
    expect((await accept(tactical, id, { accessLevel: 'STRATEGIC' })).message).toBe(
      'You can’t give or remove an access level above your own, which is Tactical Mgt here.',
    )
    expect((await accept(tactical, id, { groupId: globalId('Group', elsewhere.groupId) })).code).toBe('FORBIDDEN')
    expect((await accept(tactical, id)).code).toBe('FORBIDDEN')
    expect(await membershipsOf(person)).toEqual([])
    expect(
      (await accept(tactical, id, { accessLevel: 'TACTICAL', groupId: globalId('Group', spot.groupId) })).request
        ?.statusName,
    ).toBe('Accepted')
  })

  test.each([
    ['an end before the start', { startsAt: '2100-01-02T00:00:00Z', endsAt: '2100-01-01T00:00:00Z' }],
    ['an end that is over', { endsAt: '2001-01-01T00:00:00Z' }],
  ])('with %s is refused', async (_name, dates) => {
    const { id } = await pending()
    expect((await accept(admin, id, dates)).fields?.map(({ path }) => path)).toEqual(['endsAt'])
  })

  test('with a group of another department, or of another tenant, is refused', async () => {
    const { id } = await pending()
    const [one, other] = [await world.group(root), await world.group(root)]
    const foreign = await world.group(await world.organization())
    expect(
      (
        await accept(admin, id, {
          departmentId: globalId('Department', one.departmentId),
          groupId: globalId('Group', other.groupId),
        })
      ).fields?.[0]?.path,
    ).toBe('groupId')
    expect((await accept(admin, id, { groupId: globalId('Group', foreign.groupId) })).code).toBe('NOT_FOUND')
  })

  test('from a version that is past is a conflict that shows both', async () => {
    const { id } = await pending()
    expect(await accept(admin, id, { version: 7 })).toMatchObject({
      code: 'VERSION_CONFLICT',
      differences: [{ field: 'version', yours: '7', current: '1' }],
    })
  })

  test('takes the words of legacy clients for an access level or a job role', async () => {
    const [one, two, three] = [await pending(), await pending(), await pending()]
    await world.prisma.jobRole.create({ data: { organizationId: root.id, name: 'Dock hand' } })
    await accept(admin, one.id, { role: 'tactical mgt' })
    await accept(admin, two.id, { role: 'Dock hand' })
    expect((await accept(admin, three.id, { role: 'Emperor' })).fields?.[0]?.path).toBe('role')
    expect(await membershipsOf(one.person)).toMatchObject([{ accessLevel: 'TACTICAL', jobRole: { name: 'Manager' } }])
    expect(await membershipsOf(two.person)).toMatchObject([
      { accessLevel: 'TRANSACTIONAL', jobRole: { name: 'Dock hand' } },
    ])
  })
})

describe('declining and withdrawing', () => {
  test('keeps the reason, which the person reads; again it changes nothing', async () => {
    const { person, id } = await pending()
    await decline(admin, id, { reason: 'We are full' })
    expect((await decline(admin, id, { reason: 'Another' })).request).toMatchObject({
      statusName: 'Declined',
      reason: 'We are full',
      version: 2,
    })
    const { node } = await world.ask<{ node: Shown }>(
      person,
      `query ($id: ID!) { node(id: $id) { ... on AssociationRequest { ${fields} } } }`,
      { id },
    )
    expect(node).toMatchObject({ reason: 'We are full', organization: null, decidedBy: null })
    expect((await accept(admin, id)).message).toBe('This request was declined already.')
    expect((await ask(person, division.id)).request?.id).not.toBe(id)
  })

  test('needs a reason', async () => {
    const { id } = await pending()
    expect((await decline(admin, id, { reason: ' ' })).fields).toEqual([{ path: 'reason', message: 'Enter a reason.' }])
  })

  test('is withdrawn by the person alone', async () => {
    const { person, id } = await pending()
    expect((await withdraw(admin, id)).code).toBe('FORBIDDEN')
    expect((await withdraw(await world.user(), id)).code).toBe('NOT_FOUND')
    expect((await withdraw(person, id)).request?.statusName).toBe('Withdrawn')
    expect((await withdraw(person, id)).request?.version).toBe(2)
    expect((await accept(admin, id)).message).toBe('This request was withdrawn already.')
    expect(await membershipsOf(person)).toEqual([])
  })

  test('and accepting at once: one of them', async () => {
    const { person, id } = await pending()
    const answers = await Promise.all([accept(admin, id), withdraw(person, id)])
    expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(1)
    const { status } = await world.prisma.associationRequest.findFirstOrThrow({ where: { userId: person.id } })
    expect(await membershipsOf(person)).toHaveLength(status === 'ACCEPTED' ? 1 : 0)
  })
})

describe('who sees requests', () => {
  const incoming = async (person: Person, args = '') => {
    const { associationRequests } = await world.ask<{ associationRequests: { edges: { node: { id: string } }[] } }>(
      person,
      `{ associationRequests${args} { edges { node { id } } } }`,
    )
    return associationRequests.edges.map(({ node }) => node.id)
  }

  test('whoever may decide, from their organization down, in pages', async () => {
    const {
      root: own,
      below,
      top,
      lower,
    } = await tree(world, { below: { below: {} }, people: { top: 'ADMIN', lower: { level: 'ADMIN', at: 'below' } } })
    const [above, there] = [await pending(own), await pending(below)]
    await accept(lower, there.id)
    expect(await incoming(top)).toEqual([there.id, above.id])
    expect(await incoming(lower)).toEqual([there.id])
    expect(await incoming(top, '(filter: { status: { eq: PENDING } })')).toEqual([above.id])
    expect(await incoming(top, '(first: 1)')).toEqual([there.id])
    expect(await incoming(await world.user(own, 'STRATEGIC'))).toEqual([])
    expect(await incoming(admin)).not.toContain(above.id)
  })

  test('in as many statements for many as for one', async () => {
    const { root: own, top } = await tree(world, { people: { top: 'ADMIN' } })
    const source = `{ associationRequests { edges { node { ${fields} user { name email } } } } }`
    await pending(own)
    const one = await statementsOf(() => world.ask(top, source))
    for (let n = 0; n < 5; n++) await pending(own)
    expect(await statementsOf(() => world.ask(top, source))).toHaveLength(one.length)
  })

  test('the counts are of what is in sight', async () => {
    const { root: own, top } = await tree(world, { people: { top: 'ADMIN' } })
    await world.organization({ parent: own })
    await world.group(own)
    const { id } = await pending(own)
    await pending(own)
    await accept(top, id)
    const source = '{ associationCounts { pending accepted organizations departments groups } }'
    expect(await world.ask(top, source)).toEqual({
      associationCounts: { pending: 1, accepted: 1, organizations: 2, departments: 1, groups: 1 },
    })
    expect(await world.ask(await world.user(), source)).toEqual({
      associationCounts: { pending: 0, accepted: 0, organizations: 0, departments: 0, groups: 0 },
    })
  })

  test('every decision stands in the audit log', async () => {
    const { id } = await pending()
    await decline(admin, id)
    const nounId = Buffer.from(id, 'base64').toString().split(':')[1]!
    const entries = await world.prisma.auditEntry.findMany({ where: { nounId }, orderBy: { id: 'asc' } })
    expect(entries.map(({ action, actorId }) => [action, actorId === admin.id])).toEqual([
      ['CREATE', false],
      ['UPDATE', true],
    ])
  })
})
