import { openItemsOf, sentenceOfResolving } from './openItems.ts'
import { ChecklistOpenError } from '../../kernel/errors.ts'
import { movingMutation, noteIn, reasonField } from './movingMutation.ts'
import type { Effect } from './transition.ts'

movingMutation('resolveEscalation', 'RESOLVE', {
  description:
    'Completes an escalated record from above; its checklists are not handed in by that, and what is open in them stays open.',
  input: (t) => ({
    note: reasonField(t, 'How it was resolved.'),
    leavesOpen: t.boolean({
      description: 'Whether mandatory items of its checklists may stay open; else open ones refuse it.',
    }),
  }),
  async decide(input, { context, actor, subject }) {
    const note = noteIn(input)
    const open = subject.mandatoryOpen ? await openItemsOf(context, subject.id) : []
    if (open.length && !input.leavesOpen) throw new ChecklistOpenError(sentenceOfResolving(open), open)
    const changes: Effect['changes'] = open.length ? { openItems: ['', open.join('; ')] } : {}
    return {
      set: {
        actualStart: subject.actualStart ?? context.now,
        actualEnd: context.now,
        completedById: actor.id,
        statusReason: note,
      },
      reason: note,
      changes,
    }
  },
})
