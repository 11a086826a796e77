import { asOfRow, nameAsOf } from '../../kernel/asOf.ts'
import { builder } from '../../kernel/builder.ts'
import { transitionOf, type TransitionName } from '../action/transitions.ts'
import { AccessLevel } from '../../people/membership/Membership.ts'
import { User } from '../../people/user/User.ts'
import { ClockKind } from './Clock.ts'
import { textIn } from '../../kernel/messages/text.ts'

export const EscalationStep = builder.prismaObject('Escalation', {
  name: 'EscalationStep',
  description: 'An escalation of a record, and its answer.',
  select: { id: true },
  fields: (t) => ({
    id: t.id({
      description: 'Identifies the step.',
      select: { id: true },
      resolve: (row) => nameAsOf(row.id, asOfRow(row)),
    }),
    fromLevel: t.expose('fromLevel', {
      type: AccessLevel,
      nullable: true,
      description: 'The access level that the record was escalated from; null if unknown.',
    }),
    level: t.expose('level', { type: AccessLevel, description: 'The access level that the record was escalated to.' }),
    person: t.relation('person', {
      type: User,
      nullable: true,
      description: 'The user that the record was escalated to; null if there was no user to escalate to.',
    }),
    actor: t.relation('actor', {
      type: User,
      nullable: true,
      description: 'The user who escalated the record; null if it was escalated automatically.',
    }),
    clock: t.expose('clock', {
      type: ClockKind,
      nullable: true,
      description: 'The clock that ran out; null if a user escalated the record.',
    }),
    reason: t.exposeString('reason', { description: 'The reason for the escalation.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When the record was escalated.' }),
    answer: t.string({
      nullable: true,
      description: 'The answer, as the label of the action taken; null while unanswered.',
      select: { answer: true },
      resolve: ({ answer }, _args, { language }) =>
        answer === null ? null : textIn(language, transitionOf(answer as TransitionName)?.label ?? answer),
    }),
    answeredBy: t.relation('answeredBy', {
      type: User,
      nullable: true,
      description: 'The user who answered; null if unanswered or answered automatically.',
    }),
    answeredAt: t.expose('answeredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was answered; null if unanswered.',
    }),
  }),
})
