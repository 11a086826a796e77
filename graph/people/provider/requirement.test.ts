// When a provider is required, and where an address leads.
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { requiredProviders } from '../../testing/requiredProvider.ts'

const { account, demand, required, setUp, withPasskey, withProvider, world } = await requiredProviders()

describe('a provider is required', () => {
  test('of an organization whose Admin says so, and no longer', async () => {
    const { root, admin } = await withProvider()
    const shown = { isRequired: true, breakGlass: [{ id: admin.globalId }] }
    expect((await demand(admin, root, [admin])).organization).toEqual({ identityProvider: shown })
    expect((await demand(admin, root, [], false)).organization).toEqual({
      identityProvider: { isRequired: false, breakGlass: [] },
    })
  })

  test('only once it is on', async () => {
    const { root, admin } = await withProvider()
    await world.prisma.identityProvider.update({ where: { rootId: root.id }, data: { isOn: false } })
    expect(await demand(admin, root, [admin])).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/Turn the provider on first/),
    })
  })

  test('never without an Admin who could sign in while it fails', async () => {
    const { root, admin } = await withProvider()
    const bare = await account(root)
    const member = await account(root, 'TRANSACTIONAL')
    await setUp(member)
    for (const kept of [[], [bare], [admin, bare], [member]])
      expect((await demand(admin, root, kept)).fields?.[0]?.path).toBe('breakGlassIds')
    const foreign = (await withProvider()).admin
    expect(await demand(admin, root, [admin, foreign])).toMatchObject({ code: 'NOT_FOUND' })
    await withPasskey(bare)
    expect((await demand(admin, root, [bare])).code).toBeUndefined()
  })

  test('shows those whose account is still there', async () => {
    const { root, admin } = await required()
    await world.prisma.identityProvider.update({
      where: { rootId: root.id },
      data: { breakGlass: [randomUUID(), admin.id] },
    })
    const source = 'query ($id: ID!) { organization(id: $id) { identityProvider { breakGlass { id } } } }'
    expect(await world.ask(admin, source, { id: root.globalId })).toEqual({
      organization: { identityProvider: { breakGlass: [{ id: admin.globalId }] } },
    })
  })

  test('of whom one may choose, the Admins see', async () => {
    const { root, admin } = await withProvider()
    await account(root)
    const source = `query ($id: ID!) { organization: node(id: $id) {
      ... on Organization { identityProvider { breakGlassCandidates { id } } } } }`
    expect(await world.ask(admin, source, { id: root.globalId })).toEqual({
      organization: { identityProvider: { breakGlassCandidates: [{ id: admin.globalId }] } },
    })
  })

  test('by nobody else', async () => {
    const { root, admin } = await withProvider()
    const foreign = (await withProvider()).admin
    expect(await demand(foreign, root, [foreign])).toMatchObject({ code: 'NOT_FOUND' })
    const member = await world.user(root, 'STRATEGIC')
    expect(await demand(member, root, [admin])).toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('an address leads to the provider of its organization', () => {
  const source = `query ($domain: String) {
    providerSignIn(domain: $domain) { organizationId isRequired } }`
  const of = async (domain: string) =>
    (await world.ask<{ providerSignIn: object | null }>(null, source, { domain })).providerSignIn

  test('by its domain', async () => {
    const { root, domain } = await required()
    expect(await of(domain.toUpperCase())).toEqual({ organizationId: root.globalId, isRequired: true })
    expect(await of(`more.${domain}`)).toBeNull()
  })

  test('once the domain is verified and the provider is on', async () => {
    const { root, domain } = await withProvider()
    expect(await of(domain)).toEqual({ organizationId: root.globalId, isRequired: false })
    await world.prisma.identityProvider.update({ where: { rootId: root.id }, data: { isOn: false } })
    expect(await of(domain)).toBeNull()
    await world.prisma.identityProvider.update({ where: { rootId: root.id }, data: { isOn: true } })
    await world.prisma.domain.updateMany({ where: { name: domain }, data: { verifiedAt: null } })
    expect(await of(domain)).toBeNull()
  })
})
