// What a follow-up is called: what failed, and the unit that the record is about.
import { Action } from '../action/Action.ts'
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { uuidOf } from '../../kernel/node.ts'

const most = 200

/** The unit that a title names: as "unit 4411", or by the number of a vehicle of the tree. */
async function unitIn({ db }: Context, rootId: string, title: string): Promise<string | null> {
  const [, named] = /\bunit\s+([\w-]*\d[\w-]*)/i.exec(title) ?? []
  if (named) return named
  const words = title.match(/[\w-]*\d[\w-]*/g)
  if (!words) return null
  const vehicle = await db.prisma.vehicle.findFirst({
    where: { unitNumber: { in: words }, organization: { rootId } },
    select: { unitNumber: true },
    orderBy: { legacyId: 'asc' },
  })
  return vehicle?.unitNumber ?? null
}

export async function followUpTitle(
  context: Context,
  prompt: string,
  { rootId, title }: { rootId: string; title: string },
): Promise<string> {
  const unit = await unitIn(context, rootId, title)
  const ending = unit && !prompt.includes(unit) ? `, unit ${unit}` : ''
  return `${`Follow up: ${prompt}`.slice(0, most - ending.length)}${ending}`
}

builder.prismaObjectField(Action, 'followUpTitle', (t) =>
  t.string({
    nullable: true,
    description:
      'The suggested title of a follow-up to a checklist item: what failed, and the unit the record is about; null if the item is unanswered.',
    args: { checklistItemId: t.arg.id({ required: true, description: 'The failed checklist item.' }) },
    select: { id: true, rootId: true, title: true },
    resolve: async ({ id, rootId, title }, { checklistItemId }, context) => {
      if (context.asOf) return null
      const key = { actionId_itemId: { actionId: id, itemId: uuidOf('ChecklistItem', checklistItemId, 'The item') } }
      const answer = await context.db.prisma.checklistAnswer.findUnique({
        where: key,
        select: { item: { select: { prompt: true } } },
      })
      return answer && followUpTitle(context, answer.item.prompt, { rootId, title })
    },
  }),
)
