import { hashOf } from '../../kernel/auth/onceSecret.ts'
import { grantInKey } from '../../kernel/auth/tokenKey.ts'
import { verifyAccessToken } from '../../kernel/auth/accessToken.ts'
import { endGrant, type Call } from './grants.ts'
import { OAuthRefusal } from './refusal.ts'

/** Ends what somebody let the application do, by either token of it; one that is unknown has ended (RFC 7009). */
export async function revokeGrant({ services, application, parameter }: Call): Promise<void> {
  const token = parameter('token')
  if (!token) throw new OAuthRefusal('invalid_request', 'Send token.')
  const { prisma } = services.db
  const access = await verifyAccessToken(services.keys, token, services.clock.now())
  const grant = access
    ? grantInKey(access.sessionId)
    : (await prisma.applicationSecret.findUnique({ where: { hash: hashOf(token) }, select: { tokenId: true } }))
        ?.tokenId
  if (!grant) return
  const isItsOwn = await prisma.accessToken.count({ where: { id: grant, applicationId: application.id } })
  if (isItsOwn) await endGrant(services, grant)
}
