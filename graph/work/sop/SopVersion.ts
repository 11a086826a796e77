import { builder } from '../../kernel/builder.ts'
import { loadChildren } from '../../kernel/children.ts'
import { Node, policy, registerNode } from '../../kernel/node.ts'
import { User } from '../../people/user/User.ts'
import { visibleUsers } from '../../people/user/visibleUsers.ts'
import { SopAcknowledgement } from './SopAcknowledgement.ts'
import { SopStep } from './SopStep.ts'
import { loadSopVersions } from './visibleSops.ts'

export const SopVersion = builder.prismaObject('SopVersion', {
  description: 'One wording of an SOP: a draft until it is published, and not changed from then on.',
  interfaces: [Node],
  select: { id: true },
  ...policy('tasks.use'),
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Which one of its SOP, from 1.' }),
    changeNote: t.exposeString('changeNote', { description: 'What it changes.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was begun.' }),
    publishedAt: t.expose('publishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was published; null for a draft.',
    }),
    publishedBy: t.relation('publishedBy', { type: User, nullable: true, description: 'Who published it.' }),
    version: t.exposeInt('version', {
      description: 'Grows with every change of a draft; a change names the version it was made from.',
    }),
    steps: t.field({
      type: [SopStep],
      description: 'Its steps, in their order.',
      select: { id: true },
      resolve: ({ id }, _args, context, info) =>
        loadChildren(context, info, {
          model: 'sopStep',
          type: 'SopStep',
          key: 'versionId',
          parentId: id,
          orderBy: { position: 'asc' },
        }),
    }),
    acknowledgementCount: t.relationCount('acknowledgements', { description: 'How many people have read it.' }),
    acknowledgements: t.field({
      type: [SopAcknowledgement],
      description: 'Who has read it, of the people that the viewer sees, latest first.',
      select: { id: true },
      resolve: ({ id }, _args, context, info) =>
        loadChildren(context, info, {
          model: 'sopAcknowledgement',
          type: 'SopAcknowledgement',
          key: 'versionId',
          parentId: id,
          where: { user: visibleUsers(context) },
          orderBy: [{ at: 'desc' }, { id: 'desc' }],
        }),
    }),
    viewerAcknowledgedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the viewer has read it.',
      select: { id: true },
      resolve: ({ id }, _args, context) => {
        const { id: userId } = context.requireViewer()
        const loader = context.loader<string, Date | null>('acknowledged by the viewer', async (ids) => {
          const rows = await context.db.prisma.sopAcknowledgement.findMany({
            where: { userId, versionId: { in: [...ids] } },
          })
          return ids.map((one) => rows.find(({ versionId }) => versionId === one)?.at ?? null)
        })
        return loader.load(id)
      },
    }),
  }),
})

registerNode('SopVersion', loadSopVersions)
