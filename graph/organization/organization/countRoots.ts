// How many roots there are, and how many of them somebody has begun: each is a tenant, and no Admin is there yet to
// stop it. The audit log says who made what, and keeps saying so.
import { countQuota } from '../../kernel/quota/usedOf.ts'

const roots = `select count(*)::float8 as used from organization o where o.parent_id is null`

countQuota('ROOTS', {
  person: `${roots} and exists (select from audit_entry e where e.noun_id = o.id::text and e.noun = 'Organization' and e.action = 'CREATE' and e.actor_id = $1::uuid)`,
  installation: roots,
})
