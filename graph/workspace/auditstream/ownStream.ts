import type { AuditStream } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { the } from '../../kernel/noun.ts'
import { permittedRoot } from '../../organization/organization/permittedRoot.ts'
import * as m from './__generated__/messages.ts'

/** The stream of a root organization that the viewer administers; throws where there is none. */
export async function ownStream(context: Context, organizationId: string): Promise<AuditStream> {
  const { id: rootId } = await permittedRoot(context, organizationId, 'organization.administer', m.onlyRoot)
  const stream = await context.db.prisma.auditStream.findUnique({ where: { rootId } })
  if (!stream) throw new NotFoundError(the('AuditStream'))
  return stream
}
