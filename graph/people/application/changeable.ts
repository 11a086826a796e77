import { ConflictError } from '../../kernel/errors.ts'
import type { Context } from '../../kernel/context.ts'
import { requireAt } from '../../kernel/permission.ts'
import { applicationNamed } from './visibleApplications.ts'
import * as m from './__generated__/messages.ts'

/** One that the viewer administers and that has not ended; throws otherwise. */
export async function changeableApplication(context: Context, id: string) {
  const application = await applicationNamed(context, id)
  const { rootId, endedAt } = application
  requireAt(context.requireViewer(), 'organization.administer', { rootId, organizationId: rootId })
  if (endedAt) throw new ConflictError(m.hasEnded)
  return application
}
