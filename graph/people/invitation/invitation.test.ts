// Invitations: a code that is good once, for whom and for what it was made.
import { describe, expect, test } from 'vitest'
import { globalId, uuidOf } from '../../kernel/node.ts'
import type { AccessLevel } from '../../kernel/policy.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const world = await World.make()
const { root, division, admin } = await tree(world, { below: { division: {} } })

type Created = MutationResult & {
  secret: string
  url: string
  invitation: { id: string; state: string; email: string | null }
}
type Accepted = MutationResult & {
  organization?: { id: string } | null
  request?: { id: string; status: string } | null
}
const create = (person: Person, more: object = {}) =>
  world.mutate<Created>(
    person,
    'createInvitation',
    { organizationId: division.globalId, ...more },
    'secret url invitation { id state email }',
  )
const accept = (person: Person, code: string, at = world) =>
  at.mutate<Accepted>(person, 'acceptInvitation', { code }, 'organization { id } request { id status }')
const confirm = (person: Person, id: string) => world.mutate(person, 'acceptAssociation', { id }, 'request { status }')
/** Somebody whose address nobody has verified; nothing can be mailed here. */
const unverified = async () => {
  const person = await world.user()
  await world.unverify(person)
  return person
}
const revoke = (person: Person, id: string) => world.mutate(person, 'revokeInvitation', { id }, 'invitation { state }')
const membershipsOf = (person: Person) =>
  world.prisma.membership.findMany({ where: { userId: person.id }, include: { jobRole: true } })
type Change = (maker: Person, at: Organization) => Promise<unknown>
const levelTo =
  (accessLevel: AccessLevel): Change =>
  (maker) =>
    world.prisma.membership.updateMany({ where: { userId: maker.id }, data: { accessLevel } })

