import { NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { writePreference } from '../preference/preference.ts'
import { ContactDefaults } from './ContactDefaults.ts'
import { availableContacts, noOfItems, preferenceName, readDefaults } from './defaults.ts'
import { the } from '../../kernel/noun.ts'
import * as m from './__generated__/messages.ts'

mutation('saveContactDefaults', {
  description: "Sets the viewer's default contacts and their order.",
  policy: 'signedIn',
  input: (t) => ({
    contactIds: t.idList({
      description: 'The complete new list of contacts, at most 12; if omitted, resets to the first contacts by name.',
    }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
  }),
  async resolve(input, { context, write }) {
    const selected = input.contactIds
      ? [...new Set(input.contactIds.map((id) => uuidOf('DirectoryContact', id)))]
      : null
    if (selected && selected.length > noOfItems)
      throw new ValidationError([{ path: 'contactIds', message: m.chooseAtMost({ most: noOfItems }) }])
    if (selected?.length) {
      const found = await context.db.prisma.contact.count({
        where: { AND: [availableContacts(context), { id: { in: selected } }] },
      })
      if (found < selected.length) throw new NotFoundError(the('DirectoryContact'))
    }
    const { id } = context.requireViewer()
    return write(async (transaction) => {
      await writePreference(transaction, id, preferenceName, { selected }, input.version)
      return { saved: true }
    })
  },
  success: (t) => ({
    contactDefaults: t.field({
      type: ContactDefaults,
      description: "The viewer's default contacts after the change.",
      resolve: (_payload, _args, context) => readDefaults(context),
    }),
  }),
})
