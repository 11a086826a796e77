import { uuidOf } from '../node.ts'
import { check, text } from '../validation.ts'
import { z } from 'zod'
import { delegateFor } from './delegates.ts'
import { movingMutation } from './movingMutation.ts'

movingMutation('delegateAction', 'DELEGATE', {
  description: 'Asks somebody to take a record; it becomes theirs when they accept.',
  input: (t) => ({
    delegateId: t.id({ required: true, description: 'The user to ask.' }),
    note: t.string({ description: 'What to tell them.' }),
  }),
  async decide(input, { context, viewer, subject }) {
    const { note } = check(z.object({ note: text(0, 500).nullish() }), input)
    const delegate = await delegateFor(context, subject, uuidOf('User', input.delegateId ?? '', 'The user'))
    return {
      set: {
        delegateId: delegate.id,
        delegatorId: subject.assigneeId ?? viewer.id,
        statusReason: note ?? '',
        resumeAt: null,
      },
      reason: note ?? '',
      changes: { delegate: ['', delegate.name] },
    }
  },
})