describe('an invitation', () => {
  test('takes somebody in as it says, however the code was typed', async () => {
    const spot = await world.group(root)
    const { secret: code, url } = await create(admin, {
      accessLevel: 'SUPERVISION',
      groupId: globalId('Group', spot.groupId),
    })
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
    expect(url).toBe(`/signup?invitation=${code}`)
    const person = await world.user()
    expect((await accept(person, ` ${code.toLowerCase().replaceAll('-', ' ')}`)).organization?.id).toBe(
      division.globalId,
    )
    expect(await membershipsOf(person)).toMatchObject([
      { organizationId: division.id, accessLevel: 'SUPERVISION', ...spot, jobRole: { name: 'Manager' } },
    ])
  })

  test('is good once: of two people at once one gets it', async () => {
    const { secret: code } = await create(admin)
    const people = [await world.user(), await world.user(), await world.user()]
    const answers = await Promise.all(people.map((person) => accept(person, code)))
    expect(answers.filter(({ organization }) => organization)).toHaveLength(1)
    expect(await world.prisma.membership.count({ where: { userId: { in: people.map(({ id }) => id) } } })).toBe(1)
  })

  test('two of them at once make one membership', async () => {
    const [one, two] = [await create(admin), await create(admin)]
    const person = await world.user()
    await Promise.all([accept(person, one.secret), accept(person, two.secret)])
    expect(await membershipsOf(person)).toHaveLength(1)
  })

  test('never lowers what somebody has, but gives more', async () => {
    const person = await world.user(division, 'SUPERVISION')
    await accept(person, (await create(admin)).secret)
    expect(await membershipsOf(person)).toHaveLength(1)
    await accept(person, (await create(admin, { accessLevel: 'STRATEGIC' })).secret)
    expect((await membershipsOf(person)).map(({ accessLevel }) => accessLevel).sort()).toEqual([
      'STRATEGIC',
      'SUPERVISION',
    ])
  })

  test('that is unknown, used, revoked, expired or of somebody else is the same as none', async () => {
    const person = await world.user()
    const [used, revoked, expired, others] = [
      await create(admin),
      await create(admin),
      await create(admin, { expiresInDays: 1 }),
      await create(admin, { email: 'Somebody.Else@test.test' }),
    ]
    await accept(await world.user(), used.secret)
    await revoke(admin, revoked.invitation.id)
    const unknown = await accept(person, 'AAAA-AAAA-AAAA-AAAA')
    expect(unknown).toMatchObject({ code: 'NOT_FOUND', message: 'An invitation of this code was not found.' })
    for (const { secret: code } of [used, revoked, others]) expect(await accept(person, code)).toEqual(unknown)
    await world.prisma.invitation.updateMany({
      where: { expiresAt: { lt: new Date(world.clock.now().getTime() + 2 * 24 * 3_600_000) } },
      data: { expiresAt: world.clock.now() },
    })
    expect(await accept(person, expired.secret)).toEqual(unknown)
    expect(await membershipsOf(person)).toEqual([])
  })

  test('with an email is for that account, and takes it in where its address is verified', async () => {
    const person = await world.user()
    const { secret: code, invitation } = await create(admin, { email: person.email.toUpperCase() })
    expect(invitation.email).toBe(person.email)
    expect((await accept(await world.user(), code)).code).toBe('NOT_FOUND')
    const { organization, request } = await accept(person, code)
    expect([organization?.id, request]).toEqual([division.globalId, null])
  })

  test('for an address that nobody has verified, where nothing is mailed, waits for an Admin who takes the person in', async () => {
    const spot = await world.group(root)
    const person = await unverified()
    const { secret: code, invitation } = await create(admin, {
      email: person.email,
      accessLevel: 'ADMIN',
      groupId: globalId('Group', spot.groupId),
    })
    const [{ request }, again] = [await accept(person, code), await accept(person, code)]
    expect(again.request).toEqual(request)
    expect(await membershipsOf(person)).toEqual([])
    const { admin: stranger } = await tree(world)
    expect((await confirm(stranger, request!.id)).code).toBe('NOT_FOUND')
    expect((await confirm(person, request!.id)).code).toBe('FORBIDDEN')
    const seen =
      '{ associationRequests { edges { node { id invitation { id accessLevelName } } } } myAssociationRequests { edges { node { id invitation { id } } } } }'
    type Seen = Record<'associationRequests' | 'myAssociationRequests', { edges: { node: object }[] }>
    expect((await world.ask<Seen>(admin, seen)).associationRequests.edges[0]!.node).toEqual({
      id: request!.id,
      invitation: { id: invitation.id, accessLevelName: 'Admin' },
    })
    expect((await world.ask<Seen>(person, seen)).myAssociationRequests.edges[0]!.node).toEqual({
      id: request!.id,
      invitation: null,
    })
    expect((await confirm(admin, request!.id)).code).toBeUndefined()
    expect(await membershipsOf(person)).toMatchObject([{ organizationId: division.id, accessLevel: 'ADMIN', ...spot }])
    expect(await world.prisma.user.findUnique({ where: { id: person.id } })).toMatchObject({
      emailVerifiedAt: world.clock.now(),
    })
    expect(await world.prisma.invitation.findFirst({ where: { usedById: person.id } })).toMatchObject({
      usedAt: world.clock.now(),
    })
    expect((await accept(person, code)).code).toBe('NOT_FOUND')
  })

  test('for an unverified address of somebody who belongs elsewhere is for an Admin there to verify', async () => {
    const {
      root: own,
      admin: theirs,
      member,
    } = await tree(world, {
      root: { name: 'Cedar Lines' },
      people: { admin: 'ADMIN', member: 'TRANSACTIONAL' },
    })
    await world.unverify(member)
    const { secret: code } = await create(admin, { email: member.email })
    expect(await accept(member, code)).toMatchObject({
      code: 'FORBIDDEN',
      message:
        'Your email address is not verified. Ask an Admin of Cedar Lines to verify it, then accept the invitation again.',
    })
    const { code: refused } = await world.mutate(
      theirs,
      'verifyUserEmail',
      { userId: member.globalId, email: member.email },
      '__typename',
    )
    expect(refused).toBeUndefined()
    expect((await accept(member, code)).organization?.id).toBe(division.globalId)
    expect((await membershipsOf(member)).map(({ organizationId }) => organizationId).sort()).toEqual(
      [own.id, division.id].sort(),
    )
  })

  test('for an unverified address is accepted by nobody who does not administer the person wholly', async () => {
    const person = await unverified()
    const { request } = await accept(person, (await create(admin, { email: person.email })).secret)
    await world.join(person, (await tree(world)).root, 'TRANSACTIONAL')
    expect(await confirm(admin, request!.id)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/^Their email address is not verified\. An Admin of every organization/),
    })
    expect((await membershipsOf(person)).map(({ organizationId }) => organizationId)).not.toContain(division.id)
  })

  test('for an address that the account has left since is not confirmed', async () => {
    const person = await unverified()
    const { request } = await accept(person, (await create(admin, { email: person.email })).secret)
    await world.prisma.user.update({ where: { id: person.id }, data: { email: `moved.${person.email}` } })
    expect((await confirm(admin, request!.id)).message).toMatch(/no longer the one that was invited/)
    expect(await membershipsOf(person)).toEqual([])
  })

  test('that was revoked while it waited gives no more than any request', async () => {
    const person = await unverified()
    const { secret: code, invitation } = await create(admin, { email: person.email, accessLevel: 'ADMIN' })
    const { request } = await accept(person, code)
    await revoke(admin, invitation.id)
    await confirm(admin, request!.id)
    expect(await membershipsOf(person)).toMatchObject([{ accessLevel: 'TRANSACTIONAL' }])
  })

  test('to be Admin names an address', async () => {
    expect((await create(admin, { accessLevel: 'ADMIN' })).fields).toEqual([
      { path: 'email', message: 'Enter the email address of the new Admin: anyone could use a code without one.' },
    ])
  })

  const changes: [string, Change][] = [
    ['its maker lost the right', levelTo('STRATEGIC')],
    [
      'its maker belongs there no more',
      (maker) =>
        world.prisma.membership.updateMany({ where: { userId: maker.id }, data: { endsAt: world.clock.now() } }),
    ],
    [
      'its maker was disabled, and enabled again',
      async (maker, at) => {
        const top = await world.user(at, 'ADMIN')
        for (const name of ['disableUser', 'enableUser'])
          await world.mutate(top, name, { id: maker.globalId }, '__typename')
      },
    ],
  ]

  test.each(changes)('is none once %s', async (_what, change) => {
    const own = await world.organization()
    const [maker, person] = [await world.user(own, 'ADMIN'), await world.user()]
    const codes = [
      (await create(maker, { organizationId: own.globalId })).secret,
      (await create(maker, { organizationId: own.globalId, email: person.email })).secret,
    ]
    await change(maker, own)
    for (const code of codes)
      expect(await accept(person, code)).toMatchObject({
        code: 'NOT_FOUND',
        message: 'An invitation of this code was not found.',
      })
    expect([
      await membershipsOf(person),
      await world.prisma.associationRequest.count({ where: { userId: person.id } }),
    ]).toEqual([[], 0])
  })

  test('to an organization that was archived since is none', async () => {
    const gone = await world.organization({ parent: root })
    const { secret: code } = await create(admin, { organizationId: gone.globalId })
    await world.prisma.organization.update({ where: { id: gone.id }, data: { archivedAt: world.clock.now() } })
    expect((await accept(await world.user(), code)).code).toBe('NOT_FOUND')
    expect((await create(admin, { organizationId: gone.globalId })).fields?.[0]?.path).toBe('organizationId')
  })

  test('can not be guessed at for long', async () => {
    const strict = await World.make({ settings: { SIGN_INS_PER_MINUTE: 3 } })
    const person = await world.user()
    const codes = []
    for (let n = 0; n < 4; n++) codes.push((await accept(person, `AAAA-AAAA-AAAA-AAA${n}`, strict)).code)
    expect(codes).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'RATE_LIMIT'])
  })

  test('is kept as a hash, also where its key is used again', async () => {
    const one = await create(admin, { idempotencyKey: 'k1' })
    const again = await create(admin, { idempotencyKey: 'k1' })
    expect(again.secret).toBe(one.secret)
    const plain = one.secret.replaceAll('-', '')
    const kept = JSON.stringify([
      await world.prisma.invitation.findMany(),
      await world.prisma.idempotencyKey.findMany(),
      await world.prisma.auditEntry.findMany({ where: { noun: 'Invitation' } }),
    ])
    expect(kept).not.toContain(one.secret)
    expect(kept).not.toContain(plain)
  })
})

