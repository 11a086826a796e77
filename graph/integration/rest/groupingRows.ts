// The legacy paths of groupings.
import { z } from 'zod'
import { globalId } from '../../kernel/node.ts'
import type { LegacyGrouping } from './__generated__/documents.ts'
import { conflict, failure } from './errorFragments.ts'
import { entryOf, numberOf, optional, textOf, uuidField } from './fields.ts'
import { orNotFound, row, type RestRow } from './rest.ts'
import { grouping, parentNumber } from './shapes/organizations.ts'
import { message, number, pageParameters, uuid } from './shapes/parts.ts'
import { the } from '../../kernel/noun.ts'

const fields = `fragment LegacyGrouping on Grouping {
  internalID name description version memberCount type { internalID name } parent { internalID } organization { uuid } }`

/** A grouping of an organization out of sight, which one in sight may use, has no uuid of its own here. */
const toRow = ({
  internalID,
  name,
  description,
  version,
  memberCount,
  type,
  parent,
  organization,
}: LegacyGrouping) => ({
  Org_Grouping_Id: internalID,
  Org_Grouping_Name: name,
  Org_Grouping_Descrip: description,
  Grouping_Type_ID: type.internalID,
  Grouping_Type_Name: type.name,
  Parent_Grouping_Id: parent?.internalID ?? null,
  SAAS_Org_UUID: organization?.uuid ?? null,
  member_count: memberCount,
  version,
})

/** The parent by its number; null or 0 puts a grouping at the top. */
const parentOf = (value: unknown) =>
  value === null || value === 0 || value === '0' ? null : optional(numberOf, 'Parent_Grouping_Id', value)

export const groupingRows: RestRow[] = [
  row({
    method: 'GET',
    path: '/api/org/groupings',
    summary: 'Lists the groupings that an organization may use.',
    policy: 'organizations.read',
    parameters: { saas_org_uuid: uuid, ...pageParameters },
    request: null,
    response: z.array(grouping),
    errors: [404],
    document: `query ($uuid: String!) { organization: legacyOrganization(uuid: $uuid) { groupings(includeAbove: true) { ...LegacyGrouping } } }
      ${fields}`,
    variables: ({ query }) => ({ uuid: uuidField('saas_org_uuid', query.get('saas_org_uuid')) }),
    body: ({ organization }) => orNotFound(organization, the('Organization')).groupings.map(toRow),
    example: { as: 'admin@demo.test', query: 'saas_org_uuid={organization}' },
  }),
  row({
    method: 'POST',
    path: '/api/org/groupings',
    summary: 'Makes a grouping.',
    policy: 'organizations.edit',
    parameters: {},
    request: z.object({
      SAAS_Org_UUID: uuid,
      Grouping_Type_ID: number,
      Org_Grouping_Name: z.string().min(1).max(120),
      Org_Grouping_Descrip: z.string().nullish(),
      Parent_Grouping_Id: parentNumber,
    }),
    response: grouping,
    errors: [403, 404],
    document: `mutation ($input: CreateGroupingInput!) {
      result: createGrouping(input: $input) {
        ...FailureFields ...ConflictFields ... on CreateGroupingSuccess { grouping { ...LegacyGrouping } } }
    } ${failure} ${conflict} ${fields}`,
    variables: ({ body, idempotencyKey }) => ({
      input: {
        organizationId: globalId('Organization', uuidField('SAAS_Org_UUID', body.SAAS_Org_UUID)),
        typeId: entryOf('GROUPING_TYPE')('Grouping_Type_ID', body.Grouping_Type_ID),
        name: textOf('Org_Grouping_Name', body.Org_Grouping_Name),
        description: optional(textOf, 'Org_Grouping_Descrip', body.Org_Grouping_Descrip),
        parentInternalID: parentOf(body.Parent_Grouping_Id),
        idempotencyKey,
      },
    }),
    body: ({ result }) => toRow(result.grouping),
    example: {
      as: 'admin@demo.test',
      body: {
        SAAS_Org_UUID: '{organization}',
        Grouping_Type_ID: 4,
        Org_Grouping_Name: 'Interstate 80 corridor',
        Org_Grouping_Descrip: 'Reno to Salt Lake',
      },
    },
  }),
  row({
    method: 'PUT',
    path: '/api/org/groupings/{id}',
    summary: 'Updates a grouping; omitted fields are unchanged.',
    policy: 'organizations.edit',
    parameters: { id: number.describe('Its Org_Grouping_Id.') },
    request: z.object({
      Grouping_Type_ID: number.nullish(),
      Org_Grouping_Name: z.string().min(1).max(120).nullish(),
      Org_Grouping_Descrip: z.string().optional(),
      Parent_Grouping_Id: parentNumber,
      version: number.nullish(),
    }),
    response: grouping,
    errors: [403, 404],
    document: `mutation ($input: UpdateGroupingInput!) {
      result: updateGrouping(input: $input) {
        ...FailureFields ...ConflictFields ... on UpdateGroupingSuccess { grouping { ...LegacyGrouping } } }
    } ${failure} ${conflict} ${fields}`,
    variables: ({ id, body, idempotencyKey }) => ({
      input: {
        internalID: numberOf('Org_Grouping_Id', id),
        version: optional(numberOf, 'version', body.version),
        typeId: optional(entryOf('GROUPING_TYPE'), 'Grouping_Type_ID', body.Grouping_Type_ID),
        name: optional(textOf, 'Org_Grouping_Name', body.Org_Grouping_Name),
        description:
          body.Org_Grouping_Descrip === undefined
            ? undefined
            : textOf('Org_Grouping_Descrip', body.Org_Grouping_Descrip),
        parentInternalID: parentOf(body.Parent_Grouping_Id),
        idempotencyKey,
      },
    }),
    body: ({ result }) => toRow(result.grouping),
    example: { as: 'admin@demo.test', id: '1', body: { Org_Grouping_Descrip: 'All that Northway runs' } },
  }),
  row({
    method: 'DELETE',
    path: '/api/org/groupings/{id}',
    summary: 'Deletes an empty grouping.',
    policy: 'organizations.edit',
    parameters: { id: number.describe('Its Org_Grouping_Id.') },
    request: null,
    response: z.object({ message }),
    errors: [403, 404],
    document: `mutation ($input: DeleteGroupingInput!) {
      result: deleteGrouping(input: $input) { ...FailureFields ...ConflictFields }
    } ${failure} ${conflict}`,
    variables: ({ id, idempotencyKey }) => ({ input: { internalID: numberOf('Org_Grouping_Id', id), idempotencyKey } }),
    body: () => ({ message: 'Grouping deleted' }),
    // The demo has one that nothing is in.
    example: {
      as: 'admin@demo.test',
      id: '2',
      madeBy: { call: 'POST /api/org/groupings', field: 'Org_Grouping_Id', into: 'id' },
    },
  }),
]
