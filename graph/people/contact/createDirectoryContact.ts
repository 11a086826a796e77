import { z } from 'zod'
import { mutation } from '../../kernel/mutation.ts'
import { organizationFor } from '../../organization/organization/organizationFor.ts'
import { check } from '../../kernel/validation.ts'
import { contactRules, contactSchema, personOf } from './contactInput.ts'
import { DirectoryContact } from './DirectoryContact.ts'
import { Relationship } from './Relationship.ts'
import { loadWritten } from './visibleContacts.ts'

mutation('createDirectoryContact', {
  description: 'Adds a contact to the directory of an organization; a personal one is for oneself alone.',
  policy: 'collaborate',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The organization whose directory it stands in.' }),
    relationship: t.field({
      type: Relationship,
      required: true,
      description: 'What they are to those who turn to them.',
    }),
    userId: t.id({ description: 'The person of the house that it is; of the team alone.' }),
    name: t.string({ required: true, description: 'What they are called.' }),
    email: t.field({ type: 'EmailAddress', description: 'Where mail reaches them.' }),
    phone: t.string({ description: 'Where they are called.' }),
    department: t.string({ description: 'The department they are of, in their own words.' }),
    departmentGroup: t.string({ description: 'The group of it.' }),
    system: t.string({ description: 'The system that they know.' }),
    moduleScreen: t.string({ description: 'The screen that they help with, as activerecords.' }),
    stakeholder: t.string({ description: 'On whose behalf they act.' }),
    supportedTour: t.string({ description: 'The tour that they help with, by its name.' }),
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
