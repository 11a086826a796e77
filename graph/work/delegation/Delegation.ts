import { builder } from '../../kernel/builder.ts'
import { Action } from '../action/Action.ts'
import { loadAction } from '../action/readActions.ts'
import { loadChildren } from '../../kernel/children.ts'
import { User } from '../../people/user/User.ts'

const DelegationState = builder.enumType('DelegationState', {
  description: 'What became of a delegation.',
  values: {
    ASKED: { description: 'The delegate has not answered yet.' },
    ACCEPTED: { description: 'The delegate has it.' },
    DECLINED: { description: 'The delegate did not want it.' },
    RECALLED: { description: 'It was taken back before the delegate had accepted it.' },
    HANDED_BACK: { description: 'The delegate gave it back, or its time was over.' },
    ENDED: { description: 'The record was completed, withdrawn or given to somebody else.' },
  },
})

const stateNames = {
  ASKED: 'Waits for an answer',
  ACCEPTED: 'Accepted',
  DECLINED: 'Declined',
  RECALLED: 'Recalled',
  HANDED_BACK: 'Handed back',
  ENDED: 'Ended',
} as const

export const Delegation = builder.prismaObject('Delegation', {
  description: 'A link in the chain of those who passed a record on.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Tells two links apart.' }),
    depth: t.exposeInt('depth', { description: 'How often the record was passed on with it, from 1.' }),
    state: t.expose('state', { type: DelegationState, description: 'What became of it.' }),
    stateName: t.string({
      description: 'The same in words.',
      select: { state: true },
      resolve: ({ state }) => stateNames[state],
    }),
    from: t.relation('from', { type: User, description: 'Who passed it on.' }),
    to: t.relation('to', { type: User, description: 'Who was asked to take it.' }),
    note: t.exposeString('note', { description: 'What they were told.' }),
    until: t.expose('until', { type: 'DateTime', nullable: true, description: 'When it goes back by itself.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When they were asked.' }),
    answeredAt: t.expose('answeredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When they answered, or it was recalled.',
    }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true, description: 'When it was over.' }),
    action: t.field({
      type: Action,
      nullable: true,
      description: 'The record; null where the viewer does not see it any more.',
      select: { actionId: true },
      resolve: ({ actionId }, _args, context, info) => loadAction(context, info, actionId),
    }),
  }),
})

builder.prismaObjectField(Action, 'delegations', (t) =>
  t.field({
    type: [Delegation],
    description: 'Everybody it was passed on to, first things first.',
    select: { id: true },
    resolve: ({ id }, _args, context, info) =>
      loadChildren(context, info, {
        model: 'delegation',
        type: 'Delegation',
        key: 'actionId',
        parentId: id,
        orderBy: [{ at: 'asc' }, { id: 'asc' }],
      }),
  }),
)
