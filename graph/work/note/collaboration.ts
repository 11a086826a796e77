// Who may add to a record: whoever sees it, as far as their organization lets them.
import { Action } from '../action/Action.ts'
import { readSubject, type SubjectRow } from '../action/readActions.ts'
import { recordPlace, subjectColumns } from '../action/subject.ts'
import type { Context } from '../../kernel/context.ts'
import { ForbiddenError, NotFoundError } from '../../kernel/errors.ts'
import { uuidOf } from '../../kernel/node.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { permission } from '../../kernel/permission.ts'
import { the } from '../../kernel/noun.ts'

declarePermissions(Action, subjectColumns, {
  collaborate: [
    'Whether the viewer may add notes and files to it.',
    (viewer, subject) =>
      permission(viewer, 'collaborate', subject.rootId, viewer.reaches('collaborate', recordPlace(subject))),
  ],
})

interface Named {
  actionId?: string | null
  internalID?: number | null
}

/** A record that an input names, by its id or by its number: seen by the viewer. */
export async function recordNamed(context: Context, { actionId, internalID }: Named): Promise<SubjectRow> {
  const key: Parameters<typeof readSubject>[1] =
    actionId != null || internalID == null
      ? { column: 'id', values: [uuidOf('Action', actionId ?? '')] }
      : { column: 'legacy_id', values: [internalID] }
  const subject = await readSubject(context, key)
  if (!subject) throw new NotFoundError(the('Action'))
  return subject
}

/** The same, where the viewer may add to it. */
export async function recordToAddTo(context: Context, named: Named): Promise<SubjectRow> {
  const viewer = context.requireViewer()
  const subject = await recordNamed(context, named)
  if (!viewer.reaches('collaborate', recordPlace(subject)))
    throw new ForbiddenError(viewer.refusal('collaborate', subject.rootId))
  return subject
}
