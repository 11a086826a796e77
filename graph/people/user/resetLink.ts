// A link for a new password is good as long as who made it may make it, and the person is who they were. One that was
// mailed to the person on their own request, or made with their passkey, is made by themselves.
import { createHash, randomUUID } from 'node:crypto'
import { hashOf, onceToken } from '../../kernel/auth/onceSecret.ts'
import { Context } from '../../kernel/context.ts'
import { loadViewerOf } from '../../kernel/loadViewer.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { permissionToReset } from './administration.ts'

/** What a person is, as a hash: another email, password or access level is another one. */
export async function personHash(transaction: Transaction, userId: string, now: Date) {
  const { email, passwordHash, memberships } = await transaction.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      email: true,
      passwordHash: true,
      memberships: {
        where: { startsAt: { lte: now }, OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
        select: { organizationId: true, accessLevel: true },
        orderBy: [{ organizationId: 'asc' }, { accessLevel: 'asc' }],
      },
    },
  })
  return new Uint8Array(
    createHash('sha256')
      .update(JSON.stringify([email, passwordHash, memberships]))
      .digest(),
  )
}

interface New {
  userId: string
  makerId: string
  /** How long it is good, in milliseconds. */
  lasts: number
}

/** Makes a link; answers with the name that its secret follows from. */
export async function makeResetLink(context: Context, transaction: Transaction, { userId, makerId, lasts }: New) {
  const { now } = context
  const name = randomUUID()
  const expiresAt = new Date(now.getTime() + lasts)
  await transaction.passwordReset.create({
    data: {
      hash: hashOf(onceToken(context, 'reset', name)),
      userId,
      createdById: makerId,
      createdAt: now,
      expiresAt,
      person: await personHash(transaction, userId, now),
    },
  })
  return { name, expiresAt: expiresAt.toISOString() }
}

/** Ends the links that were made for a person, and those that they made for others. */
export async function endResetLinks(transaction: Transaction, userId: string, now: Date) {
  await transaction.passwordReset.updateMany({
    where: { OR: [{ userId }, { createdById: userId }], usedAt: null },
    data: { usedAt: now },
  })
}

/** Whether who has made a link may still make it, by the rights that they have now; for oneself always. */
export async function mayStillReset(
  { services, client, now }: Context,
  makerId: string,
  userId: string,
): Promise<boolean> {
  if (makerId === userId) return true
  const maker = await loadViewerOf(services.db, makerId, now)
  return maker !== null && (await permissionToReset(new Context(services, client, maker), userId)).allowed
}
