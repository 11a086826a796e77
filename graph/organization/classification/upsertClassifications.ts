import { builder } from '../../kernel/builder.ts'
import { ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { Organization } from '../organization/Organization.ts'
import { loadOrganizations } from '../organization/visibleOrganizations.ts'
import { checkRecords, classify } from '../organization/classify.ts'
import { editableOrganizations } from './editable.ts'

const most = 1000

const ClassificationRecord = builder.inputType('ClassificationRecord', {
  description: 'A code for an organization.',
  fields: (t) => ({
    organizationId: t.id({ required: true, description: 'The organization.' }),
    naics: t.string({ required: true, description: 'The NAICS code of six digits.' }),
    isPrimary: t.boolean({
      description: 'True makes it the primary one; else the flag stays where it is, and the first code has it.',
    }),
  }),
})

mutation('upsertClassifications', {
  description: 'Says of which industries organizations are: all records or, where one is wrong, none.',
  policy: 'organizations.edit',
  input: (t) => ({
    records: t.field({ type: [ClassificationRecord], required: true, description: 'The codes, at most 1,000.' }),
  }),
  async resolve({ records }, { context, write }) {
    if (!records.length || records.length > most) {
      throw new ValidationError([{ path: 'records', message: 'Send 1 to 1,000 records.' }])
    }
    const uuids = await editableOrganizations(
      context,
      records.map(({ organizationId }) => organizationId),
    )
    const checked = await checkRecords(records.map((record, i) => ({ ...record, organizationId: uuids[i]! })))
    return write(async (transaction) => ({
      ...(await classify(transaction, checked)),
      organizationIds: [...new Set(uuids)],
    }))
  },
  success: (t) => ({
    inserted: t.int({
      description: 'How many codes are new to their organization.',
      resolve: ({ inserted }) => inserted,
    }),
    updated: t.int({ description: 'How many were there already.', resolve: ({ updated }) => updated }),
    organizations: t.field({
      type: [Organization],
      description: 'The organizations as they are now.',
      resolve: async ({ organizationIds }, _args, context, info) =>
        (await loadOrganizations(organizationIds, context, info)).filter((row) => row !== null) as never[],
    }),
  }),
})
