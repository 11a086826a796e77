import { LimitReachedError } from '../../../kernel/errors.ts'
import { mutation } from '../../../kernel/mutation.ts'
import { noteExport } from '../../../kernel/noteExport.ts'
import { expiryOf, ticketAddress } from '../../../organization/file/ticket.ts'

mutation('exportOwnData', {
  description:
    'Creates a download URL for everything that is kept of the viewer, as one gzipped tar archive: the account, what they wrote, the records they made or had, the audit entries by and about them, and the files they uploaded.',
  policy: 'signedIn',
  scope: 'ACCOUNT',
  input: () => ({}),
  errors: [LimitReachedError],
  resolve: (_input, { context, write }) =>
    write(async (transaction) => {
      const { id: userId, rootIds } = context.requireViewer()
      await noteExport(transaction, context, rootIds, { format: 'CSV', userId })
      return {}
    }),
  success: (t) => ({
    url: t.field({
      type: 'URL',
      description: 'The download URL.',
      resolve: (_own, _args, context) => {
        const { id: userId, sessionId } = context.requireViewer()
        // Who belongs nowhere has an account all the same: the ticket names the person, not an organization's export.
        return ticketAddress(context.services.keys, 'export', { fileId: userId, userId, sessionId }, context.now)
      },
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'When the URL expires.',
      resolve: (_own, _args, context) => expiryOf(context.now),
    }),
  }),
})
