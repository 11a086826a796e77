import { ConflictError, NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { Invitation } from './Invitation.ts'
import { loadInvitation, visibleInvitations } from './visibleInvitations.ts'

mutation('revokeInvitation', {
  description: 'Takes an invitation back, so that its code is good for nothing; doing it again changes nothing.',
  policy: 'organization.administer',
  input: (t) => ({ id: t.id({ required: true, description: 'The invitation.' }) }),
  async resolve(input, { context, write }) {
    const id = uuidOf('Invitation', input.id, 'The invitation')
    const where = { AND: [visibleInvitations(context), { id }] }
    if (!(await context.db.prisma.invitation.findFirst({ where, select: { id: true } })))
      throw new NotFoundError('The invitation')
    return write(async (transaction) => {
      const { count } = await transaction.invitation.updateMany({
        where: { id, usedAt: null, revokedAt: null },
        data: { revokedAt: context.now },
      })
      if (!count) {
        const { usedAt } = await transaction.invitation.findUniqueOrThrow({ where: { id }, select: { usedAt: true } })
        if (usedAt) throw new ConflictError('This invitation was used already. End the membership instead.')
      }
      return { invitationId: id }
    })
  },
  success: (t) => ({
    invitation: t.field({
      type: Invitation,
      description: 'The invitation as it is now.',
      resolve: ({ invitationId }, _args, context, info) => loadInvitation(context, info, invitationId),
    }),
  }),
})
