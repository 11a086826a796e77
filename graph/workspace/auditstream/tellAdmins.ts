import type { Services } from '../../kernel/context.ts'
import type { Said } from '../../kernel/messages/text.ts'
import { globalId } from '../../kernel/node.ts'
import { mailedLink } from '../../kernel/publicLink.ts'
import { mailAdmins } from '../../people/membership/mailAdmins.ts'
import * as t from './__generated__/messages.ts'

interface Failing {
  rootId: string
  organization: string
  error: Said
}

/** Mails the Admins of a root organization that its audit log is not taken; once until it is again. */
export async function tellAdmins(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  { rootId, organization, error }: Failing,
  now: Date,
): Promise<void> {
  const link = mailedLink(settings, `/orgOverview/${globalId('Organization', rootId)}/audit`)
  await db.prisma.$transaction(async (tx) => {
    const where = { rootId, toldAt: null, failingSince: { not: null } }
    const { count } = await tx.auditStream.updateMany({ where, data: { toldAt: now } })
    if (!count) return
    await mailAdmins(tx, { services: { settings }, now }, rootId, {
      subject: t.failingSubject({ organization }),
      text: t.failingText({ organization, trouble: error, link }),
    })
  })
}
