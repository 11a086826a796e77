// Whom a step of a record concerns: those it is with now, and those whom it came from.
import { addConcerns, concern, isToldOtherwise } from '../concern.ts'

const common = { rootId: 'a.root_id', actorId: 'h.actor_id', actionId: 'a.id' }
const cause = `'history ' || h.id`
const step = `due d join action_history h on d.kind = 'HISTORY' and h.id = d.of_id join action a on a.id = h.action_id`

const reason = `jsonb_strip_nulls(jsonb_build_object('how', h.transition, 'reason', nullif(h.reason, '')))`

/** Of several steps that gave the record to somebody, the last one counts; one that is undone gives it back. */
const gives = `(h.transition in ('CREATE', 'ASSIGN') or h.transition in ('RESCHEDULE', 'UNDO') and h.changes ? 'assignee')`
const isLastGiving = `not exists (
  select from action_history l where l.action_id = h.action_id and l.version > h.version
    and (l.transition = 'ASSIGN' or l.transition in ('RESCHEDULE', 'UNDO') and l.changes ? 'assignee'))`

const completes = `h.transition in ('COMPLETE', 'QUICK_COMPLETE', 'RESOLVE')`

/** Who made the record by hand; a routine's records are made by nobody. */
const maker = `select c.actor_id from action_history c where c.action_id = a.id and c.transition = 'CREATE'`

addConcerns(
  () => `select ${concern({ ...common, cause, kind: `'ASSIGNED'`, userId: 'a.assignee_id' })}
   from ${step} where ${gives} and ${isLastGiving}
     and not (h.transition = 'CREATE' and ${isToldOtherwise()})`,

  `select ${concern({ ...common, cause, kind: `'DELEGATED'`, userId: 'a.delegate_id', facts: reason })}
   from ${step} where h.transition = 'DELEGATE' and a.disposition = 'DELEGATED'`,

  // Who had delegated it hears the answer; it is theirs again where it is a no.
  `select ${concern({ ...common, cause, kind: `'DELEGATION_ANSWERED'`, userId: `case h.transition when 'ACCEPT' then a.delegator_id else a.assignee_id end`, facts: reason })}
   from ${step} where h.transition in ('ACCEPT', 'DECLINE', 'HAND_BACK')`,

  `select ${concern({ ...common, cause, kind: `'DELEGATION_ANSWERED'`, userId: 'g.to_id', facts: reason })}
   from ${step} join delegation g on g.action_id = a.id and g.ended_at = h.at and g.state = 'RECALLED'
   where h.transition = 'RECALL'`,

  `select ${concern({ ...common, cause, kind: `'ESCALATED'`, userId: 'a.escalated_to_id', facts: reason })}
   from ${step} where h.transition in ('ESCALATE', 'RAISE') and a.disposition = 'ESCALATED'`,

  `select ${concern({ ...common, cause, kind: `'ESCALATION_ANSWERED'`, userId: 'e.user_id', facts: reason })}
   from ${step} cross join lateral (
     select e.actor_id user_id from escalation e where e.action_id = a.id and e.answered_at = h.at union select a.assignee_id) e
   where h.transition in ('RETURN', 'TAKE_OVER', 'RESOLVE')`,

  `select ${concern({ ...common, cause, kind: `'COMPLETED'`, rank: 3, userId: 'c.user_id' })}
   from ${step} cross join lateral (
     ${maker} union select g.from_id from delegation g where g.action_id = a.id and g.state = 'ENDED' and g.ended_at = h.at) c(user_id)
   where ${completes}`,

  // Who signs off: the nearest level that has anybody, as an escalation would find them.
  `select ${concern({ ...common, cause, kind: `'SIGN_OFF'`, rank: 2, userId: 'm.user_id', distance: `case m.access_level when 'SUPERVISION' then 1 when 'TACTICAL' then 2 when 'STRATEGIC' then 3 else 4 end` })}
   from ${step} join organization o on o.id = a.organization_id
   join organization at on at.root_id = o.root_id and o.path like at.path || '%'
   join membership m on m.organization_id = at.id and m.access_level <> 'TRANSACTIONAL' and m.user_id is distinct from a.completed_by_id
     and m.starts_at <= $2 and (m.ends_at is null or m.ends_at > $2)
   where ${completes} and a.requires_sign_off and a.signed_off_at is null and a.status = 9`,
)
