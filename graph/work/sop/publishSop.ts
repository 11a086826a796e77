import { ConflictError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { stale } from '../../kernel/stale.ts'
import { sopInAnswer } from './sopInAnswer.ts'
import { sopToChange } from './visibleSops.ts'
import * as t from './__generated__/messages.ts'

mutation('publishSop', {
  description: 'Publishes the draft of an SOP; the version takes effect immediately and can no longer be changed.',
  policy: 'tasks.edit',
  input: (t) => ({
    sopId: t.id({ required: true, description: 'The SOP.' }),
    version: t.int({
      description: 'The version of the draft that was seen; if it has changed since, the result is a conflict.',
    }),
  }),
  async resolve(input, { context, write }) {
    const { id: sopId } = await sopToChange(context, input.sopId)
    return write(async (transaction) => {
      await transaction.$queryRaw`select 1 from sop where id = ${sopId}::uuid for update`
      const draft = await transaction.sopVersion.findFirst({
        where: { sopId, publishedAt: null },
        include: { _count: { select: { steps: true } } },
      })
      if (!draft) throw new ConflictError(t.noDraft)
      if (input.version != null && input.version !== draft.version)
        throw stale(t.theDraft, { version: input.version }, { version: draft.version })
      if (!draft._count.steps) throw new ConflictError(t.addStep)
      await transaction.sopVersion.update({
        where: { id: draft.id },
        data: { publishedAt: context.now, publishedById: context.requireViewer().id, version: { increment: 1 } },
        select: { id: true },
      })
      return { sopId }
    })
  },
  success: sopInAnswer,
})
