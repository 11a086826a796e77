// Whom something that was said concerns: whose record it is on, who follows the thread, whose appointment it is about.
import { concern } from './columns.ts'

const madeByHand = `exists (select from action_history c where c.action_id = a.id and c.transition = 'CREATE' and c.actor_id = a.creator_id)`
const opening = (text: string) => `jsonb_build_object('text', left(${text}, 140))`

export const talkConcerns: readonly string[] = [
  `select ${concern({ cause: `'note ' || n.id`, kind: 'd.kind', userId: 'p.user_id', rootId: 'a.root_id', actorId: 'n.author_id', actionId: 'a.id', facts: opening('n.text') })}
   from due d join note n on d.kind = 'NOTE' and n.id = d.of_id join action a on a.id = n.action_id
   cross join lateral (
     select unnest(array[a.assignee_id, a.delegator_id, a.delegate_id, a.escalated_to_id])
     union select a.creator_id where ${madeByHand}) p(user_id)`,

  `select ${concern({ cause: `'message ' || m.id`, kind: 'd.kind', userId: 'r.user_id', rootId: 't.root_id', actorId: 'm.author_id', actionId: 't.action_id', threadId: 't.id', facts: opening('m.text') })}
   from due d join message m on d.kind = 'MESSAGE' and m.id = d.of_id join thread t on t.id = m.thread_id
   cross join lateral thread_concerns(t.id, $2) r(user_id)`,

  `select ${concern({ cause: `'appointment ' || d.id`, kind: 'd.kind', userId: 'u.user_id', rootId: 'p.root_id', actorId: `(d.facts ->> 'actorId')::uuid`, appointmentId: 'p.id', facts: `d.facts - 'actorId' - 'userIds'` })}
   from due d join appointment p on d.kind like 'APPOINTMENT\\_%' and p.id = d.of_id
   cross join lateral (
     select value::uuid from jsonb_array_elements_text(coalesce(d.facts -> 'userIds', '[]')) where value::uuid = any(p.parties)) u(user_id)
   where p.cancelled_at is null or d.kind = 'APPOINTMENT_CANCELLED'`,

  `select ${concern({ cause: `'mail ' || m.id`, kind: 'd.kind', userId: 'm.sender_id', rootId: 'm.root_id', actionId: 't.action_id', threadId: 't.id', facts: `jsonb_build_object('subject', left(m.subject, 140), 'to', left(array_to_string(m."to", ', '), 140), 'reason', m.error)` })}
   from due d join mail m on d.kind = 'MAIL_FAILED' and m.id = d.of_id and m.root_id is not null
   left join message g on g.mail_id = m.id left join thread t on t.id = g.thread_id`,
]
