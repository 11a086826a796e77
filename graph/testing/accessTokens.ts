import { globalId } from '../kernel/node.ts'
import type { AccessScope } from '../kernel/auth/scopes.ts'
import { hashOfSecret, newSecret } from '../kernel/auth/tokenKey.ts'
import type { Person } from './rows.ts'
import type { World } from './world.ts'

export interface Made {
  secret: string | null
  token: { id: string; name?: string; scopes?: string[]; state?: string }
}

interface Asked {
  scopes?: AccessScope[]
  days?: number
  lastUsedAt?: Date
}

/** An access token of somebody, written without asking the graph for it. */
export async function accessTokenOf(
  world: World,
  { id: userId }: { id: Person['id'] },
  { scopes = ['READ'], days = 30, lastUsedAt }: Asked = {},
) {
  const secret = newSecret()
  const createdAt = world.clock.now()
  const expiresAt = new Date(createdAt.getTime() + days * 24 * 3_600_000)
  const data = { userId, name: 'A program', scopes, hash: hashOfSecret(secret), createdAt, expiresAt, lastUsedAt }
  const { id } = await world.prisma.accessToken.create({ data, select: { id: true } })
  return { secret, token: { id: globalId('AccessToken', id) }, headers: { authorization: `Bearer ${secret}` } }
}
