import { movingMutation } from '../action/movingMutation.ts'
import { answerLink } from './chain.ts'

movingMutation('acceptDelegation', 'ACCEPT', {
  description: 'Accepts a record that was delegated to the viewer.',
  decide: (_input, { context, viewer, subject }) => ({
    set: { assigneeId: viewer.id, delegateId: null, statusReason: '' },
    changes: { assignee: [subject.assignee?.name ?? '', viewer.name] },
    also: answerLink('ACCEPTED', context.now),
  }),
})
