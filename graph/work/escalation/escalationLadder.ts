import { builder } from '../../kernel/builder.ts'
import { Action } from '../action/Action.ts'
import { AccessLevel } from '../../people/membership/Membership.ts'
import type { AccessLevel as Level } from '../../kernel/policy.ts'
import { markAsOf } from '../../kernel/asOf.ts'
import { loadChildren } from '../../kernel/children.ts'
import type { Kept } from '../../kernel/statement/rowsAt.ts'
import { clocksOfAction, ClockKind } from './Clock.ts'
import { EscalationStep } from './EscalationStep.ts'
import { stepsAhead, stepsAheadThen, type StepAhead } from './stepsAhead.ts'

interface Next {
  at: Date
  clock: 'RESPOND' | 'DONE'
  level: Level | null
  personName: string | null
}

const NextStep = builder.objectRef<Next>('NextEscalation').implement({
  description: 'The next automatic escalation if nobody acts.',
  fields: (t) => ({
    at: t.field({ type: 'DateTime', description: 'When it happens.', resolve: ({ at }) => at }),
    clock: t.expose('clock', { type: ClockKind, description: 'The clock that expires then.' }),
    level: t.expose('level', {
      type: AccessLevel,
      nullable: true,
      description: 'The access level it escalates to; null if there is nobody at a higher level.',
    }),
    personName: t.exposeString('personName', {
      nullable: true,
      description: 'The name of the user it would escalate to now; the user is determined when it happens.',
    }),
  }),
})

const keptSteps: Kept = {
  table: 'escalation',
  of: 'action_id',
  key: 'id',
  since: 'at',
  later: { answered_at: { answer: null, answered_by_id: null } },
}

const EscalationLadder = builder.objectRef<{ id: string; disposition: string | null }>('EscalationLadder').implement({
  description: 'The past escalation steps of a record, and the next one due.',
  fields: (t) => ({
    steps: t.field({
      type: [EscalationStep],
      description: 'The past escalation steps, oldest first.',
      resolve: ({ id }, _args, context, info) =>
        loadChildren(context, info, {
          model: 'escalation',
          type: 'EscalationStep',
          key: 'actionId',
          parentId: id,
          orderBy: [{ at: 'asc' }, { id: 'asc' }],
          past: keptSteps,
        }),
    }),
    next: t.field({
      type: NextStep,
      nullable: true,
      description:
        'The next automatic escalation; null on hold, while a delegation awaits an answer, or if no clock is running.',
      resolve: async ({ id, disposition }, _args, context): Promise<Next | null> => {
        if (disposition === 'DELEGATED') return null
        const running = (await clocksOfAction(context, id)).filter(
          ({ stoppedAt, firedAt, pausedAt }) => stoppedAt === null && firedAt === null && pausedAt === null,
        )
        const [first] = running.toSorted((one, other) => one.dueAt! - other.dueAt!)
        if (!first) return null
        const loader = context.loader<string, StepAhead>('steps ahead', async (ids) => {
          const found = await (context.asOf ? stepsAheadThen(context, ids) : stepsAhead(context.db, ids, context.now))
          return ids.map((one) => found.get(one)!)
        })
        const { to } = await loader.load(id)
        return { at: new Date(first.dueAt!), clock: first.kind, level: to?.level ?? null, personName: to?.name ?? null }
      },
    }),
  }),
})

builder.prismaObjectField(Action, 'escalationLadder', (t) =>
  t.field({
    type: EscalationLadder,
    description: 'The escalations of the record so far and the next one due.',
    select: { id: true, disposition: true },
    resolve: ({ id, disposition }, _args, context) => markAsOf({ id, disposition }, context),
  }),
)
