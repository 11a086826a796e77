import { mutation } from '../../kernel/mutation.ts'
import { DirectoryContact } from './DirectoryContact.ts'
import { setStatus } from './setStatus.ts'
import { loadWritten } from './visibleContacts.ts'

mutation('restoreDirectoryContact', {
  description: 'Puts a contact back into the directory.',
  policy: 'collaborate',
  input: (t) => ({
    id: t.id({ required: true, description: 'The contact.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
  }),
  resolve: (input, call) => setStatus(call, input, 'ACTIVE'),
  success: (t) => ({
    contact: t.field({
      type: DirectoryContact,
      description: 'The contact as it is now.',
      resolve: ({ contactId }, _args, context, info) => loadWritten(context, info, contactId),
    }),
  }),
})
