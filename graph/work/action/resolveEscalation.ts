import { openItemsOf, sentenceOfResolving } from './openItems.ts'
import { ChecklistOpenError } from '../../kernel/errors.ts'
import { movingMutation, noteIn, reasonField } from './movingMutation.ts'
import type { Effect } from './transition.ts'

movingMutation('resolveEscalation', 'RESOLVE', {
  description:
    'Resolves an escalated record by completing it; its checklists are not submitted, and open items stay open.',
  input: (t) => ({
    note: reasonField(t, 'How it was resolved.'),
    leavesOpen: t.boolean({
      description:
        'Whether to resolve the escalation even if mandatory checklist items are open; if false or omitted, open mandatory items are rejected with an error.',
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
