import { ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { requireAt } from '../../kernel/permission.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { check } from '../../kernel/validation.ts'
import { contactSchema, personOf } from './contactInput.ts'
import { DirectoryContact } from './DirectoryContact.ts'
import { Relationship } from './Relationship.ts'
import { contactToChange, loadWritten } from './visibleContacts.ts'

mutation('updateDirectoryContact', {
  description: 'Changes a contact; what is left out stays as it is.',
  policy: 'collaborate',
  input: (t) => ({
    id: t.id({ required: true, description: 'The contact.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
    relationship: t.field({ type: Relationship, description: 'What they are to those who turn to them.' }),
    userId: t.id({ description: 'The person of the house that it is; null for none.' }),
    name: t.string({ description: 'What they are called.' }),
    email: t.field({ type: 'EmailAddress', description: 'Where mail reaches them.' }),
    phone: t.string({ description: 'Where they are called.' }),
    department: t.string({ description: 'The department they are of, in their own words.' }),
    departmentGroup: t.string({ description: 'The group of it.' }),
    system: t.string({ description: 'The system that they know.' }),
    moduleScreen: t.string({ description: 'The screen that they help with, as activerecords.' }),
    stakeholder: t.string({ description: 'On whose behalf they act.' }),
    supportedTour: t.string({ description: 'The tour that they help with, by its name.' }),
  }),
  clears: {
    department: '',
    departmentGroup: '',
    email: '',
    moduleScreen: '',
    phone: '',
    stakeholder: '',
    supportedTour: '',
    system: '',
    userId: null,
  },
  async resolve(input, { context, write }) {
    const before = await contactToChange(context, input.id)
    const relationship = input.relationship ?? before.relationship
    const viewer = context.requireViewer()
    // One's own becomes everybody's only where one may add to theirs.
    if (before.ownerId && relationship !== 'PERSONAL') requireAt(viewer, 'collaborate', before)
    const userId =
      input.userId === undefined
        ? relationship === 'TEAM'
          ? before.userId
          : null
        : await personOf(context, { userId: input.userId, relationship }, before.rootId)
    if (!before.ownerId && relationship === 'PERSONAL') {
      throw new ValidationError([
        { path: 'relationship', message: 'Others rely on this contact; add one of your own instead.' },
      ])
    }
    const given = check(contactSchema, Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)))
    const wanted = { ...given, relationship, userId, ownerId: relationship === 'PERSONAL' ? viewer.id : null }
    const version = input.version ?? before.version
    return write(async ({ contact }) => {
      await changeVersioned(contact, 'The contact', { id: before.id, version }, wanted, { shown: given })
      return { contactId: before.id }
    })
  },
  success: (t) => ({
    contact: t.field({
      type: DirectoryContact,
      description: 'The contact as it is now.',
      resolve: ({ contactId }, _args, context, info) => loadWritten(context, info, contactId),
    }),
  }),
})
