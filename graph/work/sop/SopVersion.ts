import { builder } from '../../kernel/builder.ts'
import { loadChildren } from '../../kernel/children.ts'
import { Node, policy, registerNode } from '../../kernel/node.ts'
import { User } from '../../people/user/User.ts'
import { visibleUsers } from '../../people/user/visibleUsers.ts'
import { SopAcknowledgement } from './SopAcknowledgement.ts'
import { SopStep } from './SopStep.ts'
import { loadSopVersions } from './visibleSops.ts'

export const SopVersion = builder.prismaObject('SopVersion', {
  description: 'A version of an SOP; it is a draft until published, and immutable afterwards.',
  interfaces: [Node],
  select: { id: true },
  ...policy('tasks.use'),
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'The version number within the SOP, starting at 1.' }),
    changeNote: t.exposeString('changeNote', { description: 'A summary of what the version changes.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    publishedAt: t.expose('publishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the version was published; null for a draft.',
    }),
    publishedBy: t.relation('publishedBy', {
      type: User,
      nullable: true,
      description: 'The user who published the version; null for a draft.',
    }),
    version: t.exposeInt('version', {
      description:
        'A version number that increases with each change to the draft; pass it to mutations to detect conflicting changes.',
    }),
    steps: t.field({
      type: [SopStep],
      description: 'The steps of the version, in order.',
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
    acknowledgementCount: t.relationCount('acknowledgements', {
      description: 'The number of people who have read the version.',
    }),
    acknowledgements: t.field({
      type: [SopAcknowledgement],
      description: 'Acknowledgements of the version by people visible to the viewer, newest first.',
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
      description: 'When the viewer acknowledged reading the version; null if they have not.',
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
