import { deviceOf, placeOfAddress } from '../../kernel/auth/device.ts'
import type { Context } from '../../kernel/context.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { mailAdmins } from '../membership/mailAdmins.ts'
import type { Requirement } from '../provider/requirement.ts'
import * as t from './__generated__/messages.ts'

/** Mails all other Admins of an organization that one of them signed in without the provider that it requires. */
export async function tellOfBreakGlass(
  context: Context,
  tx: Transaction,
  userId: string,
  { rootId, organization }: Requirement,
) {
  const { client, language } = context
  const { name: person } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { name: true } })
  const by = { device: deviceOf(client.userAgent), place: placeOfAddress(client.address) }
  await mailAdmins(tx, context, rootId, {
    subject: t.breakGlassSubject({ person, organization }),
    text: t.breakGlassText({ person, organization, ...by }),
    language,
    exceptId: userId,
  })
}
