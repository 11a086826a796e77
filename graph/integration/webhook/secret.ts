// The secret of a webhook follows from a name and the server's key: it stands in no row, no log and no answer that is
// kept.
import { createHmac } from 'node:crypto'
import type { Keys } from '../../kernel/auth/keys.ts'

const bytesOf = (key: Uint8Array, name: string): Buffer => createHmac('sha256', key).update(`webhook ${name}`).digest()

/** The secret as whoever verifies is given it. */
export const secretOf = (keys: Keys, name: string): string => `whsec_${bytesOf(keys.webhook, name).toString('base64')}`

interface Signed {
  id: string
  /** Seconds since 1970. */
  timestamp: number
  body: string
}

/**
 * The signature by each secret, as the Standard Webhooks specification has it; of a rotated key too, from which one may
 * follow that was given out before.
 */
export const signatures = (keys: Keys, names: readonly string[], { id, timestamp, body }: Signed): string =>
  [keys.webhook, ...keys.retired.webhook]
    .flatMap((key) => names.map((name) => bytesOf(key, name)))
    .map((secret) => `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`)
    .join(' ')

/** For how long the secret before signs too, after it was rotated. */
export const overlapHours = 24

interface Secrets {
  secretName: string
  oldSecretName: string | null
  oldSecretUntil: Date | null
}

/** The names of the secrets that sign now. */
export const signingNames = ({ secretName, oldSecretName, oldSecretUntil }: Secrets, now: Date): string[] =>
  oldSecretName && oldSecretUntil && oldSecretUntil > now ? [secretName, oldSecretName] : [secretName]
