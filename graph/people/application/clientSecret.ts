import { randomBytes } from 'node:crypto'

const prefix = 'oga_'

/** What an application shows that it is itself: 256 bits, of which only the hash is kept. */
export const newClientSecret = (): string => prefix + randomBytes(32).toString('base64url')
