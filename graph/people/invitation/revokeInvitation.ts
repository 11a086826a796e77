import { ConflictError, NotFoundError } from '../../kernel/errors.ts'
import { mutation, type Transaction } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { rowReader } from '../../kernel/rowReader.ts'
import { Invitation } from './Invitation.ts'
import { loadInvitation, visibleInvitations } from './visibleInvitations.ts'
import { the } from '../../kernel/noun.ts'
import * as m from './__generated__/messages.ts'

const readInvitation = rowReader('invitation', (context) => ({
  where: visibleInvitations(context),
  select: { id: true },
}))

mutation('revokeInvitation', {
  description: 'Revokes an invitation, so that its code stops working; calling it again has no effect.',
  policy: 'organization.administer',
  input: (t) => ({ id: t.id({ required: true, description: 'The invitation.' }) }),
  async resolve(input, { context, writeDraft }) {
    const id = uuidOf('Invitation', input.id)
    if (!(await readInvitation(context, id))) throw new NotFoundError(the('Invitation'))
    return writeDraft({ id, now: context.now }, revokeInvitations)
  },
  success: (t) => ({
    invitation: t.field({
      type: Invitation,
      description: 'The revoked invitation.',
      resolve: ({ invitationId }, _args, context, info) => loadInvitation(context, info, invitationId),
    }),
  }),
})

async function revokeInvitations(
  { invitation }: Transaction,
  drafts: readonly { id: string; now: Date }[],
): Promise<{ invitationId: string }[]> {
  const where = { id: { in: drafts.map(({ id }) => id) } }
  const { count } = await invitation.updateMany({
    where: { ...where, usedAt: null, revokedAt: null },
    data: { revokedAt: drafts[0]!.now },
  })
  if (
    count < drafts.length &&
    (await invitation.findFirst({ where: { ...where, NOT: { usedAt: null } }, select: { id: true } }))
  )
    throw new ConflictError(m.usedEndMembership)
  return drafts.map(({ id }) => ({ invitationId: id }))
}
