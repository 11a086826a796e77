import { countQuota } from '../../kernel/quota/usedOf.ts'

// Those of observations, which are tables of numbers, with all others.
const sumOf = (imports: string, observations: string) => `
  select ((select count(*) from "import" where ${imports} and created_at > $2)
    + (select count(*) from observation_import where ${observations} and created_at > $2))::float8 as used`

countQuota('IMPORTS', {
  person: sumOf('created_by_id = $1::uuid', 'created_by_id = $1::uuid'),
  root: sumOf('root_id = $1::uuid', 'organization_id in (select id from organization where root_id = $1::uuid)'),
})
