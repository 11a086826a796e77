import { NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { writePreference } from '../preference/preference.ts'
import { ContactDefaults } from './ContactDefaults.ts'
import { availableContacts, noOfItems, preferenceName, readDefaults } from './defaults.ts'

mutation('saveContactDefaults', {
  description: 'Chooses the contacts that the viewer has at hand, in their order.',
  policy: 'signedIn',
  input: (t) => ({
    contactIds: t.idList({
      description: 'All of them from now on, at most 12; left out, they are the first by name again.',
    }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
  }),
  async resolve(input, { context, write }) {
    const selected = input.contactIds
      ? [...new Set(input.contactIds.map((id) => uuidOf('DirectoryContact', id, 'The contact')))]
      : null
    if (selected && selected.length > noOfItems)
      throw new ValidationError([{ path: 'contactIds', message: `Choose at most ${noOfItems}; take one away first.` }])
    if (selected?.length) {
      const found = await context.db.prisma.contact.count({
        where: { AND: [availableContacts(context), { id: { in: selected } }] },
      })
      if (found < selected.length) throw new NotFoundError('The contact')
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
      description: 'Those at hand now.',
      resolve: (_payload, _args, context) => readDefaults(context),
    }),
  }),
})
