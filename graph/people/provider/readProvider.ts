import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { uuidOf } from '../../kernel/node.ts'
import { the } from '../../kernel/noun.ts'
import { requireAt } from '../../kernel/permission.ts'
import { check } from '../../kernel/validation.ts'
import { findSubject, organizationPlace } from '../../organization/organization/subject.ts'
import type { Provider } from './requireOnlyHere.ts'

/** The provider of an organization; one that is off is there for its Admins alone. */
async function providerAt({ db }: Context, rootId: string, isOn: boolean): Promise<Provider> {
  const [provider] = await db.prisma.$queryRaw<Provider[]>`
    select p.root_id as "rootId", r.legal_name as organization, p.issuer, p.client_id as "clientId",
      p.client_secret as "clientSecret", p.sealed, p.joins_as::text as "joinsAs", p.is_on as "isOn",
      p.is_required as "isRequired", p.break_glass as "breakGlass", p.group_claim as "groupClaim", p.rules,
      p.saml, p.tested_at as "testedAt", p.version, p.updated_at as "updatedAt"
    from identity_provider p join organization r on r.id = p.root_id
    where p.root_id = ${rootId}::uuid and (p.is_on or not ${isOn}) and r.archived_at is null`
  if (!provider) throw new NotFoundError(the('IdentityProvider'))
  return provider
}

/** One by which people sign in. */
export const openProvider = (context: Context, organizationId: string): Promise<Provider> =>
  providerAt(context, uuidOf('Organization', organizationId, the('IdentityProvider')), true)

/** One of an organization that the viewer administers, be it on or off. */
export async function ownProvider(context: Context, organizationId: string): Promise<Provider> {
  const subject = await findSubject(context, organizationId, the('IdentityProvider'))
  requireAt(context.requireViewer(), 'organization.administer', organizationPlace(subject))
  return providerAt(context, subject.id, false)
}

const back = z.object({ startToken: z.string().max(100), response: z.string().max(8_000) })

/** What the page brings back, of no more than it can be. */
export const checkedBack = (input: { startToken: string; response: string }) => check(back, input)
