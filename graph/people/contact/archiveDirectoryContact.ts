import { mutation } from '../../kernel/mutation.ts'
import { DirectoryContact } from './DirectoryContact.ts'
import { setStatus } from './setStatus.ts'
import { loadWritten } from './visibleContacts.ts'

mutation('archiveDirectoryContact', {
  description: 'Takes a contact out of the directory; it is kept, and can be restored.',
  policy: 'collaborate',
  input: (t) => ({
    id: t.id({ required: true, description: 'The contact.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
  }),
  resolve: (input, call) => setStatus(call, input, 'INACTIVE'),
  success: (t) => ({
    contact: t.field({
      type: DirectoryContact,
      description: 'The contact as it is now.',
      resolve: ({ contactId }, _args, context, info) => loadWritten(context, info, contactId),
    }),
  }),
})
