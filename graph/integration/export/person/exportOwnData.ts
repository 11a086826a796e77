import { randomUUID } from 'node:crypto'
import { mutation } from '../../../kernel/mutation.ts'
import { expiryOf, ticketAddress } from '../../../organization/file/ticket.ts'

mutation('exportOwnData', {
  description:
    'Creates a download URL for everything that is kept of the viewer, as one gzipped tar archive: the account, what they wrote, the records they made or had, the audit entries by and about them, and the files they uploaded.',
  policy: 'signedIn',
  scope: 'ACCOUNT',
  input: () => ({}),
  resolve: (_input, { context, write }) =>
    write(async ({ recordExport }) => {
      const { id: userId, rootIds } = context.requireViewer()
      const row = { id: randomUUID(), userId, request: { format: 'CSV', userId }, createdAt: context.now }
      await recordExport.createMany({ data: rootIds.map((organizationId) => ({ ...row, organizationId })) })
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
