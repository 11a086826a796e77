import { builder } from '../../kernel/builder.ts'
import { globalId } from '../../kernel/node.ts'
import { ViewerType } from '../user/viewerQuery.ts'

interface Root {
  rootId: string
  rootName: string
}

const RootOrganization = builder.objectRef<Root>('RootOrganization').implement({
  description: 'A root organization that the viewer belongs to, itself or a part of it.',
  fields: (t) => ({
    id: t.id({ description: 'The id of the organization.', resolve: ({ rootId }) => globalId('Organization', rootId) }),
    name: t.exposeString('rootName', { description: 'The legal name of the organization.' }),
    isHome: t.boolean({
      description: "Whether it is the viewer's home organization: chosen, or that of their oldest membership.",
      resolve: ({ rootId }, _args, context) => rootId === context.requireViewer().homeRootId,
    }),
  }),
})

builder.objectField(ViewerType, 'rootOrganizations', (t) =>
  t.field({
    type: [RootOrganization],
    description: 'The root organizations that the viewer belongs to, the home organization first.',
    resolve: ({ memberships }) => [...new Map(memberships.map((one) => [one.rootId, one])).values()],
  }),
)
