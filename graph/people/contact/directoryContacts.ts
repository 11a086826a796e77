import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { contactList } from './contactList.ts'
import { DirectoryContact } from './DirectoryContact.ts'

builder.queryField('directoryContacts', (t) =>
  t.connection({
    type: DirectoryContact,
    description:
      'The contacts visible to the viewer: those of their organizations, parent organizations and sub-organizations, and personal ones.',
    ...policy('organizations.read'),
    args: contactList.args(t),
    resolve: (_root, args, context, info) => contactList.page(context, info, args, 'contacts'),
  }),
)
