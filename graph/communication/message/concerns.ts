// Whom a message concerns, who follows its thread; and that a mail has not left, who wrote it.
import { addConcerns, concern } from '../notification/concern.ts'

addConcerns(
  `select ${concern({ cause: `'message ' || m.id`, kind: 'd.kind', userId: 'r.user_id', rootId: 't.root_id', actorId: 'm.author_id', actionId: 't.action_id', threadId: 't.id', facts: `jsonb_build_object('text', left(m.text, 140))` })}
   from due d join message m on d.kind = 'MESSAGE' and m.id = d.of_id join thread t on t.id = m.thread_id
   cross join lateral thread_concerns(t.id, $2) r(user_id)`,

  // It leads to the record, and who sees that is told.
  `select ${concern({ cause: `'message ' || m.id`, kind: `'MENTIONED'`, rank: 0, userId: 'p.user_id', rootId: 't.root_id', actorId: 'm.author_id', actionId: 't.action_id', facts: `jsonb_build_object('text', left(m.text, 140))` })}
   from due d join message m on d.kind = 'MESSAGE' and m.id = d.of_id join thread t on t.id = m.thread_id and t.action_id is not null
   cross join lateral unnest(m.mentioned_ids) p(user_id)`,

  `select ${concern({ cause: `'mail ' || m.id`, kind: 'd.kind', userId: 'm.sender_id', rootId: 'm.root_id', actionId: 't.action_id', threadId: 't.id', facts: `jsonb_build_object('subject', left(m.subject, 140), 'to', left(array_to_string(m."to", ', '), 140), 'reason', m.error)` })}
   from due d join mail m on d.kind = 'MAIL_FAILED' and m.id = d.of_id and m.root_id is not null
   left join message g on g.mail_id = m.id left join thread t on t.id = g.thread_id`,
)
