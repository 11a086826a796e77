// Whose account it is that a provider says has signed in.
import type { Context } from '../../kernel/context.ts'
import { SignInError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { accountOf } from './accountOf.ts'
import { applyRules } from './applyRules.ts'
import { connect, takeOnce } from './connect.ts'
import type { Exchanged } from './exchange.ts'
import { newPerson } from './newPerson.ts'
import { requireOnlyHere, type Provider } from './requireOnlyHere.ts'
import { matching, checkedRules } from './rules.ts'
import * as t from './__generated__/messages.ts'

/**
 * The account of who came back from a provider, made or connected where that is theirs by what the provider has proven,
 * and whether they belong to the organization, by its rules or otherwise; throws where it is not theirs, or where a
 * provider alone is not enough.
 */
export async function personOf(context: Context, tx: Transaction, provider: Provider, said: Exchanged) {
  const { rootId } = provider
  const find = () => accountOf(tx, provider, said, context.now)
  let account = await find()
  if (!account?.isConnected) {
    // Two at once make or connect one account.
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`provider ${said.email}`}, 0))`
    account = await find()
  }
  const wanted = said.groups && matching(await checkedRules(tx, provider), said.groups)
  const settle = async (userId: string) => !wanted || applyRules(context, tx, rootId, userId, wanted)
  if (!account) {
    const made = await newPerson(context, tx, provider, said, Boolean(wanted?.length))
    await connect(context, tx, provider, said, made.id)
    return { ...made, belongs: await settle(made.id) }
  }
  // Who is connected is taken in by the rules; whose address it is only is not.
  const belongs = account.belongs || (account.isConnected && Boolean(wanted?.length))
  requireOnlyHere(provider, { ...account, belongs })
  if (account.status !== 'ACTIVE') throw new SignInError(t.accountIsOff)
  if (account.isConnected) await takeOnce(tx, provider, said)
  else if (said.emailIsVerified) await connect(context, tx, provider, said, account.id)
  else throw new SignInError(t.connectFirst({ organization: provider.organization }))
  return { ...account, belongs: await settle(account.id) }
}
