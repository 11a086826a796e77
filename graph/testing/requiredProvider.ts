// Organizations that have their people sign in by their provider alone, beside what passkeys and second factors are.
import { randomUUID } from 'node:crypto'
import { passkeys } from './passkeys.ts'
import type { Organization, Person } from './rows.ts'
import { tree } from './tree.ts'
import type { MutationResult } from './world.ts'

type Required = MutationResult & {
  organization?: { identityProvider: { isRequired: boolean; breakGlass: { id: string }[] } }
}

export async function requiredProviders() {
  const factors = await passkeys()
  const { account, setUp, world } = factors
  let count = 0

  /** An organization whose provider is on, with a domain of its own and an Admin who has an app. */
  async function withProvider() {
    const { root } = await tree(world)
    // Files share a database, and a verified domain is one organization's.
    const domain = `fleet-${randomUUID().slice(0, 8)}.test`
    await world.prisma.domain.create({
      data: { rootId: root.id, name: domain, proof: randomUUID(), verifiedAt: world.clock.now() },
    })
    const clientSecret = new Uint8Array([1])
    const provider = { issuer: 'https://login.fleet.test', clientId: 'ops', clientSecret, sealed: false }
    await world.prisma.identityProvider.create({
      data: { rootId: root.id, ...provider, isOn: true, testedAt: world.clock.now() },
    })
    const admin = await at(domain, await account(root))
    const { setup } = await setUp(admin)
    return { root, domain, admin, setup }
  }

  /** Moves somebody's address to a domain. */
  async function at(domain: string, person: Person): Promise<Person> {
    const email = `p${++count}@${domain}`
    await world.prisma.user.update({ where: { id: person.id }, data: { email } })
    return { ...person, email }
  }

  const demand = (as: Person, { globalId }: Organization, breakGlass: Person[], isRequired = true) =>
    world.mutate<Required>(
      as,
      'setIdentityProvider',
      { organizationId: globalId, isRequired, breakGlassIds: breakGlass.map((one) => one.globalId) },
      'organization { identityProvider { isRequired breakGlass { id } } }',
    )

  /** One that requires its provider, and an Admin who is kept for when it fails. */
  async function required() {
    const one = await withProvider()
    const { message } = await demand(one.admin, one.root, [one.admin])
    if (message) throw new Error(message)
    return one
  }

  return { ...factors, withProvider, at, demand, required }
}
