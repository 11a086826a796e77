import type { Transaction } from '../../kernel/mutation.ts'
import type { Directory } from './directory.ts'

/** Has the rules for a group follow its new name. */
export async function renameInRules(tx: Transaction, { rootId }: Directory, from: string, to: string): Promise<void> {
  await tx.$executeRaw`
    update identity_provider p set version = version + 1, rules = (
      select jsonb_agg(case when r.one ->> 'group' = ${from} then jsonb_set(r.one, '{group}', to_jsonb(${to}::text)) else r.one end
        order by r.at)
      from jsonb_array_elements(p.rules) with ordinality r(one, at))
    where root_id = ${rootId}::uuid and exists (
      select from jsonb_array_elements(p.rules) r(one) where r.one ->> 'group' = ${from})`
}
