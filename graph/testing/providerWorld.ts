// An organization whose people sign in by a provider, which is a real one on this machine.
import type { AccessLevel } from '../kernel/policy.ts'
import { atEnd } from './atEnd.ts'
import { client, OpenIdProvider, type Known } from './openIdProvider.ts'
import { providerSteps, type Purpose } from './providerSteps.ts'
import type { Organization, Person } from './rows.ts'
import { tree } from './tree.ts'
import { World } from './world.ts'

export const providerSettings = {
  PUBLIC_URL: 'https://ops.test',
  IDENTITY_PROVIDER_PRIVATE: 'yes',
  SMTP_URL: 'smtp://127.0.0.1:9',
} as const

export async function providerWorld() {
  const world = await World.make({ settings: providerSettings })
  const provider = await OpenIdProvider.open(['https://ops.test/login/organization'])
  atEnd(() => provider.close())
  const steps = providerSteps(world)
  const { set, start, finish } = steps
  /** The whole way there and back of somebody whom the provider knows by a subject. */
  async function go(
    root: Organization,
    subject: string | null,
    as: Person | null = null,
    purpose: Purpose = 'SIGN_IN',
  ) {
    const { startToken, url, message } = await start(as, root, purpose)
    if (!url) throw new Error(message)
    return finish(as, root, purpose, startToken!, await provider.visit(url, subject))
  }

  let count = 0
  /** Somebody whom the provider knows. */
  function known(more: Known = {}) {
    const subject = `subject-${++count}`
    const email = `person-${count}-${world.clock.now().getTime()}@provider.test`
    const claims = { email, email_verified: true, name: 'Ada Berg', ...more }
    provider.people.set(subject, claims)
    return { subject, ...claims }
  }

  const complete = { issuer: provider.issuer, clientIdentifier: client.id, clientSecret: client.secret }

  /** An organization whose provider is on. */
  async function connected(joinsAs?: AccessLevel) {
    const { root } = await tree(world)
    const admin = await world.user(root, 'ADMIN')
    await set(admin, root, { ...complete, joinsAs })
    await go(root, known().subject, admin, 'TEST')
    await set(admin, root, { isOn: true })
    return { root, admin }
  }

  const membershipsOf = (email: string) =>
    world.prisma.membership.findMany({
      where: { user: { email } },
      select: { organizationId: true, accessLevel: true },
    })

  return { world, provider, ...steps, go, known, complete, connected, membershipsOf }
}
