import { z } from 'zod'
import type { Instant } from '../../kernel/builder.ts'
import { ForbiddenError } from '../../kernel/errors.ts'
import { uuidOf } from '../../kernel/node.ts'
import { check, say } from '../../kernel/validation.ts'
import { assignableFor } from '../task/assignees.ts'
import { movingMutation } from './movingMutation.ts'
import { possibility } from './possibilities.ts'
import { recordPlace } from './subject.ts'
import type { Effect, Moving } from './transition.ts'
import * as t from './__generated__/messages.ts'

const slot = z
  .object({ scheduledStart: z.date().nullish(), scheduledEnd: z.date().nullish() })
  .refine(({ scheduledStart, scheduledEnd }) => !scheduledStart || !scheduledEnd || scheduledStart <= scheduledEnd, {
    path: ['scheduledEnd'],
    ...say(t.chooseEnd),
  })

movingMutation('rescheduleAction', 'RESCHEDULE', {
  description: 'Changes when a record may begin and is due, and optionally its assignee.',
  input: (t) => ({
    scheduledStart: t.field({
      type: 'DateTime',
      description: 'The earliest time the record may be started; if omitted, it may be started at any time.',
    }),
    scheduledEnd: t.field({ type: 'DateTime', description: 'When the record is due; if omitted, it has no due time.' }),
    isScheduled: t.boolean({
      description: 'Whether the times form a reserved slot; defaults to true if both a start and an end are given.',
    }),
    assigneeId: t.id({ description: 'The user to reassign the record to; the assignee is unchanged if omitted.' }),
    isUnassigned: t.boolean({ description: 'Whether to unassign the record.' }),
  }),
  async decide({ scheduledStart, scheduledEnd, isScheduled, assigneeId, isUnassigned }, moving) {
    const { subject } = moving
    const given = check(slot, { scheduledStart, scheduledEnd })
    const start = given.scheduledStart ?? null
    const end = given.scheduledEnd ?? null
    const person = assigneeId ? await assigned(assigneeId, moving) : isUnassigned ? givenBack(moving) : undefined
    return {
      set: {
        scheduledStart: start,
        scheduledEnd: end,
        isScheduled: Boolean(start && end) && isScheduled !== false,
        ...person?.set,
      },
      changes: {
        ...changed('scheduledStart', subject.scheduledStart, start),
        ...changed('scheduledEnd', subject.scheduledEnd, end),
        ...person?.changes,
      },
      endsDelegation: person?.endsDelegation,
    }
  },
})

const text = (at: Instant | null) => (at ? new Date(at).toISOString() : '')

const changed = (field: string, before: Instant | null, after: Instant | null): Record<string, [string, string]> =>
  text(before) === text(after) ? {} : { [field]: [text(before), text(after)] }

/** What assigning it would do, where it may be. */
async function assigned(id: string, { context, viewer, subject }: Moving): Promise<Effect | undefined> {
  const uuid = uuidOf('User', id)
  if (uuid === subject.assigneeId) return undefined
  requireAssign({ context, viewer, subject })
  const person = await assignableFor(context, subject, uuid)
  return {
    set: { assigneeId: person.id, delegatorId: null, delegatorLevels: [] },
    changes: { assignee: [subject.assignee?.name ?? '', person.name] },
    endsDelegation: true,
  }
}

/** What taking it from whoever has it would do: as it was before it was given to them. */
function givenBack({ context, viewer, subject }: Moving): Effect | undefined {
  if (!subject.assigneeId) return undefined
  requireAssign({ context, viewer, subject })
  return {
    set: { assigneeId: null, delegatorId: null, delegatorLevels: [] },
    changes: { assignee: [subject.assignee?.name ?? '', ''] },
    endsDelegation: true,
  }
}

function requireAssign({ context, viewer, subject }: Pick<Moving, 'context' | 'viewer' | 'subject'>) {
  const { allowed, reason } = possibility('ASSIGN', viewer, { ...subject, ...recordPlace(subject) }, context.now)
  if (!allowed) throw new ForbiddenError(reason)
}
