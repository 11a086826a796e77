import { z } from 'zod'
import type { IdentityProvider } from '../../../prisma/__generated__/client/client.ts'
import { keptSecret } from '../../kernel/auth/sealedSecret.ts'
import type { Context } from '../../kernel/context.ts'
import { invalid, ValidationError } from '../../kernel/errors.ts'
import { isInward, leadsInward } from '../../kernel/outward/address.ts'
import { check, line, say } from '../../kernel/validation.ts'
import { mayBePrivate } from './client.ts'
import { levelsBelowAdmin } from './rules.ts'
import { checkedSaml, type GivenSaml } from './SamlProviderInput.ts'
import { newEncryptionKey, type EncryptionKey } from './samlEncryption.ts'
import { samlAddresses } from './samlAddresses.ts'
import { samlOf, type SamlSettings } from './samlSettings.ts'
import * as t from './__generated__/messages.ts'

const unchanged = (value: string | null | undefined) => value ?? undefined

const given = z.object({
  issuer: z.string().trim().max(500, say(t.issuerIsLong)).nullish().transform(unchanged),
  clientIdentifier: line(1, 500).nullish().transform(unchanged),
  clientSecret: line(1, 500).nullish().transform(unchanged),
  joinsAs: z.enum(levelsBelowAdmin, say(t.noAdminsByProvider)).nullish(),
})

interface Given {
  issuer?: string
  clientIdentifier?: string
  clientSecret?: string
  saml?: GivenSaml
}

type Checked = Given & Pick<z.output<typeof given>, 'joinsAs'>

/** What is said of a provider, as it may be; throws where its issuer is no address that may be asked. */
export async function checkedProvider(context: Context, { saml, ...input }: Record<string, unknown>): Promise<Checked> {
  const checked = check(given, input)
  const { issuer, clientIdentifier, clientSecret } = checked
  if (saml) {
    if (issuer ?? clientIdentifier ?? clientSecret) throw invalid('saml', t.oneProtocol)
    return { ...checked, ...checkedSaml(context, saml) }
  }
  if (issuer === undefined) return checked
  const problem = await problemOf(issuer, mayBePrivate(context))
  if (problem) throw invalid('issuer', problem)
  return checked
}

async function problemOf(issuer: string, isPrivate: boolean) {
  if (!URL.canParse(issuer)) return t.writeIssuer
  const url = new URL(issuer)
  const isWeb = url.protocol === 'https:' || (isPrivate && url.protocol === 'http:')
  if (!isWeb || url.username || url.password || url.search || url.hash) return t.writeIssuer
  if (isPrivate) return undefined
  return isInward(url) || (await leadsInward(url)) ? t.issuerIsInward : undefined
}

type Whole = Pick<IdentityProvider, 'issuer' | 'clientId'> & { saml: SamlSettings | null }

/** What a provider has to have, from what is given and what is there; throws where something of it is in neither. */
export function requireWhole(
  { saml, ...given }: Given,
  kept: IdentityProvider | null,
  made: EncryptionKey | undefined,
): Whole {
  if (saml) {
    const { isEncrypted, ...said } = saml
    const before = samlOf(kept)?.encryptionCertificate ?? null
    const encryptionCertificate = isEncrypted === false ? null : (made?.certificate ?? before)
    return { issuer: given.issuer!, clientId: null, saml: { ...said, encryptionCertificate } }
  }
  const { issuer, clientIdentifier, clientSecret } = given
  const keptSaml = samlOf(kept)
  if (keptSaml && !(issuer ?? clientIdentifier ?? clientSecret))
    return { issuer: kept!.issuer, clientId: null, saml: keptSaml }
  // What was set up by SAML is nothing to an OpenID provider.
  const before = keptSaml ? null : kept
  const clientId = clientIdentifier ?? before?.clientId
  const whole = { issuer: issuer ?? before?.issuer, clientIdentifier: clientId }
  const missing = Object.entries({ ...whole, clientSecret: clientSecret ?? before?.clientSecret }).flatMap(
    ([path, value]) => (value === undefined ? [{ path, message: t.neededFirst }] : []),
  )
  if (missing.length) throw new ValidationError(missing)
  return { issuer: whole.issuer!, clientId: clientId!, saml: null }
}

/** Whether it is another one than was tested. */
export const isAnother = (whole: Whole, clientSecret: string | undefined, kept: IdentityProvider | null) =>
  whole.issuer !== kept?.issuer ||
  whole.clientId !== kept.clientId ||
  clientSecret !== undefined ||
  JSON.stringify(whole.saml) !== JSON.stringify(samlOf(kept))

/** A key to encrypt with, where a provider is to have one and has none yet. */
export async function keyToMake(context: Context, { saml }: Given, rootId: string): Promise<EncryptionKey | undefined> {
  if (!saml?.isEncrypted) return undefined
  const kept = await context.db.prisma.identityProvider.findUnique({ where: { rootId } })
  if (samlOf(kept)?.encryptionCertificate) return undefined
  return newEncryptionKey(samlAddresses(context, rootId).entityId, context.now)
}

/** A secret as it is kept, by SAML the key that opens assertions; undefined where it stays. */
export function keptClientSecret(
  { services }: Context,
  { saml }: Whole,
  clientSecret: string | undefined,
  made: EncryptionKey | undefined,
) {
  if (saml && !saml.encryptionCertificate) return { clientSecret: null, sealed: false }
  const given = saml ? made?.key : clientSecret === undefined ? undefined : Buffer.from(clientSecret, 'utf8')
  if (given === undefined) return undefined
  const { secret, sealed } = keptSecret(given, services.settings.SECRET_KEY)
  return { clientSecret: secret, sealed }
}
