import { statusMutations } from '../../kernel/statusMutations.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { DirectoryContact } from './DirectoryContact.ts'
import { contactToChange, loadWritten } from './visibleContacts.ts'
import { the } from '../../kernel/noun.ts'

statusMutations<'ACTIVE' | 'INACTIVE', { contactId: string }>(
  the('DirectoryContact'),
  {
    archiveDirectoryContact: {
      to: 'INACTIVE',
      description: 'Archives a contact of the directory; it is kept and can be restored.',
    },
    restoreDirectoryContact: { to: 'ACTIVE', description: 'Restores an archived contact to the directory.' },
  },
  {
    policy: 'collaborate',
    undo: { noun: 'DirectoryContact', column: 'status', find: contactToChange },
    /** The same again changes nothing. */
    async resolve(input, { context, write }, status) {
      const before = await contactToChange(context, input.id)
      const { id } = before
      const version = input.version ?? before.version
      return write(async ({ contact }) => {
        if (before.status === status && version === before.version) return { contactId: id }
        await changeVersioned(contact, the('DirectoryContact'), { id, version }, { status })
        return { contactId: id }
      })
    },
    success: (t) => ({
      contact: t.field({
        type: DirectoryContact,
        description: 'The contact after the change.',
        resolve: ({ contactId }, _args, context, info) => loadWritten(context, info, contactId),
      }),
    }),
  },
)
