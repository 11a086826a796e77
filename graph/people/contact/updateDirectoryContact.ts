import { ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { requireAt } from '../../kernel/permission.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { check } from '../../kernel/validation.ts'
import { contactSchema, personOf } from './contactInput.ts'
import { DirectoryContact } from './DirectoryContact.ts'
import { Relationship } from './Relationship.ts'
import { contactToChange, loadWritten } from './visibleContacts.ts'
import { the } from '../../kernel/noun.ts'
import * as m from './__generated__/messages.ts'

mutation('updateDirectoryContact', {
  description: 'Updates a contact; omitted fields are unchanged.',
  policy: 'collaborate',
  input: (t) => ({
    id: t.id({ required: true, description: 'The contact.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    relationship: t.field({
      type: Relationship,
      description: 'How the contact is related to the organization or the viewer.',
    }),
    userId: t.id({ description: 'The user account of the contact; null removes it.' }),
    name: t.string({ description: 'The name of the contact.' }),
    email: t.field({ type: 'EmailAddress', description: "The contact's email address." }),
    phone: t.string({ description: "The contact's phone number." }),
    department: t.string({ description: "The contact's department, as free text." }),
    departmentGroup: t.string({ description: "The contact's group within the department, as free text." }),
    system: t.string({ description: 'The system that the contact supports.' }),
    moduleScreen: t.string({
      description: 'The screen that the contact supports, as its route, such as activerecords.',
    }),
    stakeholder: t.string({ description: 'The stakeholder that the contact represents.' }),
    supportedTour: t.string({ description: 'The name of the tour that the contact supports.' }),
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
      throw new ValidationError([{ path: 'relationship', message: m.othersRely }])
    }
    const given = check(contactSchema, Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)))
    const wanted = { ...given, relationship, userId, ownerId: relationship === 'PERSONAL' ? viewer.id : null }
    const version = input.version ?? before.version
    return write(async ({ contact }) => {
      await changeVersioned(contact, the('DirectoryContact'), { id: before.id, version }, wanted, { shown: given })
      return { contactId: before.id }
    })
  },
  success: (t) => ({
    contact: t.field({
      type: DirectoryContact,
      description: 'The contact after the change.',
      resolve: ({ contactId }, _args, context, info) => loadWritten(context, info, contactId),
    }),
  }),
})
