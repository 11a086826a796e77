// The first steps, and which are done, in one statement.
import type { Context } from '../../kernel/context.ts'
import { onboardingName } from './onboardingPreference.ts'

export const stepKinds = ['INVITE', 'IMPORT', 'ROUTINE', 'METRIC', 'TOUR'] as const

export interface OnboardingShape {
  organizationId: string
  steps: { kind: (typeof stepKinds)[number]; isDone: boolean }[]
}

const statement = `
  select o.id,
    exists (select from membership m join organization b on b.id = m.organization_id
      where b.root_id = o.id and m.user_id <> $1::uuid)
    or exists (select from invitation i join organization b on b.id = i.organization_id where b.root_id = o.id),
    exists (select from import i where i.root_id = o.id and i.state = 'DONE'),
    exists (select from series s join task_record t on t.id = s.task_record_id where t.root_id = o.id),
    exists (select from metric m where m.root_id = o.id and exists (select from observation v where v.metric_id = m.id)),
    exists (select from tour t where t.root_id = o.id)
  from preference p join organization o on o.id = (p.value ->> 'organizationId')::uuid
  where p.user_id = $1::uuid and p.name = '${onboardingName}' and o.archived_at is null`

/** Null where nobody is to be led: it is put away, all is done, or the viewer is no Admin there any more. */
export async function readOnboarding(context: Context): Promise<OnboardingShape | null> {
  const viewer = context.requireViewer()
  if (!viewer.capabilities.includes('organization.administer')) return null
  const [row] = await context.db.run<[string, ...boolean[]]>(statement, [viewer.id])
  if (!row) return null
  const [organizationId, ...done] = row
  if (done.every(Boolean) || !viewer.mayAt('organization.administer', { rootId: organizationId, organizationId }))
    return null
  return { organizationId, steps: stepKinds.map((kind, i) => ({ kind, isDone: done[i]! })) }
}
