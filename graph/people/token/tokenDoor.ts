// Who asks with a token, wherever one is taken.
import { recordSignIn } from '../../kernel/auth/recordSignIn.ts'
import type { Client, Services } from '../../kernel/context.ts'
import { HttpError, tooMany } from '../../kernel/http/body.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { whyRefused } from './whyRefused.ts'
import { keyOfSecret } from '../../kernel/auth/tokenKey.ts'

const usedAgain = 5 * 60_000
const recordedAgain = 3_600_000
const keptAtMost = 10_000

type Recorded = 'TOKEN_USED' | 'TOKEN_REFUSED'

/** When the use of each token from each address was last recorded here, in milliseconds. */
const recorded = new Map<string, number>()

const write = `
  update access_token set last_used_at = $2, last_used_address = $3, last_used_agent = $4
  where id = $1 and (last_used_at is null or last_used_at <= $5)`

/**
 * The viewer that a secret stands for; nobody where it is unknown or over. Whoever tries many that are is stopped as at
 * signing in.
 */
export async function viewerOfToken(services: Services, client: Client, secret: string): Promise<Viewer | null> {
  const { viewers, signInLimits } = services
  const key = keyOfSecret(secret)
  if (!key || !viewers.isKnown(key)) {
    const wait = await signInLimits.waitAt(client.address)
    if (wait) throw tooMany(wait)
  }
  const viewer = key ? await viewers.get(key) : null
  if (!viewer) {
    await signInLimits.countAt(client.address)
    return null
  }
  return admit(services, client, viewer)
}

/** Whom a token stands for, noted and recorded; throws where an organization of theirs does not allow it. */
export async function admit(services: Services, client: Client, viewer: Viewer): Promise<Viewer> {
  const refusal = await whyRefused(services, client, viewer)
  if (refusal) {
    await record(services, client, viewer, 'TOKEN_REFUSED')
    throw new HttpError('FORBIDDEN', String(refusal))
  }
  await Promise.all([noteUse(services, client, viewer), record(services, client, viewer, 'TOKEN_USED')])
  return viewer
}

/** Its use is written down every five minutes at most, by whichever process is first. */
async function noteUse({ db, clock, log }: Services, { address, userAgent }: Client, { token }: Viewer) {
  const now = clock.now()
  const before = new Date(now.getTime() - usedAgain)
  if (!token || (token.lastUsedAt && token.lastUsedAt > before)) return
  token.lastUsedAt = now
  await db
    .run(write, [token.id, now, address, userAgent.slice(0, 500), before])
    .catch((error: unknown) => log.error({ err: error }, 'The use of a token could not be noted.'))
}

/** Its use is recorded once an hour for each address, by whichever process is first. */
async function record(services: Services, client: Client, { id: userId, token }: Viewer, event: Recorded) {
  if (!token) return
  const now = services.clock.now()
  const key = `${event} ${token.id} ${client.address}`
  if (now.getTime() - (recorded.get(key) ?? 0) < recordedAgain) return
  if (recorded.size >= keptAtMost) recorded.clear()
  recorded.set(key, now.getTime())
  await recordSignIn(services.db.prisma, { services, client, now }, { event, userId, tokenId: token.id }).catch(
    (error: unknown) => {
      recorded.delete(key)
      services.log.error({ err: error }, 'The use of a token could not be recorded.')
    },
  )
}
