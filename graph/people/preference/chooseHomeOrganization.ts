import { NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { renewViewer } from '../../organization/organization/loadOrganization.ts'
import { ViewerType } from '../user/viewerQuery.ts'
import * as m from './__generated__/messages.ts'

mutation('chooseHomeOrganization', {
  description:
    'Chooses the home organization of the viewer: what their keys mean, and where their calendar, planner and new things start.',
  policy: 'signedIn',
  input: (t) => ({
    organizationId: t.id({
      required: true,
      description: 'A root organization that the viewer belongs to, itself or a part of it.',
    }),
  }),
  async resolve({ organizationId }, { context, write }) {
    const { id, rootIds } = context.requireViewer()
    const homeRootId = uuidOf('Organization', organizationId, m.theRoot)
    if (!rootIds.includes(homeRootId)) throw new NotFoundError(m.theRoot)
    const payload = await write(async ({ user }) => {
      await user.update({ where: { id }, data: { homeRootId }, select: { id: true } })
      return { homeRootId }
    })
    await renewViewer(context)
    return payload
  },
  success: (t) => ({
    viewer: t.field({
      type: ViewerType,
      description: 'The viewer, with their home organization first.',
      resolve: (_payload, _args, context) => context.requireViewer(),
    }),
  }),
})
