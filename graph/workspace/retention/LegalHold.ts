import { builder } from '../../kernel/builder.ts'
import { Node, policy } from '../../kernel/node.ts'
import './visibleHolds.ts'

export const LegalHold = builder.prismaObject('LegalHold', {
  description:
    'That nothing may be deleted of a root organization, of a person there, or of an action record, until it is lifted.',
  interfaces: [Node],
  select: { id: true },
  ...policy('organization.retain'),
  fields: (t) => ({
    reason: t.exposeString('reason', { description: 'Why it was placed.' }),
    placedAt: t.expose('placedAt', { type: 'DateTime', description: 'When it was placed.' }),
    isOfOrganization: t.boolean({
      description: 'Whether it keeps everything of the organization.',
      select: { userId: true, actionId: true },
      resolve: ({ userId, actionId }) => !userId && !actionId,
    }),
    user: t.relation('user', {
      nullable: true,
      description: 'The user whose rows it keeps; null if it is of no person.',
    }),
    action: t.relation('action', {
      nullable: true,
      description: 'The action record that it keeps; null if it is of none.',
    }),
    placedBy: t.relation('placedBy', { description: 'The user who placed it.' }),
  }),
})
