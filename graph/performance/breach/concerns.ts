// Whom it concerns that a benchmark is not held, that its number is back, or that it was worked on in vain: whose
// record it is, who follows its thread, and the nearest level above who may see it; all Admins where it is nobody's.
import { addConcerns, concern, tellOtherwise } from '../../communication/notification/concern.ts'

const common = {
  cause: `lower(d.kind) || ' ' || b.id || ' ' || a.id`,
  kind: 'd.kind',
  rootId: 'a.root_id',
  actionId: 'a.id',
  facts: `d.facts - 'actionId'`,
}
const breach = `due d join breach b on d.kind like 'BREACH\\_%' and b.id = d.of_id join action a on a.id = (d.facts ->> 'actionId')::uuid`
const above = `
  join organization o on o.id = a.organization_id join organization at on at.root_id = o.root_id and o.path like at.path || '%'
  join membership m on m.organization_id = at.id and m.starts_at <= $2 and (m.ends_at is null or m.ends_at > $2)`

addConcerns(
  `select ${concern({ ...common, userId: 'a.assignee_id' })} from ${breach}`,

  `select ${concern({ ...common, rank: 2, userId: 'r.user_id' })}
   from ${breach} join thread t on t.action_id = a.id join thread_reader r on r.thread_id = t.id and r.takes_part and not r.muted`,

  `select ${concern({ ...common, rank: 3, userId: 'm.user_id', distance: `case m.access_level when 'SUPERVISION' then 1 when 'TACTICAL' then 2 when 'STRATEGIC' then 3 else 4 end` })}
   from ${breach} ${above} and m.access_level <> 'TRANSACTIONAL' where m.user_id is distinct from a.assignee_id`,

  `select ${concern({ ...common, rank: 4, userId: 'm.user_id' })}
   from ${breach} ${above} and m.access_level = 'ADMIN' where a.assignee_id is null`,
)

tellOtherwise('exists (select from breach_action b where b.action_id = a.id)')
