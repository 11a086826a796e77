import { entry } from '../../kernel/entryId.ts'
import { ForbiddenError, ValidationError } from '../../kernel/errors.ts'
import { movingMutation } from './movingMutation.ts'
import { urgent } from '../task/priorities.ts'
import { recordPlace } from './subject.ts'
import * as t from './__generated__/messages.ts'

movingMutation('reprioritizeAction', 'REPRIORITIZE', {
  description: 'Changes the priority of a record.',
  input: (t) => ({ priorityId: entry(t, 'SCHEDULE_PRIORITY', { required: true, description: 'The new priority.' }) }),
  decide({ priorityId }, { context, viewer, subject }) {
    const priority = context.references.find('SCHEDULE_PRIORITY', priorityId ?? -1)
    if (!priority) throw new ValidationError([{ path: 'priorityId', message: t.choosePriority }])
    if (priorityId === urgent && !viewer.commands('records.urgent', { ...subject, ...recordPlace(subject) })) {
      throw new ForbiddenError(viewer.refusal('records.urgent', subject.rootId))
    }
    const before = context.references.get('SCHEDULE_PRIORITY', subject.priorityId)
    return { set: { priorityId }, changes: { priority: [before.name, priority.name] } }
  },
})
