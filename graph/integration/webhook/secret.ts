// The secret of a webhook follows from a name and the server's key: it stands in no row, no log and no answer that is
// kept.
import { createHmac } from 'node:crypto'
import type { Keys } from '../../kernel/auth/keys.ts'

const bytesOf = ({ webhook }: Keys, name: string): Buffer =>
  createHmac('sha256', webhook).update(`webhook ${name}`).digest()

/** The secret as whoever verifies is given it. */
export const secretOf = (keys: Keys, name: string): string => `whsec_${bytesOf(keys, name).toString('base64')}`

interface Signed {
  id: string
  /** Seconds since 1970. */
  timestamp: number
  body: string
}

/** The signature by each secret, as the Standard Webhooks specification has it. */
export const signatures = (keys: Keys, names: readonly string[], { id, timestamp, body }: Signed): string =>
  names
    .map(
      (name) => `v1,${createHmac('sha256', bytesOf(keys, name)).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
    )
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
