import type { GraphQLResolveInfo } from 'graphql'
import { Action } from '../action/Action.ts'
import { builder } from '../../kernel/builder.ts'
import { loadChildren } from '../../kernel/children.ts'
import type { Context } from '../../kernel/context.ts'
import type { Kept } from '../../kernel/statement/rowsAt.ts'
import { User } from '../../people/user/User.ts'
import { Checklist } from './Checklist.ts'
import { ChecklistAnswer } from './ChecklistAnswer.ts'
import { ChecklistItem } from './ChecklistItem.ts'
import { itemsOf } from './itemsOf.ts'

interface Entry {
  item: never
  answer: never | null
}

const ChecklistEntry = builder.objectRef<Entry>('ChecklistEntry').implement({
  description: 'A checklist item on a record, with its answer.',
  fields: (t) => ({
    item: t.field({ type: ChecklistItem, description: 'The checklist item to answer.', resolve: ({ item }) => item }),
    answer: t.field({
      type: ChecklistAnswer,
      nullable: true,
      description: 'The answer; null if the item is unanswered.',
      resolve: ({ answer }) => answer,
    }),
  }),
})

const RecordChecklist = builder.prismaObject('ActionChecklist', {
  name: 'RecordChecklist',
  description: 'A checklist of a record, in the revision that was current when the record was created.',
  select: { actionId: true, checklistId: true },
  fields: (t) => ({
    checklist: t.relation('checklist', { type: Checklist, description: 'The checklist.' }),
    revision: t.exposeInt('revision', { description: 'The number of the revision.' }),
    submittedAt: t.expose('submittedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was submitted; null if it has not been.',
    }),
    submittedBy: t.relation('submittedBy', {
      type: User,
      nullable: true,
      description: 'The user who submitted it; null if it has not been submitted.',
    }),
    entries: t.field({
      type: [ChecklistEntry],
      description: 'The items with their answers, in order.',
      select: { actionId: true, checklistId: true, revision: true },
      resolve: async ({ actionId, checklistId, revision }, _args, context, info) => {
        const [items, answers] = await Promise.all([
          itemsOf(context, info, { checklistId, revision }, [['item']]),
          answersOf(context, info, actionId),
        ])
        return items.map((item: { id: string }) => ({
          item: item as never,
          answer: (answers.get(item.id) ?? null) as never,
        }))
      },
    }),
  }),
})

const keptChecklists: Kept = {
  table: 'action_checklist',
  of: 'action_id',
  key: 'checklist_id',
  later: { submitted_at: { submitted_by_id: null } },
}

const keptAnswers: Kept = { table: 'checklist_answer', of: 'action_id', key: 'id', since: 'answered_at' }

/** The answers of a record by their items; of all records of a request at once. */
async function answersOf(context: Context, info: GraphQLResolveInfo, actionId: string): Promise<Map<string, object>> {
  const answers: { itemId: string }[] = await loadChildren(context, info, {
    model: 'checklistAnswer',
    type: 'ChecklistAnswer',
    paths: [['answer']],
    select: { id: true, itemId: true },
    key: 'actionId',
    parentId: actionId,
    orderBy: { id: 'asc' },
    past: keptAnswers,
  })
  return new Map(answers.map((answer) => [answer.itemId, answer]))
}

builder.prismaObjectField(Action, 'checklists', (t) =>
  t.field({
    type: [RecordChecklist],
    description: "The record's checklists with their answers, in order.",
    select: { id: true },
    resolve: ({ id }, _args, context, info) =>
      loadChildren(context, info, {
        model: 'actionChecklist',
        type: 'RecordChecklist',
        key: 'actionId',
        parentId: id,
        orderBy: [{ position: 'asc' }, { checklistId: 'asc' }],
        past: keptChecklists,
      }),
  }),
)
