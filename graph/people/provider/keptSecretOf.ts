import type { IdentityProvider } from '../../../prisma/__generated__/client/client.ts'
import { secretIn } from '../../kernel/auth/sealedSecret.ts'
import type { Context } from '../../kernel/context.ts'

/** What is kept sealed of a provider: a client’s secret, or by SAML the key that opens assertions; null without one. */
export const keptSecretOf = (
  { services: { settings } }: Pick<Context, 'services'>,
  { clientSecret: secret, sealed }: Pick<IdentityProvider, 'clientSecret' | 'sealed'>,
): Uint8Array<ArrayBuffer> | null => secret && secretIn({ secret, sealed }, settings.SECRET_KEY)
