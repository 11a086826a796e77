import type { Context } from '../../kernel/context.ts'
import type { Subject } from '../../organization/organization/subject.ts'
import { permittedRoot } from '../../organization/organization/permittedRoot.ts'
import * as t from './__generated__/messages.ts'

/** A root organization for which the viewer may say what is kept; throws where they may not, or where it is none. */
export const rootToRetain = (context: Context, organizationId: string): Promise<Subject> =>
  permittedRoot(context, organizationId, 'organization.retain', t.onlyRoot)