describe('inviting', () => {
  test.each<[AccessLevel]>([['STRATEGIC'], ['TACTICAL'], ['SUPERVISION'], ['TRANSACTIONAL']])(
    'is not for %s',
    async (level) => {
      const member = await world.user(root, level, await world.group(root))
      expect((await create(member)).code).toBe('FORBIDDEN')
      const { invitation } = await create(admin)
      expect((await revoke(member, invitation.id)).code).toBe('NOT_FOUND')
      const { organization, invitations } = await world.ask<{
        organization: { invitations: { nodes: object[] }; can: { invite: object } }
        invitations: { edges: object[] }
      }>(
        member,
        `{ organization(id: "${division.globalId}") { invitations { nodes { id } } can { invite { allowed reason whoCan } } } invitations { edges { node { id } } } }`,
      )
      expect(organization).toEqual({
        invitations: { nodes: [] },
        can: { invite: { allowed: false, reason: expect.stringContaining('takes Admin'), whoCan: ['Admin'] } },
      })
      expect(invitations.edges).toEqual([])
    },
  )

  test('to what is foreign is to nothing', async () => {
    const { admin: stranger } = await tree(world)
    expect(await create(stranger)).toMatchObject({ code: 'NOT_FOUND' })
    const { invitation } = await create(admin)
    expect((await revoke(stranger, invitation.id)).code).toBe('NOT_FOUND')
  })

  test.each([
    ['email', { email: 'nobody' }],
    ['expiresInDays', { expiresInDays: 0 }],
    ['expiresInDays', { expiresInDays: 91 }],
  ])('names a wrong %s', async (path, input) =>
    expect((await create(admin, input)).fields?.map((field) => field.path)).toEqual([path]),
  )

  test('is seen in a list, newest first, with what can be done', async () => {
    const { root: own, top } = await tree(world, { people: { top: 'ADMIN' } })
    const made = [
      await create(top, { organizationId: own.globalId }),
      await create(top, { organizationId: own.globalId }),
    ]
    await revoke(top, made[0]!.invitation.id)
    await revoke(top, made[0]!.invitation.id)
    const { invitations } = await world.ask<{ invitations: { edges: { node: object }[] } }>(
      top,
      '{ invitations { edges { node { id state createdBy { id } jobRole { name } can { revoke { allowed reason } } } } } }',
    )
    const shared = { createdBy: { id: top.globalId }, jobRole: { name: 'Manager' } }
    expect(invitations.edges.map(({ node }) => node)).toEqual([
      { ...shared, id: made[1]!.invitation.id, state: 'OPEN', can: { revoke: { allowed: true, reason: null } } },
      {
        ...shared,
        id: made[0]!.invitation.id,
        state: 'REVOKED',
        can: { revoke: { allowed: false, reason: 'This invitation was revoked already.' } },
      },
    ])
  })

  test('is found in the list by its state, of which it has one', async () => {
    const { root: own, top } = await tree(world, { people: { top: 'ADMIN' } })
    const make = async () => (await create(top, { organizationId: own.globalId })).invitation.id
    const ids = { OPEN: await make(), REVOKED: await make(), USED: await make(), EXPIRED: await make() }
    await revoke(top, ids.REVOKED)
    const set = (id: string, data: object) =>
      world.prisma.invitation.update({ where: { id: uuidOf('Invitation', id) }, data })
    await set(ids.USED, { usedAt: world.clock.now(), revokedAt: world.clock.now() })
    await set(ids.EXPIRED, { expiresAt: world.clock.now() })
    const found = async (filter: object) =>
      (
        await world.ask<{ invitations: { nodes: { id: string }[] } }>(
          top,
          'query ($filter: InvitationFilter) { invitations(filter: $filter, orderBy: { field: CREATED }) { nodes { id } } }',
          { filter },
        )
      ).invitations.nodes.map(({ id }) => id)
    for (const [state, id] of Object.entries(ids)) {
      expect(await found({ state: { eq: state } })).toEqual([id])
      expect(await found({ not: { state: { ne: state } } })).toEqual([id])
    }
    expect(await found({ state: { in: ['OPEN', 'EXPIRED'] } })).toEqual([ids.OPEN, ids.EXPIRED])
    expect(await found({ state: { in: [] } })).toEqual([])
    expect(await found({ organization: { eq: division.globalId } })).toEqual([])
  })

  test('a used one can not be revoked', async () => {
    const { secret: code, invitation } = await create(admin)
    await accept(await world.user(), code)
    expect(await revoke(admin, invitation.id)).toMatchObject({ code: 'CONFLICT' })
  })
})

