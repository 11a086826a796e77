import { ValidationError } from '../../kernel/errors.ts'
import { AccessLevel } from '../../people/membership/Membership.ts'
import { accessLevelNames, accessLevels, rank } from '../../kernel/policy.ts'
import { escalationTarget } from './escalationTarget.ts'
import { movingMutation, reasonField, reasonIn } from './movingMutation.ts'
import * as t from './__generated__/messages.ts'

movingMutation('escalateAction', 'ESCALATE', {
  description: 'Escalates a record to a user of a higher access level; the previous assignee can still see it.',
  input: (t) => ({
    level: t.field({
      type: AccessLevel,
      description: 'The access level to escalate to; defaults to the next higher level.',
    }),
    reason: reasonField(t, 'The reason for escalating.'),
  }),
  async decide(input, { context, viewer, subject }) {
    const reason = reasonIn(input)
    const own = viewer.levelAt(subject) ?? 'TRANSACTIONAL'
    const level = input.level ?? accessLevels[Math.max(0, rank(own) - 1)]!
    if (own !== 'ADMIN' && rank(level) >= rank(own)) {
      throw new ValidationError([{ path: 'level', message: t.levelAbove({ level: accessLevelNames[own] }) }])
    }
    const person = await escalationTarget(context, subject, level)
    return {
      set: { escalatedToId: person.id, escalatedLevel: level, statusReason: reason, resumeAt: null },
      reason,
      step: { fromLevel: own },
      changes: { escalatedTo: [subject.escalatedTo?.name ?? '', `${person.name}, ${accessLevelNames[level]}`] },
    }
  },
})
