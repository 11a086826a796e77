import { builder } from '../../kernel/builder.ts'
import { prismaPage } from '../../kernel/prismaPage.ts'
import { User } from '../../people/user/User.ts'
import { Action } from './Action.ts'
import { stateOf, stateTable } from './states.ts'
import { transitionOf, type TransitionName } from './transitions.ts'

const Change = builder.objectRef<{ field: string; before: string; after: string }>('Change').implement({
  description: 'What else a transition changed.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The name of what changed.' }),
    before: t.exposeString('before', { description: 'What it was; empty for nothing.' }),
    after: t.exposeString('after', { description: 'What it became; empty for nothing.' }),
  }),
})

/** What is in the history and is no transition. */
const others: Record<string, string> = { CREATE: 'Create', NUMBER_BACK: 'The number is back' }

const HistoryEntry = builder.prismaObject('HistoryEntry', {
  description: 'One change of an action record.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Tells two entries apart.' }),
    version: t.exposeInt('version', { description: 'The version of the record that the change made.' }),
    label: t.string({
      description: 'What was done, as on the button.',
      select: { transition: true },
      resolve: ({ transition }) =>
        others[transition] ?? transitionOf(transition as TransitionName)?.label ?? transition,
    }),
    stateName: t.string({
      description: 'The state that the record was in from then on.',
      select: { toStatus: true, toDisposition: true },
      resolve: ({ toStatus, toDisposition }) => stateTable[stateOf(toStatus, toDisposition)].name,
    }),
    reason: t.exposeString('reason', { description: 'The reason or note that was given.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was done.' }),
    actor: t.relation('actor', { type: User, nullable: true, description: 'Who did it; nobody for a clock.' }),
    onBehalfOf: t.relation('onBehalfOf', { type: User, nullable: true, description: 'For whom it was done.' }),
    changes: t.field({
      type: [Change],
      description: 'What else changed.',
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
    description: 'Everything that was done with the record, latest first.',
    select: { id: true },
    resolve: ({ id: actionId }, args, context, info) =>
      prismaPage(context, info, args, {
        list: `history ${actionId}`,
        model: 'historyEntry',
        where: { actionId },
        orderBy: { version: 'desc' },
        key: {
          parts: ['number'],
          select: { id: true, version: true },
          placeOf: ({ version }) => [version!],
          rowAt: ([version]) => ({ actionId_version: { actionId, version } }),
        },
      }),
  }),
)
