import { entry } from '../../kernel/entryId.ts'
import { z } from 'zod'
import { ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { organizationInAnswer } from '../../organization/organization/loadOrganization.ts'
import { organizationFor } from '../../organization/organization/organizationFor.ts'
import { stale } from '../../kernel/stale.ts'
import { check, say } from '../../kernel/validation.ts'
import { ClockKind } from './Clock.ts'
import { TargetRule } from './PriorityTarget.ts'
import { none, type Target } from './targets.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

/** How much each rule may measure; nothing where it has no number. */
const amounts: Record<Target['rule'], number | undefined> = {
  MINUTES: 100_000,
  DAYS: 366,
  SERVICE_TIME: 100,
  SLOT: undefined,
  PERIOD_END: undefined,
}

mutation('savePriorityTarget', {
  description: 'Sets the response or completion target of a priority for an organization and its sub-organizations.',
  policy: 'organizations.edit',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The organization that the target is set on.' }),
    priorityId: entry(t, 'SCHEDULE_PRIORITY', { required: true, description: 'The priority.' }),
    clock: t.field({
      type: ClockKind,
      required: true,
      description: 'The clock that the target applies to: response or completion.',
    }),
    rule: t.field({ type: TargetRule, description: 'How the target is measured; if omitted, no target applies.' }),
    amount: t.int({
      description:
        'The amount in the unit of the rule: 1 to 100,000 minutes, 366 business days or 100 service times; ignored by the other rules.',
    }),
    version: t.int({
      description:
        'The expected version, 0 if the organization has no setting at its own level; any other current version returns a `ConflictError`; not checked if omitted.',
    }),
  }),
  async resolve(input, { context, write }) {
    const { id: organizationId } = await organizationFor(context, input.organizationId, 'organizations.edit')
    const { priorityId, clock: kind } = input
    if (!context.references.find('SCHEDULE_PRIORITY', priorityId)) {
      throw new ValidationError([{ path: 'priorityId', message: t.choosePriority }])
    }
    const wanted = targetOf(input)
    const key = { organizationId_priorityId_kind: { organizationId, priorityId, kind } }
    return write(async (transaction) => {
      await transaction.$queryRaw`select 1 from organization where id = ${organizationId}::uuid for no key update`
      const before = await transaction.priorityTarget.findUnique({ where: key })
      if (input.version != null && input.version !== (before?.version ?? 0)) {
        throw stale(the('PriorityTarget'), { version: input.version, ...wanted }, before ?? { version: 0 })
      }
      const version = (before?.version ?? 0) + 1
      await transaction.priorityTarget.upsert({
        where: key,
        create: { organizationId, priorityId, kind, ...wanted },
        update: { ...wanted, version },
      })
      return { organizationId }
    })
  },
  success: organizationInAnswer,
})

interface TargetInput {
  clock: 'RESPOND' | 'DONE'
  rule?: Target['rule'] | null
  amount?: number | null
}

function targetOf({ clock, rule, amount }: TargetInput): Target {
  if (!rule) return none
  if (clock === 'RESPOND' && rule !== 'MINUTES' && rule !== 'DAYS') {
    throw new ValidationError([{ path: 'rule', message: t.responseMeasure }])
  }
  const most = amounts[rule]
  if (most === undefined) return { rule, amount: 0 }
  const message = say(t.amount({ most, rule }))
  return { rule, ...check(z.object({ amount: z.int(message).min(1, message).max(most, message) }), { amount }) }
}
