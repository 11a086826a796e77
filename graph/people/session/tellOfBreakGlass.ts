import type { Context } from '../../kernel/context.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import type { Requirement } from '../provider/requirement.ts'
import { mailToPerson } from '../user/mailToPerson.ts'
import * as t from './__generated__/messages.ts'

/** Mails all other Admins of an organization that one of them signed in without the provider that it requires. */
export async function tellOfBreakGlass(
  context: Context,
  tx: Transaction,
  userId: string,
  { rootId, organization }: Requirement,
) {
  const { now } = context
  const { name } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { name: true } })
  const others = await tx.membership.findMany({
    where: {
      organizationId: rootId,
      accessLevel: 'ADMIN',
      userId: { not: userId },
      startsAt: { lte: now },
      OR: [{ endsAt: null }, { endsAt: { gt: now } }],
      user: { status: 'ACTIVE' },
    },
    distinct: ['userId'],
    select: { userId: true },
  })
  for (const admin of others)
    await mailToPerson(context, tx, admin.userId, {
      subject: t.breakGlassSubject({ person: name, organization }),
      text: (by) => t.breakGlassText({ person: name, organization, ...by }),
    })
}
