import { day } from '../../kernel/time/milliseconds.ts'
import { mailAdmins } from '../membership/mailAdmins.ts'
import type { Directory } from './directory.ts'
import * as t from './__generated__/messages.ts'

/** Tells the Admins, at most once a day, that the directory wants the last of them out, who stays. */
export async function tellOfLastAdmin({ services, rootId, now }: Directory, personId: string): Promise<void> {
  await services.db.prisma.$transaction(async (tx) => {
    const before = new Date(now.getTime() - day)
    const where = { id: personId, OR: [{ keptToldAt: null }, { keptToldAt: { lte: before } }] }
    const { count } = await tx.directoryPerson.updateMany({ where, data: { keptToldAt: now } })
    if (!count) return
    const { displayName, root } = await tx.directoryPerson.findUniqueOrThrow({
      where: { id: personId },
      select: { displayName: true, root: { select: { legalName: true } } },
    })
    const said = { name: displayName, organization: root.legalName }
    await mailAdmins(tx, { services, now }, rootId, { subject: t.keptSubject(said), text: t.keptText(said) })
  })
}
