import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { hashOf, plainCode } from '../../kernel/auth/onceSecret.ts'
import { invitationRights, mayStillInvite } from './mayStillInvite.ts'

/** By which the invitation of a code is found, however the code was typed. */
export const hashOfCode = (code: string) => hashOf(plainCode(code.slice(0, 100)))

/** Selects an invitation as long as somebody can take it. */
export const openAt = (hash: Uint8Array<ArrayBuffer>, now: Date) =>
  ({ hash, usedAt: null, revokedAt: null, expiresAt: { gt: now } }) satisfies Prisma.InvitationWhereInput

/** The same for an account with an address. */
export const openFor = (hash: Uint8Array<ArrayBuffer>, email: string, now: Date) =>
  ({ ...openAt(hash, now), OR: [{ email: null }, { email }] }) satisfies Prisma.InvitationWhereInput

export type OpenInvitation = NonNullable<Awaited<ReturnType<typeof openInvitation>>>

/** What a code is good for, where an account with an address can take it and who made it may still make it. */
export async function openInvitation(context: Context, hash: Uint8Array<ArrayBuffer>, email: string) {
  const invitation = await context.db.prisma.invitation.findFirst({
    where: openFor(hash, email, context.now),
    select: { ...invitationRights, id: true, email: true, jobRoleId: true },
  })
  return invitation && (await mayStillInvite(context, invitation)) ? invitation : null
}
