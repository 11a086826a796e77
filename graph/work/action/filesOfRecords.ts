// Records carry files: attachments, and photos in their checklists.
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { ForbiddenError, NotFoundError } from '../../kernel/errors.ts'
import { toWhere } from '../../kernel/scopeWhere.ts'
import { addFileOwner } from '../../organization/file/fileOwners.ts'
import { readSubject } from './readActions.ts'
import { recordPlace } from './subject.ts'
import { visibleScope } from './visibleActions.ts'
import { the } from '../../kernel/noun.ts'

addFileOwner('RECORD', {
  async organizationFor(context, { actionId }) {
    const viewer = context.requireViewer()
    const subject = await readSubject(context, { column: 'id', values: [actionId] })
    if (!subject) throw new NotFoundError(the('Action'))
    if (!viewer.reaches('collaborate', recordPlace(subject)))
      throw new ForbiddenError(viewer.refusal('collaborate', subject.rootId))
    return subject.organizationId
  },
  visibleFiles(viewer) {
    const action = toWhere(visibleScope(viewer)) as Prisma.ActionWhereInput
    return [{ attachments: { some: { action } } }, { answers: { some: { action } } }]
  },
})
