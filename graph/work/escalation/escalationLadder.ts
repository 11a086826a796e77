import { builder } from '../../kernel/builder.ts'
import { Action } from '../action/Action.ts'
import { AccessLevel } from '../../people/membership/Membership.ts'
import type { AccessLevel as Level } from '../../kernel/policy.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { clocksOfAction, ClockKind } from './Clock.ts'
import { EscalationStep } from './EscalationStep.ts'
import { stepsAhead, type StepAhead } from './stepsAhead.ts'

interface Next {
  at: Date
  clock: 'RESPOND' | 'DONE'
  level: Level | null
  personName: string | null
}

const NextStep = builder.objectRef<Next>('NextEscalation').implement({
  description: 'The step up that comes if nothing is done.',
  fields: (t) => ({
    at: t.field({ type: 'DateTime', description: 'When it comes.', resolve: ({ at }) => at }),
    clock: t.expose('clock', { type: ClockKind, description: 'The clock that runs out then.' }),
    level: t.expose('level', {
      type: AccessLevel,
      nullable: true,
      description: 'The access level it goes to; null where nobody is above.',
    }),
    personName: t.exposeString('personName', {
      nullable: true,
      description: 'Whom that means now; who it is is decided when it comes.',
    }),
  }),
})

const EscalationLadder = builder.objectRef<{ id: string; disposition: string | null }>('EscalationLadder').implement({
  description: 'Where a record was escalated to, and where it goes next.',
  fields: (t) => ({
    steps: t.field({
      type: [EscalationStep],
      description: 'The steps that were taken, in their order.',
      resolve: ({ id }, _args, context, info) => {
        const query = queryFromInfo({ context, info, typeName: 'EscalationStep', select: { id: true, actionId: true } })
        const loader = context.loader<string, never[]>(`ladder ${JSON.stringify(query)}`, async (ids) => {
          const rows = await context.db.prisma.escalation.findMany({
            ...query,
            where: { actionId: { in: [...ids] } },
            orderBy: [{ at: 'asc' }, { id: 'asc' }],
          })
          return ids.map((one) => rows.filter(({ actionId }) => actionId === one) as never[])
        })
        return loader.load(id)
      },
    }),
    next: t.field({
      type: NextStep,
      nullable: true,
      description:
        'The step that comes if nothing is done; none on hold, while a delegation is to be answered, or without a clock that runs.',
      resolve: async ({ id, disposition }, _args, context): Promise<Next | null> => {
        if (disposition === 'DELEGATED') return null
        const running = (await clocksOfAction(context, id)).filter(
          ({ stoppedAt, firedAt, pausedAt }) => stoppedAt === null && firedAt === null && pausedAt === null,
        )
        const [first] = running.toSorted((one, other) => one.dueAt! - other.dueAt!)
        if (!first) return null
        const loader = context.loader<string, StepAhead>('steps ahead', async (ids) => {
          const found = await stepsAhead(context.db, ids, context.now)
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
    description: 'How it went up, and when it goes up next.',
    select: { id: true, disposition: true },
    resolve: ({ id, disposition }) => ({ id, disposition }),
  }),
)
