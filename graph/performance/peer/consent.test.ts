// The consent of a root organization to the comparison with peers.
import { beforeAll, expect, test } from 'vitest'
import { accessLevels } from '../../kernel/policy.ts'
import { tree } from '../../testing/tree.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { type MutationResult, World } from '../../testing/world.ts'

let world: World

beforeAll(async () => {
  world = await World.make()
})

const fields = 'organization { peerConsent { isGiven by version } }'
interface Result extends MutationResult {
  organization?: { peerConsent: { isGiven: boolean; by: string; version: number } | null }
}
const give = (person: Person, at: Organization, version?: number) =>
  world.mutate<Result>(person, 'givePeerConsent', { organizationId: at.globalId, version }, fields)
const withdraw = (person: Person, at: Organization, version?: number) =>
  world.mutate<Result>(person, 'withdrawPeerConsent', { organizationId: at.globalId, version }, fields)

test('is given, withdrawn and given again by an Admin of the root, with a version each time, and audited', async () => {
  const { root, admin } = await tree(world)
  expect((await withdraw(admin, root)).code).toBe('CONFLICT')
  expect((await give(admin, root, 0)).organization?.peerConsent).toEqual({ isGiven: true, by: admin.name, version: 1 })
  expect((await give(admin, root)).organization?.peerConsent?.version).toBe(1)
  expect(await withdraw(admin, root, 3)).toMatchObject({
    code: 'VERSION_CONFLICT',
    message: 'The consent was changed by someone else.',
    differences: [{ field: 'version', yours: '3', current: '1' }],
  })
  expect((await withdraw(admin, root, 1)).organization?.peerConsent).toEqual({
    isGiven: false,
    by: admin.name,
    version: 2,
  })
  expect((await give(admin, root, 2)).organization?.peerConsent).toMatchObject({ isGiven: true, version: 3 })
  const { auditEntries } = await world.ask<{
    auditEntries: { edges: { node: { noun: string; actor: { name: string } } }[] }
  }>(admin, '{ auditEntries { edges { node { noun actor { name } } } } }')
  expect(auditEntries.edges.map(({ node }) => node)).toEqual(
    [1, 2, 3].map(() => ({ noun: 'PeerConsent', actor: { name: admin.name } })),
  )
})

test('is the Admin’s of the root alone, and the others are told why', async () => {
  const { root, below } = await tree(world, { below: { below: {} }, people: {} })
  const source = 'query ($of: ID!) { organization(id: $of) { peersShared can { consent { allowed reason } } } }'
  const may = (person: Person, at: Organization) =>
    world.ask<{
      organization: { peersShared: string[]; can: { consent: { allowed: boolean; reason: string | null } } }
    }>(person, source, { of: at.globalId })
  for (const level of accessLevels) {
    const person = await world.user(root, level)
    const { can, peersShared } = (await may(person, root)).organization
    expect([level, can.consent.allowed]).toEqual([level, level === 'ADMIN'])
    expect(peersShared.join(' ')).toContain('at least five')
    const answer = await give(person, root)
    expect(answer.message).toBe(can.consent.reason ?? undefined)
  }
  const admin = await world.user(root, 'ADMIN')
  expect(await give(admin, below)).toMatchObject({
    code: 'CONFLICT',
    message: (await may(admin, below)).organization.can.consent.reason,
  })
  const adminBelow = await world.user(below, 'ADMIN')
  expect((await give(adminBelow, root)).code).toBe('NOT_FOUND')
})

test('of another tenant is none', async () => {
  const root = await world.organization()
  const { admin: stranger } = await tree(world)
  for (const answer of [await give(stranger, root), await withdraw(stranger, root)]) {
    expect(answer).toMatchObject({ code: 'NOT_FOUND', message: 'The organization was not found.' })
  }
})

test('given by two at once is given once', async () => {
  const { root, admin } = await tree(world)
  const answers = await Promise.all([give(admin, root), give(admin, root), give(admin, root)])
  expect(answers.map(({ organization }) => organization?.peerConsent?.version)).toEqual([1, 1, 1])
})
