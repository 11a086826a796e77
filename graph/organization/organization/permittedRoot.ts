import type { Context } from '../../kernel/context.ts'
import { ConflictError } from '../../kernel/errors.ts'
import type { Said } from '../../kernel/messages/text.ts'
import { requireAt } from '../../kernel/permission.ts'
import type { Capability } from '../../kernel/policy.ts'
import { findSubject, organizationPlace, type Subject } from './subject.ts'

/** A root organization at which the viewer may do something; throws where they have not, or where it is `notRoot`. */
export async function permittedRoot(
  context: Context,
  globalId: string,
  capability: Capability,
  notRoot: Said,
): Promise<Subject> {
  const subject = await findSubject(context, globalId)
  requireAt(context.requireViewer(), capability, organizationPlace(subject))
  if (subject.parentId) throw new ConflictError(notRoot)
  return subject
}
