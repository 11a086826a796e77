import { builder } from '../../kernel/builder.ts'
import { transitionOf, type TransitionName } from '../action/transitions.ts'
import { AccessLevel } from '../../people/membership/Membership.ts'
import { User } from '../../people/user/User.ts'
import { ClockKind } from './Clock.ts'

export const EscalationStep = builder.prismaObject('Escalation', {
  name: 'EscalationStep',
  description: 'A step of a record up the ladder, and what came of it.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Tells two steps apart.' }),
    fromLevel: t.expose('fromLevel', {
      type: AccessLevel,
      nullable: true,
      description: 'The access level it came from, where that is known.',
    }),
    level: t.expose('level', { type: AccessLevel, description: 'The access level it went to.' }),
    person: t.relation('person', {
      type: User,
      nullable: true,
      description: 'Whom it went to; nobody where nobody was above.',
    }),
    actor: t.relation('actor', { type: User, nullable: true, description: 'Who escalated it; nobody for a clock.' }),
    clock: t.expose('clock', {
      type: ClockKind,
      nullable: true,
      description: 'The clock that ran out, where it was one.',
    }),
    reason: t.exposeString('reason', { description: 'Why it went up.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it went up.' }),
    answer: t.string({
      nullable: true,
      description: 'What was answered, as on the button; null while it waits.',
      select: { answer: true },
      resolve: ({ answer }) => (answer === null ? null : (transitionOf(answer as TransitionName)?.label ?? answer)),
    }),
    answeredBy: t.relation('answeredBy', {
      type: User,
      nullable: true,
      description: 'Who answered; nobody for a clock.',
    }),
    answeredAt: t.expose('answeredAt', { type: 'DateTime', nullable: true, description: 'When it was answered.' }),
  }),
})
