// Whom a note or an appointment concerns: whose record it is on, whose appointment it is.
import { addConcerns, concern } from '../concern.ts'

const madeByHand = `exists (select from action_history c where c.action_id = a.id and c.transition = 'CREATE' and c.actor_id = a.creator_id)`

addConcerns(
  `select ${concern({ cause: `'note ' || n.id`, kind: 'd.kind', userId: 'p.user_id', rootId: 'a.root_id', actorId: 'n.author_id', actionId: 'a.id', facts: `jsonb_build_object('text', left(n.text, 140))` })}
   from due d join note n on d.kind = 'NOTE' and n.id = d.of_id join action a on a.id = n.action_id
   cross join lateral (
     select unnest(array[a.assignee_id, a.delegator_id, a.delegate_id, a.escalated_to_id])
     union select a.creator_id where ${madeByHand}) p(user_id)`,

  `select ${concern({ cause: `'note ' || n.id`, kind: `'MENTIONED'`, rank: 0, userId: 'p.user_id', rootId: 'a.root_id', actorId: 'n.author_id', actionId: 'a.id', facts: `jsonb_build_object('text', left(n.text, 140))` })}
   from due d join note n on d.kind = 'NOTE' and n.id = d.of_id join action a on a.id = n.action_id
   cross join lateral unnest(n.mentioned_ids) p(user_id)`,

  `select ${concern({ cause: `'appointment ' || d.id`, kind: 'd.kind', userId: 'u.user_id', rootId: 'p.root_id', actorId: `(d.facts ->> 'actorId')::uuid`, appointmentId: 'p.id', facts: `d.facts - 'actorId' - 'userIds'` })}
   from due d join appointment p on d.kind like 'APPOINTMENT\\_%' and p.id = d.of_id
   cross join lateral (
     select value::uuid from jsonb_array_elements_text(coalesce(d.facts -> 'userIds', '[]')) where value::uuid = any(p.parties)) u(user_id)
   where p.cancelled_at is null or d.kind = 'APPOINTMENT_CANCELLED'`,
)
