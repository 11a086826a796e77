import { builder } from '../../kernel/builder.ts'
import { ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { Organization } from '../organization/Organization.ts'
import { loadOrganizations } from '../organization/visibleOrganizations.ts'
import { checkRecords, classify } from '../organization/classify.ts'
import { editableOrganizations } from './editable.ts'
import * as m from './__generated__/messages.ts'

const most = 1000

const ClassificationRecord = builder.inputType('ClassificationRecord', {
  description: 'An industry code for an organization.',
  fields: (t) => ({
    organizationId: t.id({ required: true, description: 'The organization.' }),
    naics: t.string({ required: true, description: 'The six-digit NAICS code.' }),
    isPrimary: t.boolean({
      description:
        'Whether this is the primary code; if no code is marked, the current primary code stays, otherwise the first code becomes it.',
    }),
  }),
})

mutation('upsertClassifications', {
  description: 'Sets the industry classifications of organizations; no record is saved if any is invalid.',
  policy: 'organizations.edit',
  input: (t) => ({
    records: t.field({
      type: [ClassificationRecord],
      required: true,
      description: 'The classification codes, at most 1,000.',
    }),
  }),
  async resolve({ records }, { context, write }) {
    if (!records.length || records.length > most) {
      throw new ValidationError([{ path: 'records', message: m.sendRecords }])
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
      description: 'The number of codes that were added to an organization.',
      resolve: ({ inserted }) => inserted,
    }),
    updated: t.int({ description: 'The number of codes that already existed.', resolve: ({ updated }) => updated }),
    organizations: t.field({
      type: [Organization],
      description: 'The affected organizations after the change.',
      resolve: async ({ organizationIds }, _args, context, info) =>
        (await loadOrganizations(organizationIds, context, info)).filter((row) => row !== null) as never[],
    }),
  }),
})
