// A root organization whose directory keeps its people by SCIM.
import { randomUUID } from 'node:crypto'
import { programOf } from './serviceAccounts.ts'
import { tree } from './tree.ts'
import type { World } from './world.ts'

export interface ScimAnswer {
  status: number
  type: string | null
  location: string | null
  // What is asked of it says what is in it.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any
}

const patchSchema = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'

/** One with a verified domain and a token for its directory. */
export async function directoryOf(world: World, base: string) {
  const { root, admin } = await tree(world)
  const domain = `fleet-${randomUUID().slice(0, 8)}.test`
  await world.prisma.domain.create({
    data: { rootId: root.id, name: domain, proof: randomUUID(), verifiedAt: world.clock.now() },
  })
  const program = await programOf(world, root, { level: 'TRANSACTIONAL', scopes: ['DIRECTORY'] })

  async function scim(method: string, path: string, body?: unknown, headers: object = program.headers) {
    const response = await fetch(`${base}/scim/v2${path}`, {
      method,
      headers: { 'content-type': 'application/scim+json', ...headers },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    })
    const text = await response.text()
    const answer: ScimAnswer = {
      status: response.status,
      type: response.headers.get('content-type'),
      location: response.headers.get('location'),
      body: text ? JSON.parse(text) : undefined,
    }
    return answer
  }

  let count = 0
  /** A body that says a person of the domain. */
  const person = (more: object = {}, name = `p${++count}`) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    userName: `${name}@${domain}`,
    name: { givenName: 'Pat', familyName: `Person ${name}` },
    emails: [{ value: `${name}@${domain}`, type: 'work', primary: true }],
    active: true,
    ...more,
  })
  const group = (displayName: string, members: string[] = []) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
    displayName,
    members: members.map((value) => ({ value })),
  })
  const patch = (path: string, ...Operations: object[]) => scim('PATCH', path, { schemas: [patchSchema], Operations })

  /** The account and what belongs to it. */
  const accountOf = (email: string) =>
    world.prisma.user.findUnique({
      where: { email },
      include: { memberships: { where: { OR: [{ endsAt: null }, { endsAt: { gt: world.clock.now() } }] } } },
    })

  return { root, admin, domain, program, scim, person, group, patch, accountOf }
}
