import { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { ConflictError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { the } from '../../kernel/noun.ts'
import { requireSeen } from '../../kernel/stale.ts'
import { organizationInAnswer } from '../../organization/organization/loadOrganization.ts'
import { lockTree } from '../../organization/organization/subject.ts'
import { AccessLevel } from '../membership/AccessLevel.ts'
import { breakGlassOf, requireWayIn } from './breakGlass.ts'
import { checkedProvider, isAnother, keptClientSecret, keyToMake, requireWhole } from './providerInput.ts'
import { permittedRoot } from '../../organization/organization/permittedRoot.ts'
import { SamlProviderInput } from './SamlProviderInput.ts'
import * as m from './__generated__/messages.ts'

mutation('setIdentityProvider', {
  description:
    'Sets by which OpenID Connect or SAML provider the people of a root organization sign in; one whose settings are changed is off until it has been tested.',
  policy: 'organization.administer',
  scope: 'ACCOUNT',
  stepUp: true,
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The root organization.' }),
    version: t.int({ description: 'The version that was seen, to be told if somebody has changed it since.' }),
    issuer: t.string({
      description: 'The issuer of the provider, the address under which it describes itself; needed the first time.',
    }),
    clientIdentifier: t.string({ description: 'Under which Opsgraph is known to it; needed the first time.' }),
    clientSecret: t.string({
      description: 'The secret by which Opsgraph proves that it is that client; needed the first time, never shown.',
    }),
    saml: t.field({
      type: SamlProviderInput,
      description:
        'The provider if it speaks SAML, in place of issuer, clientIdentifier and clientSecret; to change between the two takes all connections of accounts with it.',
    }),
    joinsAs: t.field({
      type: AccessLevel,
      description:
        'The access level of people who sign in by it without an account; null if they need an invitation, and never ADMIN.',
    }),
    isOn: t.boolean({ description: 'Whether people sign in by it; only one that has been tested can be turned on.' }),
    isRequired: t.boolean({
      description:
        'Whether people whose address is of a verified domain of the organization, or who are connected to it, sign in by it alone.',
    }),
    breakGlassIds: t.idList({
      description:
        'The Admins who can still sign in if the provider fails, at most 20; each needs a passkey, or a password and an authenticator app.',
    }),
  }),
  async resolve({ organizationId, version, isOn, isRequired, breakGlassIds, ...input }, { context, write }) {
    const { id: rootId } = await permittedRoot(context, organizationId, 'organization.administer', m.onlyRoot)
    const { clientSecret, clientIdentifier, saml, ...given } = await checkedProvider(context, input)
    const made = await keyToMake(context, { saml }, rootId)
    const chosen = breakGlassIds && (await breakGlassOf(context, breakGlassIds))
    return write(async (tx) => {
      await lockTree(tx, rootId)
      const kept = await tx.identityProvider.findUnique({ where: { rootId } })
      requireSeen(the('IdentityProvider'), { ...given, version }, kept)
      const whole = requireWhole({ ...given, clientIdentifier, clientSecret, saml }, kept, made)
      const isOther = isAnother(whole, clientSecret, kept)
      const testedAt = isOther ? null : (kept?.testedAt ?? null)
      if (isOn && !testedAt) throw new ConflictError(m.testFirst)
      const required = {
        isOn: isOther ? false : (isOn ?? kept?.isOn ?? false),
        isRequired: isRequired ?? kept?.isRequired ?? false,
        breakGlass: chosen ?? kept?.breakGlass ?? [],
      }
      if (isRequired || (required.isRequired && chosen)) await requireWayIn(tx, rootId, context.now, required)
      const data = { ...given, ...whole, ...required, saml: whole.saml ?? Prisma.DbNull, testedAt }
      const secret = keptClientSecret(context, whole, clientSecret, made)
      // Who somebody is by one protocol says nothing of who they are by the other, though both may use one name.
      if (kept && Boolean(whole.saml) !== Boolean(kept.saml))
        await tx.providerIdentity.deleteMany({ where: { rootId } })
      if (kept) {
        const changed = { ...data, ...secret, version: { increment: 1 } }
        await tx.identityProvider.update({ where: { rootId }, data: changed })
      } else await tx.identityProvider.create({ data: { ...data, ...secret!, rootId } })
      return { organizationId: rootId }
    })
  },
  success: organizationInAnswer,
})
