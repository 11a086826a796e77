import { keepExportsBy } from '../../kernel/noteExport.ts'
import { countQuota } from '../../kernel/quota/usedOf.ts'

countQuota('EXPORTS', {
  // One has a row in each root that it may have rows of.
  person: `select count(distinct id)::float8 as used from record_export where user_id = $1::uuid and created_at > $2`,
  root: `select count(*)::float8 as used from record_export where organization_id = $1::uuid and created_at > $2`,
})

keepExportsBy((transaction, { rootIds, ...row }) =>
  transaction.recordExport.createMany({ data: rootIds.map((organizationId) => ({ ...row, organizationId })) }),
)
