// Whether somebody may come in, as a directory says.
import { keepingAnAdmin } from '../../kernel/membership/lastAdmin.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { setStatus } from '../user/setStatus.ts'
import type { Directory } from './directory.ts'

const current = (now: Date) => ({ OR: [{ endsAt: null }, { endsAt: { gt: now } }] })

/** Whether somebody belongs, or will, to another root organization. */
export const belongsElsewhere = async (tx: Transaction, rootId: string, userId: string, now: Date): Promise<boolean> =>
  (await tx.membership.count({ where: { userId, organization: { rootId: { not: rootId } }, ...current(now) } })) > 0

interface Person {
  id: string
  userId: string
  hasDisabled: boolean
}

/**
 * Keeps somebody out: who belongs to this root organization alone has the account disabled, whoever belongs to another,
 * too, their memberships here ended. Throws where they are the last Admin.
 */
export async function keepOut({ rootId, now }: Directory, tx: Transaction, { id, userId }: Person): Promise<void> {
  if (!(await belongsElsewhere(tx, rootId, userId, now))) {
    const { status } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { status: true } })
    if (status !== 'ACTIVE') return
    await setStatus(tx, { id: userId, status: 'DISABLED', version: null, now })
    await tx.directoryPerson.update({ where: { id }, data: { hasDisabled: true } })
    return
  }
  const here = { userId, organization: { rootId }, ...current(now) }
  const admin = await tx.membership.findMany({
    where: { ...here, accessLevel: 'ADMIN' },
    select: { organizationId: true },
  })
  const places = admin.map(({ organizationId }) => organizationId)
  await keepingAnAdmin(tx, places, now, async () => {
    await tx.membership.deleteMany({ where: { ...here, startsAt: { gte: now } } })
    await tx.membership.updateMany({ where: here, data: { endsAt: now, version: { increment: 1 } } })
  })
}

/** Lets somebody in again whom the directory has kept out; whom an Admin has disabled stays so. */
export async function letIn({ now }: Directory, tx: Transaction, { id, userId, hasDisabled }: Person): Promise<void> {
  if (!hasDisabled) return
  await setStatus(tx, { id: userId, status: 'ACTIVE', version: null, now })
  await tx.directoryPerson.update({ where: { id }, data: { hasDisabled: false } })
}
