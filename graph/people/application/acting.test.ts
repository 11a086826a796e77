// What an application does in the name of somebody who has let it, and how that ends.
import { describe, expect, test } from 'vitest'
import { applicationWorld } from '../../testing/applications.ts'
import { tree } from '../../testing/tree.ts'

const { world, clock, applicationOf, post, refresh, tokensOf, shownBy, ask } = await applicationWorld()

const setting = async () => tree(world, { people: { admin: 'ADMIN', hand: 'STRATEGIC' } })

describe('an application that acts for somebody', () => {
  test('does what it was allowed, and no more', async () => {
    const { root, hand } = await setting()
    const application = await applicationOf(root, { scopes: ['READ', 'EXPORT'] })
    const { access_token: token, scope } = await tokensOf(hand, application, { scope: 'read' })
    expect(scope).toBe('read')
    const mutation = (name: string, input: string) =>
      ask(token, `mutation { ${name}(input: {${input}}) { __typename ... on Error { message } } }`)
    const make = await mutation(
      'createAction',
      `title: "x", organizationId: "${root.globalId}", actionClassId: "1", priorityId: "4"`,
    )
    expect(JSON.stringify(make)).toMatch(/scope|FORBIDDEN/i)
    const account = await mutation('revokeAccessToken', `id: "${root.globalId}"`)
    expect(JSON.stringify(account)).toMatch(/takes a sign-in/)
  })

  test('acts in its organization alone, of a person of several', async () => {
    const { root, hand } = await setting()
    const elsewhere = await tree(world)
    await world.join(hand, elsewhere.root, 'ADMIN')
    const { access_token: token } = await tokensOf(hand, await applicationOf(root))
    const list = '{ organizations(first: 10) { nodes { id } } }'
    const { data } = await ask(token, list)
    expect(JSON.stringify(data)).toContain(root.globalId)
    expect(JSON.stringify(data)).not.toContain(elsewhere.root.globalId)
    const { data: node } = await ask(token, `{ node(id: "${elsewhere.root.globalId}") { id } }`)
    expect(node).toEqual({ node: null })
  })

  test('acts no longer once its person has left the organization, though they stay in another', async () => {
    const { root, hand } = await setting()
    const elsewhere = await tree(world)
    await world.join(hand, elsewhere.root, 'ADMIN')
    const application = await applicationOf(root)
    const tokens = await tokensOf(hand, application)
    await world.prisma.membership.updateMany({
      where: { userId: hand.id, organization: { rootId: root.id } },
      data: { endsAt: clock.now() },
    })
    await expect.poll(async () => (await ask(tokens.access_token)).status).toBe(401)
    expect((await refresh(application, tokens.refresh_token)).said.error).toBe('invalid_grant')
  })

  test('acts no longer once its person has revoked it', async () => {
    const { root, hand } = await setting()
    const application = await applicationOf(root)
    const { access_token: access, refresh_token: token, token: grant } = await tokensOf(hand, application)
    await world.mutate(hand, 'revokeAccessToken', { id: grant.id }, 'token { state }')
    await expect.poll(async () => (await ask(access)).status).toBe(401)
    expect((await refresh(application, token)).said.error).toBe('invalid_grant')
  })

  test('keeps to the token policy of the organization', async () => {
    const { root, hand } = await setting()
    const application = await applicationOf(root)
    const tokens = await tokensOf(hand, application)
    await world.prisma.tokenPolicy.create({ data: { rootId: root.id, addresses: ['203.0.113.0/24'] } })
    expect((await refresh(application, tokens.refresh_token)).said).toMatchObject({
      error: 'invalid_grant',
      error_description: expect.stringContaining('127.0.0.1') as string,
    })
  })

  test('is in the audit log by its name, as what its person allowed', async () => {
    const { root, hand } = await setting()
    const { token } = await tokensOf(hand, await applicationOf(root, { name: 'Fuel cards' }))
    const said = await world.prisma.auditEntry.findMany({ where: { noun: 'AccessToken', actorId: hand.id } })
    expect(said[0]).toMatchObject({ action: 'CREATE', after: { name: 'Fuel cards', scopes: ['READ'] } })
    const shown = await world.ask<{ viewer: { accessTokens: { nodes: object[] } } }>(
      hand,
      '{ viewer { accessTokens(first: 5) { nodes { id state application { name } } } } }',
    )
    expect(shown.viewer.accessTokens.nodes).toEqual([
      { id: token.id, state: 'ACTIVE', application: { name: 'Fuel cards' } },
    ])
  })

  test('of ten devices of a person keeps those that are used', async () => {
    const { root, hand } = await setting()
    const application = await applicationOf(root)
    const first = await tokensOf(hand, application)
    expect((await ask(first.access_token)).status).toBe(200)
    const second = await tokensOf(hand, application)
    for (let n = 0; n < 9; n++) await tokensOf(hand, application)
    expect((await refresh(application, first.refresh_token)).status).toBe(200)
    expect((await refresh(application, second.refresh_token)).said.error).toBe('invalid_grant')
  })

  test('can end what it was allowed itself, of its own alone', async () => {
    const { root, hand } = await setting()
    const [application, other] = [await applicationOf(root), await applicationOf(root)]
    const tokens = await tokensOf(hand, application)
    const revoke = (by: typeof application, token: string) => post(root, 'revoke', { token, ...shownBy(by) })
    expect((await revoke(other, tokens.refresh_token)).status).toBe(200)
    expect((await revoke(application, 'unknown')).status).toBe(200)
    expect((await ask(tokens.access_token)).status).toBe(200)
    expect((await revoke(application, tokens.access_token)).status).toBe(200)
    expect((await ask(tokens.access_token)).status).toBe(401)
    expect((await post(root, 'revoke', shownBy(application))).said.error).toBe('invalid_request')
  })
})
