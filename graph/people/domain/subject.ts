import type { Domain } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { the } from '../../kernel/noun.ts'
import { nameOf } from './domainName.ts'
import { permittedRoot } from '../../organization/organization/permittedRoot.ts'
import * as t from './__generated__/messages.ts'

/** A root organization that the viewer administers, by its global id. */
export async function ownRoot(context: Context, organizationId: string): Promise<string> {
  const { id } = await permittedRoot(context, organizationId, 'organization.administer', t.onlyRoot)
  return id
}

/** A domain of such an organization. */
export async function ownDomain(context: Context, organizationId: string, name: string): Promise<Domain> {
  const rootId = await ownRoot(context, organizationId)
  const kept = await context.db.prisma.domain.findUnique({ where: { rootId_name: { rootId, name: nameOf(name) } } })
  if (!kept) throw new NotFoundError(the('Domain'))
  return kept
}
