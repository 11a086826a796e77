import type { Context } from '../../kernel/context.ts'
import { ProviderRequiredError } from '../../kernel/errors.ts'
import { requirementOf } from '../provider/requirement.ts'
import * as t from './__generated__/messages.ts'

/**
 * Throws where an organization has somebody sign in by its provider alone. Answers with one that does, of those who may
 * sign in otherwise with a second factor; null without one.
 */
export async function admitWithoutProvider({ db, now }: Context, userId: string): Promise<string | null> {
  const requirement = await requirementOf(db.prisma, userId, now)
  if (!requirement) return null
  const { organization, rootId, mayOtherwise } = requirement
  if (!mayOtherwise) throw new ProviderRequiredError(t.providerIsRequired({ organization }), rootId)
  return organization
}
