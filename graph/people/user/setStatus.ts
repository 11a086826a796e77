import type { UserStatus } from '../../../prisma/__generated__/client/enums.ts'
import { ConflictError } from '../../kernel/errors.ts'
import { stale } from '../../kernel/stale.ts'
import { adminOf, keepingAnAdmin } from '../../kernel/membership/lastAdmin.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { endAccess } from '../../kernel/auth/endAccess.ts'
import { endResetLinks } from './resetLink.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

interface Change {
  id: string
  status: UserStatus
  version: number | null | undefined
  now: Date
}

/**
 * Disables or enables a user; who is so already stays as they are. Disabling ends all that they have and have given
 * out.
 */
export async function setStatus(transaction: Transaction, { id, status, version, now }: Change) {
  const admin = status === 'DISABLED' ? await adminOf(transaction, id, now) : []
  await keepingAnAdmin(transaction, admin, now, async () => {
    const where = { id, status: { notIn: [status, 'CLOSED' as const] }, version: version ?? undefined }
    const { count } = await transaction.user.updateMany({ where, data: { status, version: { increment: 1 } } })
    if (count) return
    const user = await transaction.user.findUniqueOrThrow({ where: { id }, select: { status: true, version: true } })
    if (user.status === status) return
    if (user.status === 'CLOSED') throw new ConflictError(t.closedForGood)
    throw stale(the('User'), { version: version! }, { version: user.version })
  })
  if (status !== 'DISABLED') return
  await endSessionsOf(transaction, id, now)
  await endAccess('KEYS', transaction, id, now)
  await endResetLinks(transaction, id, now)
  await endAccess('GIVEN_OUT', transaction, id, now)
}

/** The end of all sessions of a user is told by a trigger, and acts at once in every process. */
export async function endSessionsOf(transaction: Transaction, userId: string, now: Date) {
  await transaction.session.updateMany({ where: { userId, endedAt: null }, data: { endedAt: now } })
}
