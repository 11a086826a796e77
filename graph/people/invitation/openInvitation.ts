import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { hashOf, plainCode } from '../../kernel/auth/onceSecret.ts'
import { invitationRights, mayStillInvite } from './mayStillInvite.ts'

/** By which the invitation of a code is found, however the code was typed. */
const hashOfCode = (code: string) => hashOf(plainCode(code.slice(0, 100)))

type Named = Prisma.InvitationWhereInput

/** Selects the invitation of a code, be it the one that was shown or the one that was mailed. */
export const ofCode = (code: string): Named => {
  const hash = hashOfCode(code)
  return { OR: [{ hash }, { mailedHash: hash }] }
}

/** Selects an invitation as long as somebody can take it. */
export const openAt = (named: Named, now: Date) =>
  ({ AND: named, usedAt: null, revokedAt: null, expiresAt: { gt: now } }) satisfies Prisma.InvitationWhereInput

/** The same for an account with an address. */
export const openFor = (named: Named, email: string, now: Date) =>
  ({ ...openAt(named, now), OR: [{ email: null }, { email }] }) satisfies Prisma.InvitationWhereInput

export type OpenInvitation = NonNullable<Awaited<ReturnType<typeof openInvitation>>>

const select = { ...invitationRights, id: true, email: true, mailedHash: true, jobRoleId: true } as const
const organization = { select: { ...invitationRights.organization.select, legalName: true } } as const

/** What is invited to, where an account with an address can take it and who made it may still make it. */
export async function openInvitation(context: Context, named: Named, email: string) {
  const invitation = await context.db.prisma.invitation.findFirst({
    where: openFor(named, email, context.now),
    select: { ...select, organization },
  })
  return invitation && (await mayStillInvite(context, invitation)) ? invitation : null
}

/** Whether a code is the one that was mailed to the address of its invitation: who has it reads mail there. */
export const wasMailed = ({ mailedHash }: Pick<OpenInvitation, 'mailedHash'>, code: string): boolean =>
  mailedHash !== null && Buffer.compare(mailedHash, hashOfCode(code)) === 0
