// What a SAML assertion says, of which the signature has been checked.
import { z } from 'zod'
import { SignInError } from '../../kernel/errors.ts'
import { minute } from '../../kernel/time/milliseconds.ts'
import { untrusted, type Expected } from './samlMessage.ts'
import * as t from './__generated__/messages.ts'

/** How far the provider's clock may be off. */
export const tolerance = minute
/** Of a confirmation the provider is to ask its person anew; how long ago that may be. */
const freshFor = 5 * minute

const bearer = z.object({
  $: z.object({ Method: z.literal('urn:oasis:names:tc:SAML:2.0:cm:bearer') }),
  SubjectConfirmationData: z.tuple([
    z.object({ $: z.object({ Recipient: z.string(), InResponseTo: z.string(), NotOnOrAfter: z.string() }) }),
  ]),
})

const attribute = z.object({ $: z.object({ Name: z.string() }), AttributeValue: z.array(z.unknown()).default([]) })

const assertion = z.object({
  $: z.object({ Version: z.literal('2.0') }),
  Issuer: z.tuple([z.object({ _: z.string() })]),
  Subject: z.tuple([
    z.object({
      NameID: z
        .tuple([z.object({ _: z.string(), $: z.object({ Format: z.string().default('') }).optional() })])
        .optional(),
      SubjectConfirmation: z.array(z.unknown()),
    }),
  ]),
  Conditions: z.tuple([
    z.strictObject({
      $: z.unknown().optional(),
      AudienceRestriction: z.unknown().optional(),
      OneTimeUse: z.unknown().optional(),
      ProxyRestriction: z.unknown().optional(),
    }),
  ]),
  AuthnStatement: z
    .array(z.object({ $: z.object({ AuthnInstant: z.string(), SessionNotOnOrAfter: z.string().optional() }) }))
    .min(1),
  AttributeStatement: z
    .array(z.union([z.literal(''), z.object({ Attribute: z.array(attribute).default([]) })]))
    .default([]),
})

export interface Asserted {
  nameId: string
  attributes: Map<string, string[]>
}

const valueOf = (said: unknown): string[] => {
  const text = z.object({ _: z.string() }).safeParse(said).data?._.trim()
  return text ? [text] : []
}

type Assertion = z.infer<typeof assertion>

function attributesOf({ AttributeStatement }: Assertion) {
  const attributes = new Map<string, string[]>()
  for (const statement of AttributeStatement)
    for (const { $, AttributeValue } of statement === '' ? [] : statement.Attribute)
      attributes.set($.Name, [...(attributes.get($.Name) ?? []), ...AttributeValue.flatMap(valueOf)])
  return attributes
}

const isPast = (time: string) => !(Date.parse(time) + tolerance > Date.now())

function nameIdOf({ Subject: [{ NameID }] }: Assertion) {
  const [said] = NameID ?? []
  const nameId = said?._.trim()
  if (!nameId || nameId.length > 255) throw new SignInError(t.noNameId)
  if (said?.$?.Format.endsWith(':transient')) throw new SignInError(t.transientNameId)
  return nameId
}

/** Throws where it is not of this provider, for this page, and for now. */
export function assertedIn(said: unknown, isConfirming: boolean, { requestId, replyUrl, issuer }: Expected): Asserted {
  const found = z.object({ Assertion: assertion }).safeParse(said)
  if (!found.success) throw untrusted(`The assertion lacks ${found.error.issues[0]?.path.slice(1).join('.')}.`)
  const { Assertion: one } = found.data
  const from = one.Issuer[0]._.trim()
  if (from !== issuer) throw new SignInError(t.otherIssuer({ issuer: from.slice(0, 200) }))
  const confirmations = one.Subject[0].SubjectConfirmation.flatMap((each) => {
    const { data } = bearer.safeParse(each)
    return data ? [data.SubjectConfirmationData[0].$] : []
  })
  const here = confirmations.filter(({ Recipient }) => Recipient === replyUrl)
  if (!here.length) throw untrusted(`Its recipient is ${confirmations[0]?.Recipient}.`)
  const asked = here.filter(({ InResponseTo }) => InResponseTo === requestId)
  if (!asked.length) throw new SignInError(t.otherRequest)
  if (asked.every(({ NotOnOrAfter }) => isPast(NotOnOrAfter))) throw new SignInError(t.clocksDiffer)
  const [{ $: signedIn }] = one.AuthnStatement as [Assertion['AuthnStatement'][number]]
  if (signedIn.SessionNotOnOrAfter && isPast(signedIn.SessionNotOnOrAfter)) throw new SignInError(t.clocksDiffer)
  const ago = Date.now() - Date.parse(signedIn.AuthnInstant)
  if (!(ago > -tolerance)) throw new SignInError(t.clocksDiffer)
  if (isConfirming && ago > freshFor) throw new SignInError(t.notAskedAnew)
  return { nameId: nameIdOf(one), attributes: attributesOf(one) }
}
