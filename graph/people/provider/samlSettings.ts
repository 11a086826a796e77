// What is kept of a provider that speaks SAML, beside its entity id.
import { z } from 'zod'
import type { IdentityProvider } from '../../../prisma/__generated__/client/client.ts'

const settings = z.object({
  /** Where people are sent to sign in. */
  signInUrl: z.string(),
  /** What its assertions may be signed with, as PEM. */
  certificates: z.array(z.string()),
  /** Which attribute has the address and the name of somebody; null for those that are usual. */
  emailAttribute: z.string().nullable(),
  nameAttribute: z.string().nullable(),
  /** With what it encrypts assertions, as PEM; null where they come open. The key is kept as the client's secret. */
  encryptionCertificate: z.string().nullable().default(null),
})

export type SamlSettings = z.infer<typeof settings>

/** Those of a provider; null where it speaks OpenID Connect. */
export const samlOf = (kept: Pick<IdentityProvider, 'saml'> | null | undefined): SamlSettings | null =>
  kept?.saml ? settings.parse(kept.saml) : null
