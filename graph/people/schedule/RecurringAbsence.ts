import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { loadChildren } from '../../kernel/children.ts'
import { Node, policy } from '../../kernel/node.ts'
import { clock, wallText } from '../../kernel/time/wallTime.ts'
import { minute } from '../../kernel/time/milliseconds.ts'
import { ruleInWords } from '../../kernel/recurrence/sentence.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { User } from '../user/User.ts'
import { Absence } from './Absence.ts'
import { AbsencePart } from './AbsencePart.ts'
import { reasonFor } from './reasonFor.ts'
import { permissionFor } from './person.ts'
import { aheadAt, visibleRecurring } from './visibleAbsences.ts'
import type { Text } from '../../kernel/messages/text.ts'
import * as m from './__generated__/messages.ts'

interface Ends {
  endsAt: Date | null
  cancelledAt: Date | null
}

/** Why nobody can change it any more; undefined where somebody can. */
export const recurringObstacle = ({ now }: Context, { endsAt, cancelledAt }: Ends): Text | undefined =>
  cancelledAt ? m.wasCancelled : endsAt && endsAt <= now ? m.isOver : undefined

export const RecurringAbsence = builder.prismaObject('RecurringAbsence', {
  description: 'Days or hours when a user is away again and again, by a recurrence rule (RFC 5545) in a time zone.',
  interfaces: [Node],
  select: { id: true },
  ...policy('people.read'),
  fields: (t) => ({
    user: t.relation('user', { type: User, description: 'The user who is away.' }),
    organization: t.relation('root', {
      type: Organization,
      description: 'The root organization the user is away from.',
    }),
    rule: t.expose('rule', {
      type: 'RRule',
      description:
        'The recurrence rule in RFC 5545 syntax, without DTSTART; UNTIL is in the local time of the time zone.',
    }),
    sentence: t.string({
      description: 'The recurrence rule in plain words, such as "Every Friday, 12:00–17:00".',
      select: { rule: true, startsOn: true, durationMins: true },
      resolve: ({ rule, startsOn, durationMins }, _args, { language }) =>
        ruleInWords(rule, withTimes(startsOn, durationMins)).in(language),
    }),
    timeZone: t.expose('timeZone', {
      type: 'TimeZone',
      description: 'The IANA time zone in which the rule is evaluated.',
    }),
    startsOn: t.field({
      type: 'LocalDateTime',
      description: 'The local date and time from which the rule counts, and at whose time each absence starts.',
      select: { startsOn: true },
      resolve: ({ startsOn }) => wallText(startsOn),
    }),
    durationMins: t.exposeInt('durationMins', {
      description: 'The local time from the start of an absence until its end, in minutes.',
    }),
    endsAt: t.expose('endsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the last absence ends; null if the rule has no end.',
    }),
    reason: t.string({
      nullable: true,
      description: 'The reason for the absences; null if the viewer may not edit them.',
      select: { reason: true, userId: true, rootId: true },
      resolve: reasonFor,
    }),
    deputy: t.relation('deputy', {
      type: User,
      nullable: true,
      description: 'The deputy who stands in for all that no part names a deputy for; null if none.',
    }),
    parts: t.relation('parts', {
      type: AbsencePart,
      description: 'The parts with a deputy of their own, at most 20.',
      query: { orderBy: { id: 'asc' } },
    }),
    absences: t.field({
      type: [Absence],
      description: 'The current absence and those up to 62 days ahead, in chronological order.',
      select: { id: true },
      resolve: ({ id }, _args, context, info) =>
        loadChildren(context, info, {
          model: 'absence',
          type: 'Absence',
          key: 'recurringId',
          parentId: id,
          where: aheadAt(context.now),
          orderBy: { startsAt: 'asc' },
        }),
    }),
    version: t.exposeInt('version', {
      description:
        'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
    }),
  }),
})

const wholeDay = 1440

/** The rule and its times of the day: 12:00–17:00, or all day. */
const withTimes = (startsOn: Date, durationMins: number) => (rule: Text) => {
  const start = clock(startsOn)
  if (start === '00:00' && durationMins % wholeDay === 0)
    return durationMins === wholeDay ? m.allDay({ rule }) : m.forDays({ rule, days: durationMins / wholeDay })
  const end = clock(new Date(startsOn.getTime() + durationMins * minute))
  const days = Math.floor(durationMins / wholeDay)
  return days ? m.untilLater({ rule, start, end, days }) : m.fromUntil({ rule, start, end })
}

declarePermissions(
  RecurringAbsence,
  { endsAt: true, cancelledAt: true, userId: true, rootId: true },
  {
    edit: [
      'Whether the viewer may change or cancel it.',
      (_viewer, one, context) => permissionFor(context, one.userId, one.rootId, recurringObstacle(context, one)),
    ],
  },
)

builder.prismaObjectField(User, 'recurringAbsences', (t) =>
  t.field({
    type: [RecurringAbsence],
    description:
      'The recurring absences of the user in organizations that the viewer shares which are not over, at most 20 under a root organization.',
    select: { id: true },
    resolve: ({ id }, _args, context, info) =>
      loadChildren(context, info, {
        model: 'recurringAbsence',
        type: 'RecurringAbsence',
        key: 'userId',
        parentId: id,
        where: {
          AND: [
            visibleRecurring(context),
            { cancelledAt: null, OR: [{ endsAt: null }, { endsAt: { gt: context.now } }] },
          ],
        },
        orderBy: { startsOn: 'asc' },
      }),
  }),
)

builder.prismaObjectField(Absence, 'recurringAbsence', (t) =>
  t.relation('recurring', {
    type: RecurringAbsence,
    nullable: true,
    description: 'The recurring absence it is one of; null if it stands by itself.',
  }),
)
