import { recordSignIn } from '../../kernel/auth/recordSignIn.ts'
import type { Context } from '../../kernel/context.ts'
import { ProviderRequiredError } from '../../kernel/errors.ts'
import { mayOtherwise, requirementOf, type Requirement } from '../provider/requirement.ts'
import * as t from './__generated__/messages.ts'

/**
 * Throws where an organization has somebody sign in by its provider alone. Answers with what is required of those who
 * may sign in otherwise with a second factor; null where nothing is.
 */
export async function admitWithoutProvider(context: Context, userId: string): Promise<Requirement | null> {
  const { prisma } = context.db
  const requirement = await requirementOf(prisma, userId, context.now)
  if (!requirement || mayOtherwise(requirement)) return requirement
  const { organization, rootId } = requirement
  await recordSignIn(prisma, context, { event: 'WITHOUT_PROVIDER_FAILED', userId })
  throw new ProviderRequiredError(t.providerIsRequired({ organization }), rootId)
}
