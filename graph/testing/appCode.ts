import { Secret, TOTP } from 'otpauth'

/** What an authenticator app shows that was given a secret in Base32. */
export const appCode = (secret: string, now: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({ timestamp: now.getTime() })
