// Codes of authenticator apps, by RFC 6238: six digits, another each 30 seconds.
import { Secret, TOTP } from 'otpauth'

const period = 30

export const secretLength = 20

const totpOf = (secret: Uint8Array, label = '') =>
  new TOTP({ issuer: 'Opsgraph', label, period, secret: new Secret({ buffer: new Uint8Array(secret).buffer }) })

/** What an app is given: by a QR code, or typed. */
export function keyOf(secret: Uint8Array, account: string): { secret: string; url: string } {
  const totp = totpOf(secret, account)
  return { secret: totp.secret.base32, url: totp.toString() }
}

/** The period that a code is of: this one, or one beside it, as clocks differ; null of any other. */
export function stepOf(secret: Uint8Array, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta
}

/** The digits of such a code, however it was typed; undefined of what is none. */
export const digitsOf = (typed: string): string | undefined => /^\d{6}$/.exec(typed.replace(/\s/g, ''))?.[0]
