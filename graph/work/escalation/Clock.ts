import { builder } from '../../kernel/builder.ts'
import { Action } from '../action/Action.ts'
import type { Context } from '../../kernel/context.ts'
import { businessMinutesBetween } from '../../people/schedule/businessTime.ts'
import { clocksOf, clocksThen, readClocks, type ClockNow } from './readClocks.ts'
import { targetInWords } from './targets.ts'
import { textIn } from '../../kernel/messages/text.ts'

export const ClockKind = builder.enumType('ClockKind', {
  description: "The purpose of a record's clock.",
  values: {
    RESPOND: { description: 'The time until the record is started or its escalation is answered.' },
    DONE: { description: 'The time until the record is complete.' },
  },
})

const ClockState = builder.enumType('ClockState', {
  description: 'The state of a clock.',
  values: {
    WAITING: { description: 'It starts at the earliest time the record may start.' },
    RUNNING: { description: 'It is running.' },
    PAUSED: { description: 'It is paused while the record is on hold.' },
    STOPPED: { description: 'It has stopped without running out.' },
    FIRED: { description: 'It has run out.' },
  },
})

/** One clock as its record's reader sees it at a moment. */
interface Shape extends ClockNow {
  now: number
}

const stateOf = ({ stoppedAt, firedAt, pausedAt, startsAt, now }: Shape) => {
  if (firedAt !== null) return 'FIRED'
  if (stoppedAt !== null) return 'STOPPED'
  if (pausedAt !== null) return 'PAUSED'
  return startsAt > now ? 'WAITING' : 'RUNNING'
}

const instant = (at: number | null) => (at === null ? null : new Date(at))

export const Clock = builder.objectRef<Shape>('Clock').implement({
  description: 'A clock of a record; when it runs out, the record escalates.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ClockKind, description: 'What the clock measures.' }),
    state: t.field({ type: ClockState, description: 'The state of the clock.', resolve: stateOf }),
    isForAnswer: t.exposeBoolean('isForAnswer', {
      description: 'Whether the clock limits the time to respond of the user the record was escalated to.',
    }),
    target: t.string({
      description: 'The time allowed, in words, such as 4 h.',
      resolve: ({ target }, _args, { language }) => textIn(language, targetInWords(target)),
    }),
    startsAt: t.field({
      type: 'DateTime',
      description: 'When the clock starts or started.',
      resolve: ({ startsAt }) => new Date(startsAt),
    }),
    dueAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the clock runs out; null while the record is on hold.',
      resolve: ({ dueAt, pausedAt, stoppedAt }) => (pausedAt !== null && stoppedAt === null ? null : instant(dueAt)),
    }),
    minutesLeft: t.int({
      nullable: true,
      description:
        'The remaining business time in minutes, negative once overdue; null if the clock has stopped or run out.',
      resolve: ({ startsAt, dueAt, stoppedAt, firedAt, hours, now }) =>
        dueAt === null || stoppedAt !== null || firedAt !== null
          ? null
          : Math.round(businessMinutesBetween(hours, Math.max(now, startsAt), dueAt)),
    }),
    pausedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the clock was paused.',
      resolve: ({ pausedAt }) => instant(pausedAt),
    }),
    stoppedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the clock was stopped.',
      resolve: ({ stoppedAt }) => instant(stoppedAt),
    }),
    firedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the clock ran out; null if it has not.',
      resolve: ({ firedAt }) => instant(firedAt),
    }),
  }),
})

/** The clocks of a record that have a target, as they stand now; many records of one request are read at once. */
export async function clocksOfAction(context: Context, actionId: string): Promise<Shape[]> {
  const loader = context.loader<string, ClockNow[]>('clocks', async (ids) => {
    const clocks = await readClocks(context.db, context.asOf ? clocksThen(context, ids) : clocksOf(ids), context.now)
    return ids.map((id) => clocks.filter((clock) => clock.actionId === id))
  })
  const now = context.now.getTime()
  return (await loader.load(actionId))
    .filter(({ dueAt, firedAt }) => dueAt !== null || firedAt !== null)
    .map((clock) => ({ ...clock, now }))
}

builder.prismaObjectField(Action, 'clocks', (t) =>
  t.field({
    type: [Clock],
    description: "The clocks for which the record's priority has targets.",
    select: { id: true },
    resolve: ({ id }, _args, context) => clocksOfAction(context, id),
  }),
)
