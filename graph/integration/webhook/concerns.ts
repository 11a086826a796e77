// Whom it concerns that a webhook was turned off by itself: the Admins there and above.
import { addConcerns, concern } from '../../communication/notification/concern.ts'

addConcerns(
  `select ${concern({ cause: `'webhook ' || d.id`, kind: 'd.kind', userId: 'm.user_id', rootId: 'o.root_id', organizationId: 'o.id', facts: `d.facts || jsonb_build_object('organization', o.legal_name, 'path', '/orgOverview/' || o.id || '/integrations')` })}
   from due d join webhook w on d.kind = 'WEBHOOK_PAUSED' and w.id = d.of_id join organization o on o.id = w.organization_id
   join organization at on at.root_id = o.root_id and o.path like at.path || '%'
   join membership m on m.organization_id = at.id and m.access_level = 'ADMIN' and m.starts_at <= $2 and (m.ends_at is null or m.ends_at > $2)`,
)
