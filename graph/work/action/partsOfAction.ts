// What belongs together in a record, as one object of it each: columns of the very row.
import { builder } from '../../kernel/builder.ts'
import { AccessLevel } from '../../people/membership/Membership.ts'
import { User } from '../../people/user/User.ts'

export const ActionSchedule = builder.prismaObject('Action', {
  variant: 'ActionSchedule',
  description: 'When a record may start and when it is due.',
  select: {},
  fields: (t) => ({
    start: t.expose('scheduledStart', {
      type: 'DateTime',
      nullable: true,
      description: 'The earliest time it may start.',
    }),
    end: t.expose('scheduledEnd', { type: 'DateTime', nullable: true, description: 'When it is due.' }),
  }),
})

export const ActionActual = builder.prismaObject('Action', {
  variant: 'ActionActual',
  description: 'When a record was worked on, and for how long.',
  select: {},
  fields: (t) => ({
    start: t.expose('actualStart', {
      type: 'DateTime',
      nullable: true,
      description: 'When work on the record began; null if it has not.',
    }),
    end: t.expose('actualEnd', { type: 'DateTime', nullable: true, description: 'When it was completed.' }),
    workedSecs: t.exposeInt('workedSecs', {
      description: 'The time worked in seconds, excluding the time since the record entered its current status.',
    }),
  }),
})

export const ActionEscalation = builder.prismaObject('Action', {
  variant: 'ActionEscalation',
  description: 'To whom a record is escalated.',
  select: { escalatedLevel: true },
  fields: (t) => ({
    level: t.field({
      type: AccessLevel,
      description: 'The access level the record was escalated to.',
      resolve: ({ escalatedLevel }) => escalatedLevel!,
    }),
    to: t.relation('escalatedTo', {
      type: User,
      nullable: true,
      description: 'The user the record was escalated to; null if the user no longer exists.',
    }),
  }),
})

export const ActionSignOff = builder.prismaObject('Action', {
  variant: 'ActionSignOff',
  description: 'Who signed off a record, and when.',
  select: { signedOffAt: true },
  fields: (t) => ({
    at: t.field({
      type: 'DateTime',
      description: 'When it was signed off.',
      resolve: ({ signedOffAt }) => signedOffAt!,
    }),
    by: t.relation('signedOffBy', {
      type: User,
      nullable: true,
      description: 'The user who signed it off; null if the user no longer exists.',
    }),
  }),
})
