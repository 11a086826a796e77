// The ladder of a record is written by the statement that makes the transition: whatever escalates or answers is on it.
import { writeAlong } from '../action/alongTransition.ts'
import { stateOf } from '../action/states.ts'

writeAlong((parameters, { subject, target, step, transition, actor, why, now }) => {
  const commands: string[] = []
  const answers = target !== undefined && (target !== 'ESCALATED' || step !== undefined)
  if (answers && stateOf(subject.status, subject.disposition) === 'ESCALATED') {
    commands.push(`
      update escalation e set answer = ${transition}, answered_by_id = ${actor}, answered_at = ${now}
      from changed where e.action_id = changed.id and e.answered_at is null and e.person_id is not null`)
  }
  if (target === 'ESCALATED' && step) {
    commands.push(`
      insert into escalation (action_id, from_level, level, person_id, actor_id, clock, reason, at)
      select id, ${parameters.add(step.fromLevel)}::access_level, escalated_level, escalated_to_id, ${actor},
        ${parameters.add(step.clock ?? null)}::clock_kind, ${why}, ${now} from changed`)
  }
  return commands
})
