// The legacy paths of industries.
import { z } from 'zod'
import { globalId } from '../../kernel/node.ts'
import { ValidationError } from '../../kernel/errors.ts'
import { failure } from './errorFragments.ts'
import { flagOf, optional, page, textOf, uuidField } from './fields.ts'
import { BadRequestError } from './failureAnswer.ts'
import { orNotFound, row, type RestRow } from './rest.ts'
import { count, message, number, pageParameters, uuid } from './shapes/parts.ts'
import { the } from '../../kernel/noun.ts'

const asRecord = (value: unknown, i: number) => {
  if (typeof value !== 'object' || value === null)
    throw new ValidationError([{ path: `records.${i}`, message: 'Send an object.' }])
  const { SAAS_Org_UUID: uuid, naics_6digit: naics, is_primary: isPrimary } = value as Record<string, unknown>
  return {
    organizationId: globalId('Organization', uuidField(`records.${i}.SAAS_Org_UUID`, uuid)),
    naics: textOf(`records.${i}.naics_6digit`, typeof naics === 'number' ? String(naics) : naics),
    isPrimary: optional(flagOf, `records.${i}.is_primary`, isPrimary),
  }
}

/** The two parameters of a deletion, or the specification's own error. */
function parameters(query: URLSearchParams) {
  try {
    const organizationId = globalId('Organization', uuidField('saas_org_uuid', query.get('saas_org_uuid')))
    const naics = query.get('naics_6digit') ?? ''
    if (/^\d{6}$/.test(naics)) return { organizationId, naics }
  } catch {
    // It has the same answer.
  }
  throw new BadRequestError('SAAS_Org_UUID and naics_6digit are required')
}

export const classificationRows: RestRow[] = [
  row({
    method: 'GET',
    path: '/api/org/naics_code_reference',
    summary: 'Lists the NAICS codes.',
    policy: 'signedIn',
    parameters: pageParameters,
    request: null,
    response: z.array(
      z.object({
        naics_6digit: z.string().nullable(),
        code: z.string(),
        title: z.string(),
        parent_code: z.string().nullable(),
        revision: number.describe('The year of the revision, as 2017.'),
      }),
    ),
    errors: [],
    document: `query ($limit: Int!, $offset: Int!) {
      codes: legacyNaicsCodes(limit: $limit, offset: $offset) { code title revision parent { code } } }`,
    variables: page,
    body: ({ codes }) =>
      codes.map(({ code, title, revision, parent }) => ({
        naics_6digit: code.length === 6 ? code : null,
        code,
        title,
        parent_code: parent?.code ?? null,
        revision,
      })),
    example: { as: 'admin@demo.test', query: 'limit=20' },
  }),
  row({
    method: 'GET',
    path: '/api/org/industryClassification',
    summary: 'Lists the industries of an organization.',
    policy: 'organizations.read',
    parameters: { saas_org_uuid: uuid, ...pageParameters },
    request: null,
    response: z.array(
      z.object({
        SAAS_Org_UUID: uuid,
        naics_6digit: z.string(),
        title: z.string(),
        is_primary: z.boolean(),
        revision: number.describe('The year of the revision of NAICS, as 2017.'),
      }),
    ),
    errors: [404],
    document: `query ($uuid: String!) {
      organization: legacyOrganization(uuid: $uuid) { uuid classifications { isPrimary naics { code title revision } } } }`,
    variables: ({ query }) => ({ uuid: uuidField('saas_org_uuid', query.get('saas_org_uuid')) }),
    body({ organization }) {
      const { uuid, classifications } = orNotFound(organization, the('Organization'))
      return classifications.map(({ naics: { code, title, revision }, isPrimary }) => ({
        SAAS_Org_UUID: uuid,
        naics_6digit: code,
        title,
        is_primary: isPrimary,
        revision,
      }))
    },
    example: { as: 'admin@demo.test', query: 'saas_org_uuid={organization}' },
  }),
  row({
    method: 'POST',
    path: '/api/org/upsert_classifications',
    summary: 'Adds and changes industries of organizations, all or none.',
    policy: 'organizations.edit',
    parameters: {},
    request: z.object({
      records: z.array(
        z.object({ SAAS_Org_UUID: uuid, naics_6digit: z.string().regex(/^\d{6}$/), is_primary: z.boolean().nullish() }),
      ),
    }),
    response: z.object({ inserted: count, updated: count }),
    errors: [403, 404],
    document: `mutation ($input: UpsertClassificationsInput!) {
      result: upsertClassifications(input: $input) {
        ...FailureFields
        ... on UpsertClassificationsSuccess { inserted updated }
      }
    } ${failure}`,
    variables({ body: { records }, idempotencyKey }) {
      if (!Array.isArray(records)) throw new ValidationError([{ path: 'records', message: 'Send a list of records.' }])
      return { input: { records: records.map(asRecord), idempotencyKey } }
    },
    body: ({ result: { inserted, updated } }) => ({ inserted, updated }),
    example: {
      as: 'admin@demo.test',
      body: { records: [{ SAAS_Org_UUID: '{organization}', naics_6digit: '488510', is_primary: false }] },
    },
  }),
  row({
    method: 'POST',
    path: '/api/org/deleteIndustryClassification',
    summary: 'Takes an industry from an organization.',
    policy: 'organizations.delete',
    parameters: { saas_org_uuid: uuid, naics_6digit: z.string().regex(/^\d{6}$/) },
    request: null,
    response: z.object({ message }),
    errors: [403, 404],
    document: `mutation ($input: DeleteClassificationInput!) {
      result: deleteClassification(input: $input) { ...FailureFields }
    } ${failure}`,
    variables: ({ query, idempotencyKey }) => ({ input: { ...parameters(query), idempotencyKey } }),
    body: () => ({ message: 'Deleted' }),
    example: {
      as: 'admin@demo.test',
      query: 'saas_org_uuid={organization}&naics_6digit=488510',
      madeBy: { call: 'POST /api/org/upsert_classifications' },
    },
  }),
]
