// The legacy paths of organizations.
import { z } from 'zod'
import { entryId } from '../../kernel/entryId.ts'
import { globalId } from '../../kernel/node.ts'
import type { ReferenceList } from '../../kernel/references.ts'
import type { LegacyNode, ManagedNode } from './__generated__/documents.ts'
import { failure } from './errorFragments.ts'
import { oneOf, optional, page, textOf, uuidField } from './fields.ts'
import { ownPlaces, recordFields, toCreated, toRecord, typeName } from './organizationRecord.ts'
import { row, type RestRow } from './rest.ts'
import {
  createdOrganization,
  existence,
  managementNode,
  newOrganization,
  organization,
  organizationNode,
} from './shapes/organizations.ts'
import { message, pageParameters, uuid } from './shapes/parts.ts'

/**
 * The number that an id amounts to, undefined for none: here, and here alone, what is no number is 0, and 0 is none.
 */
function coerced(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() === '' ? 0 : Number(value ?? 0)
  if (!Number.isFinite(number)) return undefined
  return Math.abs(number) < 2 ** 31 ? Math.trunc(number) || undefined : 2 ** 31 - 1
}

function entryIn(list: ReferenceList, value: unknown): string | undefined {
  const number = coerced(value)
  return number === undefined ? undefined : entryId(list, number)
}

const typeOf = oneOf(
  ['CORPORATION', 'DIVISION', 'LOCATION', 'BRANCH'],
  'Send Corporation, Division, Location or Branch.',
)

const createOrganization = row({
  method: 'POST',
  path: '/api/org/createGlobalOrganization',
  summary: 'Makes an organization, at the top or below another.',
  policy: 'signedIn',
  parameters: {},
  request: newOrganization,
  response: z.object({ message, SAAS_Org_UUID: uuid, organization: createdOrganization }),
  errors: [403, 404],
  document: `mutation ($input: CreateOrganizationInput!) {
    result: createOrganization(input: $input) {
      ...FailureFields
      ... on CreateOrganizationSuccess { organization { ...LegacyOrganization } viewer { ...OwnPlaces } }
    }
  } ${failure} ${recordFields} ${ownPlaces}`,
  variables({ body, idempotencyKey }) {
    const parent = optional(uuidField, 'Parent_ORG_UUID', body.Parent_ORG_UUID)
    return {
      input: {
        legalName: textOf('Legal_name', body.Legal_name),
        type: optional(typeOf, 'type', body.type),
        parentId: parent && globalId('Organization', parent),
        dbaName: optional(textOf, 'DBA_name', body.DBA_name),
        description: optional(textOf, 'Org_Descrip', body.Org_Descrip),
        employerIdentifier: optional(textOf, 'Legal_employer_identifier', body.Legal_employer_identifier),
        legalEntityTypeId: entryIn('LEGAL_ENTITY_TYPE', body.Legal_entity_type_id),
        govtIdentifierTypeId: entryIn('GOVT_ENTITY_TYPE', body.Govt_IdentifierType_Id),
        registrantAddressId: coerced(body.Legal_registrant_address_id),
        mailingAddressId: coerced(body.Corp_Mailing_AddressID),
        auditStatusId: entryIn('AUDIT_STATUS', body.AuditStatus_ID),
        platformStatusId: entryIn('PLATFORM_STATUS', body.TGPlatform_ActiveStatus_ID),
        ttpId: entryIn('TTP_TYPE', body.TTP_ID),
        orgUid: optional((_path, value) => String(value as string | number), 'OrgUID', body.OrgUID),
        stateOfIncorporation: optional(textOf, 'State_of_incorporation', body.State_of_incorporation),
        idempotencyKey,
      },
    }
  },
  body: ({ result: { organization, viewer } }) => ({
    message: 'Organization created',
    SAAS_Org_UUID: organization.uuid,
    organization: toCreated(organization, viewer),
  }),
  example: {
    as: 'admin@demo.test',
    body: {
      Legal_name: 'Fernley drop yard',
      DBA_name: 'Northway Fernley',
      Legal_entity_type_id: '3',
      Legal_employer_identifier: '88-7410031',
      Govt_IdentifierType_Id: 1,
      Legal_registrant_address_id: 0,
      Corp_Mailing_AddressID: '',
      Org_Descrip: 'Overflow parking east of Sparks',
      AuditStatus_ID: 1,
      TGPlatform_ActiveStatus_ID: 1,
      TTP_ID: '',
      OrgUID: 'NW-31',
      State_of_incorporation: 'US-NV',
      Parent_ORG_UUID: '{organization}',
    },
  },
})

