// What a browser answers for an authenticator, as WebAuthn writes it in JSON.
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'

const base64url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]+$/)
const credential = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.looseObject({
    id: base64url,
    rawId: base64url,
    type: z.literal('public-key'),
    response: z.looseObject({ clientDataJSON: base64url, ...shape }),
  })
const registration = credential({ attestationObject: base64url })
const assertion = credential({ authenticatorData: base64url, signature: base64url, userHandle: base64url.nullish() })

/** Undefined where it is not of the form. */
export const registrationIn = (response: unknown) =>
  registration.safeParse(response).data as RegistrationResponseJSON | undefined

export const assertionIn = (response: unknown) =>
  assertion.safeParse(response).data as AuthenticationResponseJSON | undefined

/** The page that asked for it, as the browser says; undefined where that can't be read. */
export function originOf({ response: { clientDataJSON } }: { response: { clientDataJSON: string } }) {
  try {
    const { origin } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { origin?: unknown }
    return typeof origin === 'string' ? origin : undefined
  } catch {
    return undefined
  }
}
