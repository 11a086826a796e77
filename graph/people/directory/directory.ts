// A call by the directory of a root organization, and what of it is read once.
import type { Services } from '../../kernel/context.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { checkedRules, type CheckedRule, type Rule } from '../provider/rules.ts'

export interface Directory {
  services: Services
  /** The service account that asks. */
  actorId: string
  rootId: string
  now: Date
}

export interface Rules {
  ordered: CheckedRule[]
  /** Where those belong whom no rule places. */
  otherwise: Rule
}

/** The rules for groups of the organization's provider, which hold for those of its directory, too. */
export async function rulesOf(tx: Transaction, rootId: string): Promise<Rules> {
  const provider = await tx.identityProvider.findUnique({ where: { rootId }, select: { rules: true, joinsAs: true } })
  const ordered = provider ? await checkedRules(tx, { rootId, rules: provider.rules }) : []
  const accessLevel = (provider?.joinsAs ?? 'TRANSACTIONAL') as Rule['accessLevel']
  return { ordered, otherwise: { group: '', organizationId: rootId, departmentId: null, groupId: null, accessLevel } }
}
