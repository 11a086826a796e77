import { builder } from '../../kernel/builder.ts'
import { Action } from '../action/Action.ts'
import { loadAction } from '../action/readActions.ts'
import { loadChildren } from '../../kernel/children.ts'
import { Node, policy } from '../../kernel/node.ts'
import { User } from '../../people/user/User.ts'
import { DelegationState } from './DelegationState.ts'
import { keptDelegations } from './keptDelegations.ts'
import * as t from './__generated__/messages.ts'

const stateNames = {
  ASKED: t.awaitingReply,
  ACCEPTED: t.accepted,
  DECLINED: t.declined,
  RECALLED: t.recalled,
  HANDED_BACK: t.handedBack,
  ENDED: t.ended,
} as const

export const Delegation = builder.prismaObject('Delegation', {
  description: "One step in a record's chain of delegations.",
  interfaces: [Node],
  select: { id: true },
  ...policy('records.see'),
  fields: (t) => ({
    depth: t.exposeInt('depth', { description: 'The position of this delegation in the chain, starting at 1.' }),
    state: t.expose('state', { type: DelegationState, description: 'The status of the delegation.' }),
    stateName: t.string({
      description: 'Display text of the state or reason.',
      select: { state: true },
      resolve: ({ state }, _args, { language }) => stateNames[state].in(language),
    }),
    from: t.relation('from', { type: User, description: 'The user who delegated the record.' }),
    to: t.relation('to', { type: User, description: 'The user who was asked to take the record.' }),
    note: t.exposeString('note', { description: 'The note to the delegate.' }),
    until: t.expose('until', {
      type: 'DateTime',
      nullable: true,
      description: 'When the record is returned automatically.',
    }),
    at: t.expose('at', { type: 'DateTime', description: 'When the delegate was asked.' }),
    answeredAt: t.expose('answeredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the delegate answered, or when the delegation was recalled.',
    }),
    endedAt: t.expose('endedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the delegation ended; null while it is open.',
    }),
    action: t.field({
      type: Action,
      nullable: true,
      description: 'The delegated record; null if no longer visible to the viewer.',
      select: { actionId: true },
      resolve: ({ actionId }, _args, context, info) => loadAction(context, info, actionId),
    }),
  }),
})

builder.prismaObjectField(Action, 'delegations', (t) =>
  t.field({
    type: [Delegation],
    description: 'All delegations of the record, oldest first.',
    select: { id: true },
    resolve: ({ id }, _args, context, info) =>
      loadChildren(context, info, {
        model: 'delegation',
        type: 'Delegation',
        key: 'actionId',
        parentId: id,
        orderBy: [{ at: 'asc' }, { id: 'asc' }],
        past: keptDelegations,
      }),
  }),
)
