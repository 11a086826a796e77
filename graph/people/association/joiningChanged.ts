// Tells whoever decides who joins that an invitation was made or taken, or a request made or decided.
import { builder } from '../../kernel/builder.ts'
import type { JoiningEvent } from '../../kernel/events/eventSource.ts'
import { globalId } from '../../kernel/node.ts'
import { subscription } from '../../kernel/subscription/subscription.ts'

const JoiningChange = builder.objectRef<JoiningEvent>('JoiningChange').implement({
  description: "A change of an organization's invitations or of the requests to join it.",
  fields: (t) => ({
    organizationId: t.id({
      description: 'The id of the organization.',
      resolve: ({ organizationId }) => globalId('Organization', organizationId),
    }),
  }),
})

subscription('joiningChanged', {
  type: JoiningChange,
  description:
    'Emitted when invitations change in organizations where the viewer may invite, or membership requests where the viewer may decide on them.',
  policy: 'signedIn',
  listen: (events, tell: (event: JoiningEvent) => void) => events.on('joining', tell),
  know: () => Promise.resolve(null),
  meaning: (viewer, event) =>
    viewer.mayAt('organization.administer', event) || viewer.mayAt('associations.accept', event)
      ? { payload: event, likeness: 'decides' }
      : undefined,
  accountsFor: [],
})
