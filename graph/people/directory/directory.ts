// A call by the directory of a root organization, and what of it is read once.
import type { Services } from '../../kernel/context.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { Parameters } from '../../kernel/statement/scopeSql.ts'
import { newStepId } from '../../kernel/stepId.ts'
import { writingSql } from '../../kernel/writtenAt.ts'
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

/** Who writes, when and in which step, for triggers: expressions of a select. */
export const writingIn = (parameters: Parameters, { actorId, now }: Directory): string =>
  writingSql(parameters, { actorId, now, stepId: newStepId(now) })

/** Long enough for a group of tens of thousands. */
const timeout = 60_000

/** Writes in the name of the service account, all of it or nothing. */
export const inTransaction = <T>(directory: Directory, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  directory.services.db.prisma.$transaction(
    async (tx) => {
      const parameters = new Parameters()
      const writing = writingIn(parameters, directory)
      await tx.$executeRawUnsafe(`select ${writing}`, ...parameters.values)
      return work(tx)
    },
    { timeout },
  )
