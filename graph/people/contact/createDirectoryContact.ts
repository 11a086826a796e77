import { z } from 'zod'
import { mutation } from '../../kernel/mutation.ts'
import { organizationFor } from '../../organization/organization/organizationFor.ts'
import { check } from '../../kernel/validation.ts'
import { contactRules, contactSchema, personOf } from './contactInput.ts'
import { DirectoryContact } from './DirectoryContact.ts'
import { Relationship } from './Relationship.ts'
import { loadWritten } from './visibleContacts.ts'

mutation('createDirectoryContact', {
  description: 'Adds a contact to the directory of an organization; a PERSONAL contact is visible to its creator only.',
  policy: 'collaborate',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The organization whose directory lists the contact.' }),
    relationship: t.field({
      type: Relationship,
      required: true,
      description: 'How the contact is related to the organization or the viewer.',
    }),
    userId: t.id({ description: 'The user that the contact refers to; only allowed with relationship TEAM.' }),
    name: t.string({ required: true, description: 'The name of the contact.' }),
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
  async resolve(input, { context, write }) {
    const { id: organizationId, rootId } = await organizationFor(context, input.organizationId, 'collaborate')
    const { relationship } = input
    const userId = await personOf(context, input, rootId)
    const given = check(contactSchema.extend({ name: contactRules.name, relationship: z.string() }), withoutNull(input))
    const { id: creatorId } = context.requireViewer()
    const ownerId = relationship === 'PERSONAL' ? creatorId : null
    const data = { ...given, relationship, organizationId, userId, ownerId, creatorId, createdAt: context.now }
    return write(async ({ contact }) => ({ contactId: (await contact.create({ data, select: { id: true } })).id }))
  },
  success: (t) => ({
    contact: t.field({
      type: DirectoryContact,
      description: 'The contact.',
      resolve: ({ contactId }, _args, context, info) => loadWritten(context, info, contactId),
    }),
  }),
})

const withoutNull = (input: object) => Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null))
