import { randomUUID } from 'node:crypto'
import { noPassword } from '../kernel/auth/password.ts'
import { globalId } from '../kernel/node.ts'
import type { AccessScope } from '../kernel/auth/scopes.ts'
import type { AccessLevel } from '../kernel/policy.ts'
import { accessTokenOf } from './accessTokens.ts'
import type { Organization, Person } from './rows.ts'
import type { World } from './world.ts'

interface Asked {
  scopes?: AccessScope[]
  level?: AccessLevel
  owner?: Person
  name?: string
  expiresAt?: Date
}

/** A service account of the root of an organization, which belongs to the organization. */
export async function serviceAccountOf(
  world: World,
  organization: Organization,
  { level = 'STRATEGIC', owner, name = 'A program', expiresAt }: Asked = {},
) {
  const { rootId } = organization
  const createdAt = world.clock.now()
  const { id: userId } = await world.prisma.user.create({
    data: { name, email: `${randomUUID()}@service.invalid`, passwordHash: noPassword, isServiceAccount: true },
  })
  const { id } = await world.prisma.serviceAccount.create({
    data: { userId, rootId, ownerId: owner?.id, expiresAt, createdAt },
  })
  await world.join({ id: userId }, organization, level)
  return { id: userId, globalId: globalId('ServiceAccount', id), userId: globalId('User', userId) }
}

/** The same with a token of it. */
export async function programOf(
  world: World,
  organization: Organization,
  { scopes = ['WRITE'], ...asked }: Asked = {},
) {
  const account = await serviceAccountOf(world, organization, asked)
  return { ...account, ...(await accessTokenOf(world, account, { scopes })) }
}
