import type { Context } from '../../kernel/context.ts'
import { ConflictError } from '../../kernel/errors.ts'
import { requireAt } from '../../kernel/permission.ts'
import { findSubject, organizationPlace, type Subject } from '../../organization/organization/subject.ts'
import * as t from './__generated__/messages.ts'

/** A root organization for which the viewer may say what is kept; throws where they may not, or where it is none. */
export async function rootToRetain(context: Context, organizationId: string): Promise<Subject> {
  const subject = await findSubject(context, organizationId)
  requireAt(context.requireViewer(), 'organization.retain', organizationPlace(subject))
  if (subject.parentId) throw new ConflictError(t.onlyRoot)
  return subject
}
