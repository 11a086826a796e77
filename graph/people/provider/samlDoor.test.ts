// Where a SAML provider posts to, and how one is set up.
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { givePassword } from '../../testing/password.ts'
import { curveCertificate, expiredCertificate, providersKey, weakCertificate } from '../../testing/samlKeys.ts'
import { post } from '../../testing/samlProvider.ts'
import { samlWorld } from '../../testing/samlWorld.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'
import { letGo } from './samlResponses.ts'

const { world, set, saml, connected, origin } = await samlWorld()
const { root } = await connected()
const door = `${origin}/saml/${root.id}`
const form = { SAMLResponse: 'cmVzcG9uc2U=', RelayState: 'https://other.test/' }

describe('the door', () => {
  test('keeps what is posted for its page, and leads nowhere else', async () => {
    const query = new URLSearchParams(await post(`${door}/acs`, form))
    const kept = await world.prisma.samlResponse.findUniqueOrThrow({ where: { id: query.get('saml')! } })
    expect([...query.keys()]).toEqual(['saml'])
    expect(kept).toMatchObject({ rootId: root.id, response: form.SAMLResponse, relayState: form.RelayState })
  })

  test('lets go of what no page has taken', async () => {
    await post(`${door}/acs`, form)
    world.clock.forward({ minutes: 6 })
    await post(`${door}/acs`, form)
    await letGo(world.services)
    expect(await world.prisma.samlResponse.count({ where: { rootId: root.id } })).toBe(1)
    world.clock.forward({ minutes: 6 })
    await letGo(world.services)
    expect(await world.prisma.samlResponse.count({ where: { rootId: root.id } })).toBe(0)
  })

  test.each<[string, string, RequestInit, number]>([
    ['another method', `${door}/acs`, {}, 405],
    ['another method for metadata', `${door}/metadata`, { method: 'POST' }, 405],
    ['JSON', `${door}/acs`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }, 415],
    ['no response', `${door}/acs`, { method: 'POST', body: new URLSearchParams({ RelayState: 'a' }) }, 400],
    [
      'far too much',
      `${door}/acs`,
      { method: 'POST', body: new URLSearchParams({ SAMLResponse: 'a'.repeat(300_000) }) },
      413,
    ],
    [
      'an organization without SAML',
      `${origin}/saml/${randomUUID()}/acs`,
      { method: 'POST', body: new URLSearchParams(form) },
      404,
    ],
    ['no organization', `${origin}/saml/acs`, {}, 404],
    ['another path', `${door}/other`, {}, 404],
  ])('answers %s with what is wrong', async (_name, address, asked, status) => {
    expect((await fetch(address, asked)).status).toBe(status)
  })

  test('describes Opsgraph to the provider', async () => {
    const answer = await fetch(`${door}/metadata`)
    expect(answer.headers.get('content-type')).toBe('application/samlmetadata+xml; charset=utf-8')
    const metadata = await answer.text()
    expect(metadata).toContain(`entityID="${door}"`)
    expect(metadata).toContain('WantAssertionsSigned="true"')
    expect(metadata).toContain('AuthnRequestsSigned="false"')
    expect(metadata).toContain(`Location="${door}/acs"`)
    expect(metadata.match(/nameid-format:\w+/g)).toEqual(['nameid-format:emailAddress', 'nameid-format:unspecified'])
  })

  test('is closed for a while to an address that posts too much', async () => {
    const few = await World.make({ settings: { SIGN_INS_PER_ADDRESS: 1 } })
    const address = `${await few.serve()}/saml/${root.id}/acs`
    const statuses: number[] = []
    for (let i = 0; i < 31; i++) {
      const body = new URLSearchParams(form)
      statuses.push((await fetch(address, { method: 'POST', body, redirect: 'manual' })).status)
    }
    expect(statuses.slice(0, 30).every((status) => status === 303)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('set up', () => {
  test.each([
    ['garbage', 'certificate', /no certificate/],
    ['one that has expired', expiredCertificate, /expired on/],
    ['one of a short key', weakCertificate, /too weak/],
    ['one of an elliptic curve', curveCertificate, /too weak/],
  ])('with %s as its certificate is refused', async (_name, certificate, why) => {
    const { root: other } = await tree(world)
    const admin = await world.user(other, 'ADMIN')
    const certificates = [providersKey.certificate, certificate]
    const { fields } = await set(admin, other, { saml: { ...saml, certificates } })
    expect(fields).toMatchObject([{ path: 'saml.certificates', message: expect.stringMatching(why) }])
  })

  test('takes a certificate as base64 alone, and one to five', async () => {
    const { root: other } = await tree(world)
    const admin = await world.user(other, 'ADMIN')
    const bare = providersKey.certificate.replaceAll(/-----.*-----|\s/g, '')
    expect((await set(admin, other, { saml: { ...saml, certificates: [bare] } })).code).toBeUndefined()
    for (const certificates of [[], Array.from({ length: 6 }, () => bare)])
      expect((await set(admin, other, { saml: { ...saml, certificates } })).fields).toMatchObject([
        { path: 'saml.certificates' },
      ])
  })

  test('needs an address by https where the operator does not allow otherwise', async () => {
    const strict = await World.make()
    const { root: other } = await tree(strict)
    const admin = await strict.user(other, 'ADMIN')
    for (const signInUrl of [saml.signInUrl, 'fjord', '', 'https://me:secret@login.test/'])
      expect(
        await strict.mutate(
          admin,
          'setIdentityProvider',
          { organizationId: other.globalId, saml: { ...saml, signInUrl } },
          '__typename',
        ),
      ).toMatchObject({ fields: [{ path: 'saml.signInUrl' }] })
  })

  test('and required, takes no password of who has an address of its domain', async () => {
    const { root: other, domain } = await connected()
    const person = await world.user(other)
    const email = `${person.id}@${domain}`
    await world.prisma.user.update({ where: { id: person.id }, data: { email } })
    await givePassword(world, person, 'a long enough password')
    await world.prisma.identityProvider.update({ where: { rootId: other.id }, data: { isRequired: true } })
    const signedIn = await world.mutate(
      null,
      'signIn',
      { login: email, password: 'a long enough password' },
      '__typename',
    )
    expect(signedIn.code).toBe('PROVIDER_REQUIRED')
  })
})
