import { Action } from '../action/Action.ts'
import { builder } from '../../kernel/builder.ts'
import { uuidOf } from '../../kernel/node.ts'
import type { Language } from '../../kernel/messages/languages.ts'
import * as m from './__generated__/messages.ts'

const most = 200

/** What a follow-up is called: what failed. The unit that it is about, it names as its vehicle. */
export const followUpTitle = (prompt: string, language: Language) => m.followUp({ prompt }).in(language).slice(0, most)

builder.prismaObjectField(Action, 'followUpTitle', (t) =>
  t.string({
    nullable: true,
    description: 'The suggested title of a follow-up to a checklist item: what failed; null if the item is unanswered.',
    args: { checklistItemId: t.arg.id({ required: true, description: 'The failed checklist item.' }) },
    select: { id: true },
    resolve: async ({ id }, { checklistItemId }, context) => {
      if (context.asOf) return null
      const key = { actionId_itemId: { actionId: id, itemId: uuidOf('ChecklistItem', checklistItemId, m.theItem) } }
      const answer = await context.db.prisma.checklistAnswer.findUnique({
        where: key,
        select: { item: { select: { prompt: true } } },
      })
      return answer && followUpTitle(answer.item.prompt, context.language)
    },
  }),
)
