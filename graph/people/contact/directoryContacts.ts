import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { contactList } from './contactList.ts'
import { DirectoryContact } from './DirectoryContact.ts'

builder.queryField('directoryContacts', (t) =>
  t.connection({
    type: DirectoryContact,
    description: 'The contacts in sight: those of the organizations where one belongs, above and below, and one’s own.',
    ...policy('organizations.read'),
    args: contactList.args(t),
    resolve: (_root, args, context, info) => contactList.page(context, info, args, 'contacts'),
  }),
)
