import { uuidOf } from '../../kernel/node.ts'
import { assignableFor } from '../task/assignees.ts'
import { movingMutation } from './movingMutation.ts'

movingMutation('assignAction', 'ASSIGN', {
  description: 'Assigns a record to a user, or unassigns it.',
  input: (t) => ({ assigneeId: t.id({ description: 'The user to assign the record to; unassigned if omitted.' }) }),
  async decide({ assigneeId }, { context, subject }) {
    const uuid = assigneeId ? uuidOf('User', assigneeId) : null
    const person = uuid ? await assignableFor(context, subject, uuid) : null
    return {
      set: { assigneeId: person?.id ?? null, delegatorId: null, delegatorLevels: [] },
      changes: { assignee: [subject.assignee?.name ?? '', person?.name ?? ''] },
    }
  },
})