describe('what a code offers', () => {
  type Offer = Record<'state' | 'organizationName' | 'inviterName' | 'email', string | null>
  const offer = async (code: string, person: Person | null = null) =>
    (
      await world.ask<{ invitationOffer: Offer | null }>(
        person,
        'query ($code: String!) { invitationOffer(code: $code) { state organizationName inviterName email } }',
        { code },
      )
    ).invitationOffer
  const ended = { organizationName: null, inviterName: null, email: null }

  test('is told to whoever has it, signed in or not: where it leads, who invites, and for which address', async () => {
    const { root: own, maker } = await tree(world, {
      root: { name: 'Basin Ridge Haulage' },
      people: { maker: 'ADMIN' },
    })
    const [open, named] = [
      await create(maker, { organizationId: own.globalId }),
      await create(maker, { organizationId: own.globalId, email: 'Mina@New.test' }),
    ]
    const told = { state: 'OPEN', organizationName: 'Basin Ridge Haulage', inviterName: maker.name, email: null }
    const { admin: stranger } = await tree(world)
    for (const person of [null, stranger, maker]) {
      expect(await offer(open.secret.toLowerCase(), person)).toEqual(told)
      expect(await offer(named.secret, person)).toEqual({ ...told, email: 'mina@new.test' })
    }
    expect(await membershipsOf(stranger)).toHaveLength(1)
  })

  test('is that it ended, and no more, of one that was used, revoked or has expired', async () => {
    const [used, revoked, expired] = [
      await create(admin),
      await create(admin),
      await create(admin, { email: 'late@new.test', expiresInDays: 1 }),
    ]
    await accept(await world.user(), used.secret)
    await revoke(admin, revoked.invitation.id)
    await world.prisma.invitation.update({
      where: { id: uuidOf('Invitation', expired.invitation.id) },
      data: { expiresAt: world.clock.now() },
    })
    expect([await offer(used.secret), await offer(revoked.secret), await offer(expired.secret)]).toEqual(
      ['USED', 'REVOKED', 'EXPIRED'].map((state) => ({ state, ...ended })),
    )
  })

  test('is nothing of a code that is none, or whose maker may no longer invite, or to what is archived', async () => {
    const { root: own, maker, other } = await tree(world, { people: { maker: 'ADMIN', other: 'ADMIN' } })
    const [of, archived] = [
      await create(maker, { organizationId: own.globalId }),
      await create(other, { organizationId: own.globalId }),
    ]
    await levelTo('STRATEGIC')(maker, own)
    expect([await offer(of.secret), await offer('AAAA-AAAA-AAAA-AAAA'), await offer('')]).toEqual([null, null, null])
    expect(await offer(archived.secret)).toMatchObject({ state: 'OPEN' })
    await world.prisma.organization.update({ where: { id: own.id }, data: { archivedAt: world.clock.now() } })
    expect(await offer(archived.secret)).toBeNull()
  })

  test('can not be tried for long by who has not signed in', async () => {
    const strict = await World.make({ settings: { OPERATIONS_PER_MINUTE: 3 } })
    const base = await strict.serve()
    const query = '{ invitationOffer(code: "AAAA-AAAA-AAAA-AAAA") { state } }'
    const statuses = []
    for (let n = 0; n < 4; n++)
      statuses.push(
        (
          await fetch(`${base}/graphql`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ query }),
          })
        ).status,
      )
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})

