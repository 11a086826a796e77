// Secrets that are good once: the code of an invitation, the link for a new password. They follow from a name and the
// server's key, so that no answer that is kept holds them; of what is to be recognized only the hash is kept.
import { createHash, createHmac } from 'node:crypto'
import type { Context } from '../context.ts'

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

type Making = { services: Pick<Context['services'], 'keys'> }

const digest = ({ services }: Making, purpose: string, name: string) =>
  createHmac('sha256', services.keys.once).update(`${purpose} ${name}`).digest()

export const hashOf = (secret: string) => new Uint8Array(createHash('sha256').update(secret).digest())

/** For a program: 256 bits as they are. */
export const onceBytes = (context: Making, purpose: string, name: string): Uint8Array =>
  new Uint8Array(digest(context, purpose, name))

/** For an address: 256 bits. */
export const onceToken = (context: Making, purpose: string, name: string): string =>
  digest(context, purpose, name).toString('base64url')

/**
 * To be read out and typed, as XXXX-XXXX-XXXX-XXXX, without letters that are mistaken for others: five bits a letter,
 * at most 32 of them.
 */
export function onceCode(context: Making, purpose: string, name: string, length = 16): string {
  const bytes = digest(context, purpose, name).subarray(0, length)
  const code = Array.from(bytes, (byte) => letters[byte % 32]).join('')
  return code.match(/.{4}/g)!.join('-')
}

/** A code as it was made, however it was typed. */
export const plainCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .replace(/(.{4})(?=.)/g, '$1-')

/** What mails may hold, by what it is for: no mail that is kept has it, it is made when it is sent. */
const mailed = { verification: onceToken, reset: onceToken, 'mailed invitation': onceCode, domain: onceCode } as const

export interface MailedSecret {
  purpose: keyof typeof mailed
  name: string
}

export const mailedSecret = (making: Making, { purpose, name }: MailedSecret): string =>
  mailed[purpose](making, purpose, name)
