// The server's keys at rest: sealed with SECRET_KEY where that is set, so that a copy of the database is not enough to
// sign in as somebody.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { StartError } from '../../../prisma/startError.ts'

const nonceLength = 12
const tagLength = 16

const keyOf = (secretKey: string) => Buffer.from(hkdfSync('sha256', secretKey, '', 'opsgraph server keys', 32))

export function sealSecret(secret: Uint8Array, secretKey: string): Uint8Array<ArrayBuffer> {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secretKey), nonce)
  return new Uint8Array(Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]))
}

/** As a secret is kept: sealed where there is a key for that. */
export const keptSecret = (secret: Uint8Array, secretKey: string) => ({
  secret: secretKey ? sealSecret(secret, secretKey) : new Uint8Array(secret),
  sealed: secretKey !== '',
})

/** A secret that was kept. */
export const secretIn = ({ secret, sealed }: { secret: Uint8Array; sealed: boolean }, secretKey: string) =>
  sealed ? openSecret(secret, secretKey) : new Uint8Array(secret)

/** Throws in words where SECRET_KEY is not what the secret was sealed with. */
function openSecret(sealed: Uint8Array, secretKey: string): Uint8Array<ArrayBuffer> {
  if (!secretKey) throw new StartError("The server's keys are sealed. Set SECRET_KEY to what they were sealed with.")
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secretKey), sealed.subarray(0, nonceLength))
  decipher.setAuthTag(sealed.subarray(-tagLength))
  try {
    const secret = sealed.subarray(nonceLength, -tagLength)
    return new Uint8Array(Buffer.concat([decipher.update(secret), decipher.final()]))
  } catch {
    throw new StartError("SECRET_KEY is not what the server's keys were sealed with. Set it to that.")
  }
}