describe('who may invite', () => {
  const listen = (person: Person) =>
    world.listen<{ joiningChanged: { organizationId: string } }>(
      person,
      'subscription { joiningChanged { organizationId } }',
    )
  type Listed = {
    invitations: { edges: { node: { id: string; state: string; pendingRequests: { user: { name: string } }[] } }[] }
  }
  const listed = async (person: Person) =>
    (
      await world.ask<Listed>(
        person,
        '{ invitations { edges { node { id state pendingRequests { user { name } } } } } }',
      )
    ).invitations.edges.map(({ node }) => node)

  test('is told at once that an invitation was made, taken, claimed, confirmed or revoked, and nobody else is', async () => {
    const { root: own, at } = await tree(world, { below: { at: {} }, people: {} })
    const [maker, colleague, member, above] = [
      await world.user(at, 'ADMIN'),
      await world.user(at, 'ADMIN'),
      await world.user(at, 'STRATEGIC'),
      await world.user(own, 'ADMIN'),
    ]
    const [stranger, mina, ana] = [
      await world.user(await world.organization(), 'ADMIN'),
      await unverified(),
      await world.user(),
    ]
    const hears = [await listen(maker), await listen(colleague), await listen(above)]
    const silent = [await listen(member), await listen(stranger)]
    const toldOfAll = async () => {
      for (const stream of hears)
        expect(await stream.next()).toEqual({ joiningChanged: { organizationId: at.globalId } })
    }
    const free = await create(maker, { organizationId: at.globalId })
    await toldOfAll()
    await accept(ana, free.secret)
    await toldOfAll()
    const named = await create(maker, { organizationId: at.globalId, email: mina.email })
    await toldOfAll()
    const { request } = await accept(mina, named.secret)
    await toldOfAll()
    expect((await listed(maker))[0]).toEqual({
      id: named.invitation.id,
      state: 'OPEN',
      pendingRequests: [{ user: { name: mina.name } }],
    })
    await confirm(maker, request!.id)
    await toldOfAll()
    expect(await listed(maker)).toEqual(
      [named, free].map(({ invitation: { id } }) => ({ id, state: 'USED', pendingRequests: [] })),
    )
    const other = await create(maker, { organizationId: at.globalId })
    await toldOfAll()
    await revoke(colleague, other.invitation.id)
    await toldOfAll()
    for (const stream of silent) expect(await stream.next(50)).toBeNull()
    expect(await listed(stranger)).toEqual([])
  })
})
