// What a token is recognized by: the hash of what the program holds, which is kept nowhere.
import { createHash, randomBytes } from 'node:crypto'

const prefix = 'ogp_'
const pattern = /^ogp_[A-Za-z0-9_-]{43}$/
const keyPrefix = 'token '
const grantPrefix = 'grant '

/** A new secret of 256 bits. */
export const newSecret = (): string => prefix + randomBytes(32).toString('base64url')

export const isSecret = (bearer: string): boolean => bearer.startsWith(prefix)

export const hashOfSecret = (secret: string) => new Uint8Array(createHash('sha256').update(secret).digest())

/** By which a viewer is known as a session is by its id; undefined of what can't be a secret. */
export const keyOfSecret = (secret: string): string | undefined =>
  pattern.test(secret) ? keyPrefix + Buffer.from(hashOfSecret(secret)).toString('base64url') : undefined

/** The hash in such a key; undefined where it is a session's. */
export const hashInKey = (key: string): Uint8Array | undefined =>
  key.startsWith(keyPrefix) ? new Uint8Array(Buffer.from(key.slice(keyPrefix.length), 'base64url')) : undefined

/** By which a viewer is known for whom an application acts: it has a token, but no secret that lasts. */
export const keyOfGrant = (tokenId: string): string => grantPrefix + tokenId

/** The token in such a key; undefined where it is something else's. */
export const grantInKey = (key: string): string | undefined =>
  key.startsWith(grantPrefix) ? key.slice(grantPrefix.length) : undefined
