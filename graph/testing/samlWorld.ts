// An organization whose people sign in by a SAML provider, which is a real one on this machine.
import { randomUUID } from 'node:crypto'
import type { AccessLevel } from '../kernel/policy.ts'
import { atEnd } from './atEnd.ts'
import { freePort } from '../../prisma/freePort.ts'
import { providerSteps, type Purpose } from './providerSteps.ts'
import type { Organization, Person } from './rows.ts'
import { SamlProvider } from './samlProvider.ts'
import { tree } from './tree.ts'
import { World } from './world.ts'

export async function samlWorld() {
  const PORT = await freePort()
  const PUBLIC_URL = `http://127.0.0.1:${PORT}`
  const world = await World.make({
    settings: { PORT, PUBLIC_URL, IDENTITY_PROVIDER_PRIVATE: 'yes', SMTP_URL: 'smtp://127.0.0.1:9' },
  })
  await world.serve()
  const provider = await SamlProvider.open()
  atEnd(() => provider.close())
  const steps = providerSteps(world)
  const { set, start, finish } = steps

  /** The whole way there and back of somebody whom the provider knows by a name id. */
  async function go(root: Organization, nameId: string | null, as: Person | null = null, purpose: Purpose = 'SIGN_IN') {
    const { startToken, url, message } = await start(as, root, purpose)
    if (!url) throw new Error(message)
    return finish(as, root, purpose, startToken!, await provider.visit(url, nameId))
  }

  let count = 0
  /** Somebody whom the provider knows. */
  function known(attributes: Record<string, string[]> = {}) {
    const nameId = `person-${++count}-${randomUUID()}@saml.test`
    provider.people.set(nameId, { displayName: ['Ada Berg'], ...attributes })
    return nameId
  }

  const saml = {
    entityIdentifier: provider.entityId,
    signInUrl: provider.signInUrl,
    certificates: [provider.certificate],
  }

  /** An organization whose provider is on, with a domain of its own. */
  async function connected(joinsAs: AccessLevel | null = 'TRANSACTIONAL') {
    const { root } = await tree(world)
    const admin = await world.user(root, 'ADMIN')
    const domain = `own-${randomUUID()}.test`
    const proven = { name: domain, proof: randomUUID(), verifiedAt: world.clock.now() }
    await world.prisma.domain.create({ data: { rootId: root.id, ...proven } })
    await set(admin, root, { saml, joinsAs })
    await go(root, known(), admin, 'TEST')
    await set(admin, root, { isOn: true })
    return { root, admin, domain }
  }

  return { world, provider, ...steps, go, known, saml, connected, origin: PUBLIC_URL }
}
