import { z } from 'zod'
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { ValidationError } from '../../kernel/errors.ts'
import { check, line, say } from '../../kernel/validation.ts'
import { mayBePrivate } from './client.ts'
import { checkedCertificate } from './checkedCertificate.ts'
import type { SamlSettings } from './samlSettings.ts'
import * as m from './__generated__/messages.ts'

const most = 5

export const SamlProviderInput = builder.inputType('SamlProviderInput', {
  description: 'An identity provider that speaks SAML 2.0.',
  fields: (t) => ({
    entityIdentifier: t.string({ required: true, description: 'The entity ID of the provider.' }),
    signInUrl: t.field({
      type: 'URL',
      required: true,
      description: 'Where people are sent to sign in, by HTTP-Redirect binding; must use https.',
    }),
    certificates: t.stringList({
      required: true,
      description: 'The certificates that it may sign with, 1 to 5, as PEM or base64 alone.',
    }),
    emailAttribute: t.string({
      description: 'The attribute that has the email address of a person; the usual ones if omitted.',
    }),
    nameAttribute: t.string({ description: 'The attribute that has the name of a person; the usual ones if omitted.' }),
    isEncrypted: t.boolean({
      description:
        'Whether it may encrypt its assertions, with a certificate that is made for that; unchanged if omitted.',
    }),
  }),
})

const attribute = line(1, 500)
  .nullish()
  .transform((value) => value ?? null)

const given = z.object({
  saml: z.object({
    entityIdentifier: line(1, 1_024),
    signInUrl: z.string().max(2_000),
    certificates: z
      .array(z.string())
      .min(1, say(m.certificatesNeeded({ most: String(most) })))
      .max(most, say(m.certificatesNeeded({ most: String(most) }))),
    emailAttribute: attribute,
    nameAttribute: attribute,
    isEncrypted: z.boolean().nullish(),
  }),
})

/** What is kept but for the certificate to encrypt with, and whether there is to be one. */
export type GivenSaml = Omit<SamlSettings, 'encryptionCertificate'> & { isEncrypted?: boolean | null }

/** What is said of a SAML provider, as it is kept; throws where it is not as it has to be. */
export function checkedSaml(context: Context, input: unknown): { issuer: string; saml: GivenSaml } {
  const { entityIdentifier, signInUrl, certificates, ...attributes } = check(given, { saml: input }).saml
  const url = URL.canParse(signInUrl) ? new URL(signInUrl) : undefined
  const isWeb = url?.protocol === 'https:' || (url?.protocol === 'http:' && mayBePrivate(context))
  const checked = certificates.map((one) => checkedCertificate(one, context.now))
  const problem = checked.find((one) => 'problem' in one)
  const problems = [
    ...(isWeb && !url.username && !url.password ? [] : [{ path: 'saml.signInUrl', message: m.writeSignInUrl }]),
    ...(problem ? [{ path: 'saml.certificates', message: problem.problem }] : []),
  ]
  if (problems.length) throw new ValidationError(problems)
  const pems = checked.flatMap((one) => ('pem' in one ? [one.pem] : []))
  return { issuer: entityIdentifier, saml: { signInUrl, certificates: pems, ...attributes } }
}
