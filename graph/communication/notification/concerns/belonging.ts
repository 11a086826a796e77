// Whom it concerns that somebody asks to belong somewhere, is answered, or may do something else there.
import { addConcerns, concern } from '../concern.ts'

/** Both of a reset, in a tree of the person: to each the other is who did it. */
const ofReset = (told: string, other: string, how: string) =>
  `select ${concern({ cause: `'reset ' || d.id`, kind: 'd.kind', userId: told, rootId: 'at.root_id', actorId: other, facts: `jsonb_build_object('how', '${how}')` })}
   from due d join lateral (
     select o.root_id from membership m join organization o on o.id = m.organization_id
     where m.user_id = d.of_id and m.starts_at <= $2 and (m.ends_at is null or m.ends_at > $2) order by m.id limit 1) at on d.kind = 'PASSWORD_RESET'`

const person = 'd.of_id'
const maker = `(d.facts ->> 'makerId')::uuid`

const request = (kind: string) =>
  `due d join association_request r on d.kind = '${kind}' and r.id = d.of_id join organization o on o.id = r.organization_id`

addConcerns(
  ofReset(person, maker, 'USED'),
  ofReset(maker, person, 'MADE'),

  // Whoever decides there; the rights are asked of each.
  `select ${concern({ cause: `'request ' || r.id`, kind: 'd.kind', userId: 'm.user_id', rootId: 'o.root_id', actorId: 'r.user_id', organizationId: 'o.id', facts: `jsonb_build_object('organization', o.legal_name, 'who', who.name)` })}
   from ${request('REQUEST')} join app_user who on who.id = r.user_id
   join organization at on at.root_id = o.root_id and o.path like at.path || '%'
   join membership m on m.organization_id = at.id and m.access_level <> 'TRANSACTIONAL'
     and m.starts_at <= $2 and (m.ends_at is null or m.ends_at > $2)
   where r.status = 'PENDING'`,

  // A refusal says why, not what the organization is called.
  `select ${concern({ cause: `'decided ' || r.id`, kind: 'd.kind', userId: 'r.user_id', rootId: 'o.root_id', actorId: 'r.decider_id', organizationId: 'o.id', facts: `case r.status when 'ACCEPTED' then jsonb_build_object('how', 'ACCEPTED', 'organization', o.legal_name) else jsonb_build_object('how', 'DECLINED', 'reason', r.reason) end` })}
   from ${request('REQUEST_DECIDED')} where r.status in ('ACCEPTED', 'DECLINED')`,

  // What an accepted request gives is told with the request.
  `select ${concern({ cause: `'role ' || d.id`, kind: 'd.kind', userId: 'm.user_id', rootId: 'o.root_id', actorId: `(d.facts ->> 'actorId')::uuid`, organizationId: 'o.id', facts: `jsonb_build_object('how', d.facts ->> 'how', 'organization', o.legal_name, 'level', m.access_level)` })}
   from due d join membership m on d.kind = 'ROLE_CHANGED' and m.id = d.of_id join organization o on o.id = m.organization_id
   where not (d.facts ->> 'how' = 'GIVEN' and exists (
     select from association_request r where r.user_id = m.user_id and r.organization_id = m.organization_id and r.status = 'ACCEPTED'
       and r.decider_id = (d.facts ->> 'actorId')::uuid and r.decided_at >= m.starts_at - interval '1 minute'))`,
)
