import { builder } from '../../kernel/builder.ts'
import { prismaPage } from '../../kernel/prismaPage.ts'
import { User } from '../../people/user/User.ts'
import { Action } from './Action.ts'
import { historyList } from './historyList.ts'
import { stateOf, stateTable } from './states.ts'
import { transitionOf, type TransitionName } from './transitions.ts'
import { textIn, type Said } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

const Change = builder.objectRef<{ field: string; before: string; after: string }>('Change').implement({
  description: 'A field that a transition changed besides the status.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The name of the changed field.' }),
    before: t.exposeString('before', { description: 'The value before the change; empty if none.' }),
    after: t.exposeString('after', { description: 'The value after the change; empty if none.' }),
  }),
})

/** What is in the history and is no transition. */
const others: Record<string, Said> = { CREATE: t.create, NUMBER_BACK: t.numberBack }

const nameOf = (transition: string): Said =>
  others[transition] ?? transitionOf(transition as TransitionName)?.label ?? transition

const labelOf = ({ transition, undoes }: { transition: string; undoes: { transition: string } | null }): Said =>
  undoes ? t.undid({ label: nameOf(undoes.transition) }) : nameOf(transition)

export const HistoryEntry = builder.prismaObject('HistoryEntry', {
  description: 'A change of an action record.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifies the entry.' }),
    version: t.exposeInt('version', { description: 'The version of the record resulting from the change.' }),
    label: t.string({
      description: 'The label of the action taken.',
      select: { transition: true, undoes: { select: { transition: true } } },
      resolve: (entry, _args, { language }) => textIn(language, labelOf(entry)),
    }),
    stateName: t.string({
      description: 'The status of the record after the change, as display text.',
      select: { toStatus: true, toDisposition: true },
      resolve: ({ toStatus, toDisposition }, _args, { language }) =>
        stateTable[stateOf(toStatus, toDisposition)].name.in(language),
    }),
    reason: t.exposeString('reason', { description: 'The reason or note that was given; empty if there was none.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When the change was made.' }),
    actor: t.relation('actor', {
      type: User,
      nullable: true,
      description: 'The user who made the change; null if it was made automatically.',
    }),
    onBehalfOf: t.relation('onBehalfOf', {
      type: User,
      nullable: true,
      description: 'The user on whose behalf the change was made; null otherwise.',
    }),
    changes: t.field({
      type: [Change],
      description: 'The other fields that changed.',
      select: { changes: true },
      resolve: ({ changes }) =>
        Object.entries(changes as Record<string, [string, string]>).map(([field, [before, after]]) => ({
          field,
          before,
          after,
        })),
    }),
  }),
})

builder.prismaObjectField(Action, 'history', (t) =>
  t.connection({
    type: HistoryEntry,
    description: 'The history of the record.',
    args: historyList.args(t),
    select: { id: true },
    async resolve({ id: actionId }, args, context, info) {
      const { page, where = {}, isDescending, list } = await historyList.read(context, args, 'history')
      return prismaPage(context, info, page, {
        list: `${list} ${actionId}`,
        model: 'historyEntry',
        where: { AND: [{ actionId, at: { lte: context.asOf } }, where] },
        orderBy: [{ version: isDescending ? 'desc' : 'asc' }],
      })
    },
  }),
)
