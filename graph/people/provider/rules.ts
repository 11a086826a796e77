// Who belongs where, by the groups that a provider says somebody is of.
import { z } from 'zod'
import type { IdentityProvider } from '../../../prisma/__generated__/client/client.ts'
import type { Transaction } from '../../kernel/mutation.ts'

export const levelsBelowAdmin = ['STRATEGIC', 'TACTICAL', 'SUPERVISION', 'TRANSACTIONAL'] as const

const rule = z.object({
  /** The group as the provider says it. */
  group: z.string(),
  organizationId: z.string(),
  departmentId: z.string().nullable(),
  groupId: z.string().nullable(),
  accessLevel: z.enum(levelsBelowAdmin),
})

export type Rule = z.infer<typeof rule>

const rulesOf = ({ rules }: Pick<IdentityProvider, 'rules'>): Rule[] => z.array(rule).parse(rules)

/** Of each organization the first rule in use for one of the groups. */
export function matching(rules: readonly CheckedRule[], groups: readonly string[]): CheckedRule[] {
  const first = new Map<string, CheckedRule>()
  for (const one of rules)
    if (one.isInUse && groups.includes(one.group) && !first.has(one.organizationId)) first.set(one.organizationId, one)
  return [...first.values()]
}

type Db = Pick<Transaction, 'organization' | 'department' | 'group'>

export interface CheckedRule extends Rule {
  /** Whether its organization, department and group are there and in use: what has gone takes nobody in. */
  isInUse: boolean
}

export async function checkedRules(
  db: Db,
  provider: Pick<IdentityProvider, 'rootId' | 'rules'>,
): Promise<CheckedRule[]> {
  const rules = rulesOf(provider)
  if (!rules.length) return []
  const { rootId } = provider
  const given = (ids: (string | null)[]) => ids.filter((id) => id !== null)
  const [organizations, departments, groups] = await Promise.all([
    db.organization.findMany({
      where: { id: { in: rules.map((one) => one.organizationId) }, rootId, archivedAt: null },
      select: { id: true },
    }),
    db.department.findMany({
      where: { id: { in: given(rules.map((one) => one.departmentId)) }, organizationId: rootId, status: 'ACTIVE' },
      select: { id: true },
    }),
    db.group.findMany({
      where: {
        id: { in: given(rules.map((one) => one.groupId)) },
        department: { organizationId: rootId },
        status: 'ACTIVE',
      },
      select: { id: true },
    }),
  ])
  const there = new Set([...organizations, ...departments, ...groups].map(({ id }) => id))
  return rules.map((one) => ({
    ...one,
    isInUse: given([one.organizationId, one.departmentId, one.groupId]).every((id) => there.has(id)),
  }))
}
