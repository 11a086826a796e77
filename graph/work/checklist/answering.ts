// Who answers the checklists of a record, and until when: whoever could complete it, while it is not.
import { rightsTo } from '../action/possibilities.ts'
import { readSubject, type SubjectRow } from '../action/readActions.ts'
import { stateOf, type State } from '../action/states.ts'
import { recordPlace, subjectColumns, type Subject } from '../action/subject.ts'
import { Action } from '../action/Action.ts'
import type { Context } from '../../kernel/context.ts'
import { ConflictError, ForbiddenError, NotFoundError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { accessLevelNames } from '../../kernel/policy.ts'
import { isSaid, type Text } from '../../kernel/messages/text.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

const closed: Partial<Record<State, Text>> = { COMPLETE: t.completeKeeps, WITHDRAWN: t.withdrawnKeeps }

/** Why a record in such a state takes no answers; undefined where it does. */
const obstacleIn = ({ status, disposition }: Pick<Subject, 'status' | 'disposition'>): Text | undefined =>
  closed[stateOf(status, disposition)]

/** The record that an input names, which the viewer may answer for. */
export async function recordToAnswer(context: Context, id: string): Promise<SubjectRow> {
  const viewer = context.requireViewer()
  const subject = await readSubject(context, { column: 'id', values: [uuidOf('Action', id)] })
  if (!subject) throw new NotFoundError(the('Action'))
  const rights = rightsTo('COMPLETE', viewer, { ...subject, ...recordPlace(subject) }, context.now)
  if (isSaid(rights)) throw new ForbiddenError(rights)
  return subject
}

/** Keeps the record as it is until the transaction ends; throws where it takes no answers by now. */
export async function lockOpen(transaction: Transaction, actionId: string): Promise<void> {
  await transaction.$queryRaw`select 1 from action where id = ${actionId}::uuid for no key update`
  const now = await transaction.action.findUniqueOrThrow({
    where: { id: actionId },
    select: { status: true, disposition: true },
  })
  const obstacle = obstacleIn(now)
  if (obstacle) throw new ConflictError(obstacle)
}

declarePermissions(Action, subjectColumns, {
  answer: [
    'Whether the viewer may answer its checklists.',
    (viewer, subject, context) => {
      const rights = rightsTo('COMPLETE', viewer, { ...subject, ...recordPlace(subject) }, context.now)
      if (isSaid(rights)) {
        return {
          allowed: false,
          reason: rights,
          whoCan: viewer.levelsWith('records.work', subject.rootId).map((level) => accessLevelNames[level]),
        }
      }
      const obstacle = obstacleIn(subject)
      return { allowed: !obstacle, reason: obstacle ?? null, whoCan: [] }
    },
  ],
})