const organizationList = (path: string) =>
  row({
    method: 'GET',
    path,
    summary: 'Lists the organizations in sight.',
    policy: 'organizations.read',
    parameters: pageParameters,
    request: null,
    response: z.array(organization),
    errors: [],
    document: `query ($limit: Int!, $offset: Int!) {
      organizations: legacyOrganizations(limit: $limit, offset: $offset) { ...LegacyOrganization }
      viewer { ...OwnPlaces }
    } ${recordFields} ${ownPlaces}`,
    variables: page,
    body: ({ organizations, viewer }) => organizations.map((organization) => toRecord(organization, viewer)),
    example: { as: 'admin@demo.test', query: 'limit=5' },
  })

/** What is foreign is as absent as what does not exist: nothing, in zeros. */
const dataExistence = row({
  method: 'GET',
  path: '/api/views/get_org_data_existence',
  summary: 'Whether there is an organization, and how much it has.',
  policy: 'organizations.read',
  parameters: { org_uuid: uuid },
  request: null,
  response: existence,
  errors: [],
  document: `query ($uuid: String!) { organization: legacyOrganization(uuid: $uuid) { contents { departments locations people records } } }`,
  variables: ({ query }) => ({ uuid: uuidField('org_uuid', query.get('org_uuid')) }),
  body: ({ organization }) => ({
    exists: organization !== null,
    departments: organization?.contents.departments ?? 0,
    locations: organization?.contents.locations ?? 0,
    users: organization?.contents.people ?? 0,
    tasks: organization?.contents.records ?? 0,
  }),
  example: { as: 'admin@demo.test', query: 'org_uuid={organization}' },
})

interface Nested {
  SAAS_Org_UUID: string
  Legal_name: string
  type: string
  OrgMgtHierarchy?: string | null
  OrgMgtHierarchyId?: number | null
  children: Nested[]
}

/** Organizations, each after those above it, as trees; one whose parent is out of sight begins a tree. */
function nested(organizations: readonly (LegacyNode | ManagedNode)[]): Nested[] {
  const tops: Nested[] = []
  const byNumber = new Map<number, Nested>()
  for (const organization of organizations) {
    const { uuid, internalID, name, type, path } = organization
    const hierarchy =
      'managementGrouping' in organization
        ? {
            OrgMgtHierarchy: organization.managementGrouping?.name ?? null,
            OrgMgtHierarchyId: organization.managementGrouping?.internalID ?? null,
          }
        : {}
    const node: Nested = { SAAS_Org_UUID: uuid, Legal_name: name, type: typeName(type), ...hierarchy, children: [] }
    byNumber.set(internalID, node)
    const above = byNumber.get(Number(path.split('/').at(-3)))
    ;(above?.children ?? tops).push(node)
  }
  return tops
}

const nodes = `{ organizationTree { ...LegacyNode } }
  fragment LegacyNode on Organization { uuid internalID name type path }`

const managedNodes = `{ organizationTree { ...ManagedNode } }
  fragment ManagedNode on Organization { uuid internalID name type path managementGrouping { internalID name } }`

const hierarchy = (path: string, summary: string, response: z.ZodType, document: typeof nodes | typeof managedNodes) =>
  row({
    method: 'GET',
    path,
    summary,
    policy: 'organizations.read',
    parameters: {},
    request: null,
    response,
    errors: [],
    document,
    body: ({ organizationTree }) => nested(organizationTree),
    example: { as: 'admin@demo.test' },
  })

export const organizationRows: RestRow[] = [
  createOrganization,
  organizationList('/api/org/all_orgs'),
  organizationList('/api/org/global_organizations'),
  dataExistence,
  hierarchy(
    '/api/views/getUserOrghierarchy',
    'The organizations in sight, as trees.',
    z.array(organizationNode),
    nodes,
  ),
  hierarchy(
    '/api/views/getOrgMgtHierarchy',
    'The same with their management groupings.',
    z.array(managementNode),
    managedNodes,
  ),
]
