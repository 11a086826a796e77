import { countQuota } from '../../kernel/quota/usedOf.ts'

// By an index that has the sizes, so that no file is looked at.
const sizes = `select coalesce(sum(f.size), 0)::float8 as used from file f`

countQuota('FILES', {
  root: `${sizes} join organization o on o.id = f.organization_id where o.root_id = $1::uuid`,
  installation: sizes,
})
