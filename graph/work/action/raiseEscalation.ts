import { accessLevelNames, accessLevels, rank } from '../../kernel/policy.ts'
import { escalationTarget } from './escalationTarget.ts'
import { movingMutation, noteIn, reasonField } from './movingMutation.ts'

movingMutation('raiseEscalation', 'RAISE', {
  description: 'Escalates an escalated record to the next higher level.',
  input: (t) => ({ note: reasonField(t, 'The reason for escalating further.') }),
  async decide(input, { context, subject }) {
    const note = noteIn(input)
    const level = accessLevels[rank(subject.escalatedLevel ?? 'TRANSACTIONAL') - 1] ?? 'ADMIN'
    const person = await escalationTarget(context, subject, level)
    return {
      to: 'ESCALATED',
      set: { escalatedToId: person.id, escalatedLevel: level, statusReason: note },
      reason: note,
      step: { fromLevel: subject.escalatedLevel },
      changes: { escalatedTo: [subject.escalatedTo?.name ?? '', `${person.name}, ${accessLevelNames[level]}`] },
    }
  },
})
