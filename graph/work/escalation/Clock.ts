import { builder } from '../../kernel/builder.ts'
import { Action } from '../action/Action.ts'
import type { Context } from '../../kernel/context.ts'
import { businessMinutesBetween } from '../../people/schedule/businessTime.ts'
import { clocksOf, readClocks, type ClockNow } from './readClocks.ts'
import { targetInWords } from './targets.ts'

export const ClockKind = builder.enumType('ClockKind', {
  description: 'What a clock of a record is for.',
  values: {
    RESPOND: { description: 'Until somebody starts it, or answers its escalation.' },
    DONE: { description: 'Until it is complete.' },
  },
})

const ClockState = builder.enumType('ClockState', {
  description: 'Whether a clock runs.',
  values: {
    WAITING: { description: 'It begins with the time at which the record may begin.' },
    RUNNING: { description: 'It runs.' },
    PAUSED: { description: 'It stands while the record is on hold.' },
    STOPPED: { description: 'It has done its part.' },
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

const Clock = builder.objectRef<Shape>('Clock').implement({
  description: 'A clock of a record: when it runs out, the record escalates.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ClockKind, description: 'What it is for.' }),
    state: t.field({ type: ClockState, description: 'Whether it runs.', resolve: stateOf }),
    isForAnswer: t.exposeBoolean('isForAnswer', {
      description: 'Whether it is the time that whom the record was escalated to has for an answer.',
    }),
    target: t.string({
      description: 'How long it has, in words, as 4 h.',
      resolve: ({ target }) => targetInWords(target),
    }),
    startsAt: t.field({
      type: 'DateTime',
      description: 'When it begins, or began.',
      resolve: ({ startsAt }) => new Date(startsAt),
    }),
    dueAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it runs out; null while the record is on hold.',
      resolve: ({ dueAt, pausedAt, stoppedAt }) => (pausedAt !== null && stoppedAt === null ? null : instant(dueAt)),
    }),
    minutesLeft: t.int({
      nullable: true,
      description:
        'How many minutes of business time are left, below 0 past its time; null where it has stopped or run out.',
      resolve: ({ startsAt, dueAt, stoppedAt, firedAt, hours, now }) =>
        dueAt === null || stoppedAt !== null || firedAt !== null
          ? null
          : Math.round(businessMinutesBetween(hours, Math.max(now, startsAt), dueAt)),
    }),
    pausedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Since when it stands.',
      resolve: ({ pausedAt }) => instant(pausedAt),
    }),
    stoppedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was stopped.',
      resolve: ({ stoppedAt }) => instant(stoppedAt),
    }),
    firedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it ran out.',
      resolve: ({ firedAt }) => instant(firedAt),
    }),
  }),
})

/** The clocks of a record that have a target, as they stand now; many records of one request are read at once. */
export async function clocksOfAction(context: Context, actionId: string): Promise<Shape[]> {
  const loader = context.loader<string, ClockNow[]>('clocks', async (ids) => {
    const clocks = await readClocks(context.db, clocksOf(ids), context.now)
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
    description: 'Its clocks, as far as its priority has targets.',
    select: { id: true },
    resolve: ({ id }, _args, context) => clocksOfAction(context, id),
  }),
)
