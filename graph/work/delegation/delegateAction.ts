import { z } from 'zod'
import { movingMutation } from '../action/movingMutation.ts'
import { peopleAt } from '../../people/membership/peopleAt.ts'
import type { Moving } from '../action/transition.ts'
import { ValidationError } from '../../kernel/errors.ts'
import { uuidOf } from '../../kernel/node.ts'
import { rank } from '../../kernel/policy.ts'
import { check, text } from '../../kernel/validation.ts'
import { addLink, chainOf, deepest } from './chain.ts'
import { delegateFor } from './delegates.ts'
import type { Text } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

const farthestDays = 366

movingMutation('delegateAction', 'DELEGATE', {
  description: 'Delegates a record to a user; it becomes theirs when they accept.',
  input: (t) => ({
    delegateId: t.id({ required: true, description: 'The user to ask.' }),
    note: t.string({ description: 'A note to the delegate, at most 500 characters.' }),
    until: t.field({
      type: 'DateTime',
      description:
        'When the record is returned automatically, at most 366 days from now; defaults to the end of the delegation it was received by, if any.',
    }),
  }),
  async decide(input, { context, viewer, by, subject }) {
    const { note } = check(z.object({ note: text(0, 500).nullish() }), input)
    const delegate = await delegateFor(context, by, subject, uuidOf('User', input.delegateId ?? ''))
    const chain = subject.delegatorId ? await chainOf(context, subject.id) : []
    const refused = (path: string, message: Text) => new ValidationError([{ path, message }])
    if (chain.some(({ fromId }) => fromId === delegate.id)) {
      throw refused('delegateId', t.circle({ name: delegate.name }))
    }
    if (chain.length >= deepest) {
      throw refused('delegateId', t.tooDeep({ times: deepest }))
    }
    const until = endOf(context.now, input.until ?? null, chain.at(-1)?.until ?? null)
    const fromId = subject.assigneeId ?? viewer.id
    return {
      set: {
        delegateId: delegate.id,
        delegatorId: fromId,
        delegatorLevels: [...subject.delegatorLevels, rank(await levelOf({ context, viewer, subject }, fromId))],
        statusReason: note ?? '',
        resumeAt: null,
      },
      reason: note ?? '',
      changes: { delegate: ['', delegate.name], ...(until && { until: ['', until.toISOString()] }) },
      also: addLink({
        fromId,
        toId: delegate.id,
        depth: chain.length + 1,
        note: note ?? '',
        until,
        subject,
        now: context.now,
      }),
    }
  },
})

/** When a link ends: no later than the one that it hangs on. */
function endOf(now: Date, asked: Date | null, latest: Date | null): Date | null {
  const refused = (message: Text) => new ValidationError([{ path: 'until', message }])
  if (!asked) return latest
  if (asked <= now) throw refused(t.timeToCome)
  if (asked.getTime() > now.getTime() + farthestDays * 24 * 3_600_000)
    throw refused(t.withinDays({ days: farthestDays }))
  if (latest && asked > latest) throw refused(t.endsEarlier({ time: latest.toISOString() }))
  return asked
}

/** The access level of who passes it on, at the record's place. */
async function levelOf({ context, viewer, subject }: Pick<Moving, 'context' | 'viewer' | 'subject'>, fromId: string) {
  const [person] = fromId === viewer.id ? [] : await peopleAt(context, subject, { ids: [fromId] })
  return person?.level ?? viewer.levelAt(subject) ?? 'TRANSACTIONAL'
}
