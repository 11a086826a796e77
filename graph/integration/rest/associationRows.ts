// The legacy paths of asking to belong to an organization.
import { z } from 'zod'
import type { LegacyPractice } from './__generated__/documents.ts'
import { conflict, failure } from './errorFragments.ts'
import { featureFields, featureRow, solutionFields, solutionRow } from './bestRows.ts'
import { numberOf, optional, page, textOf, userId, uuidField } from './fields.ts'
import { globalId } from '../../kernel/node.ts'
import { orNotFound, row, type RestRow } from './rest.ts'
import { count, message, number, pageParameters, uuid } from './shapes/parts.ts'
import { associationRequest } from './shapes/people.ts'
import { filterState } from './shapes/practices.ts'
import { the } from '../../kernel/noun.ts'

const practiceFields = `fragment LegacyPractice on Practice {
  internalID area function feature requirementName statusName solution { name } note inheritedFrom }`

interface Numbered {
  internalID: number
  name: string
}

const organizationRow = ({ uuid, name }: { uuid: string; name: string }) => ({ SAAS_Org_UUID: uuid, Legal_name: name })
const departmentRow = ({ internalID, name }: Numbered) => ({ departmentId: internalID, department: name })
const groupRow = ({ internalID, name }: Numbered, departmentId: number | null) => ({
  groupId: internalID,
  group: name,
  departmentId,
})

const practiceRow = ({
  internalID,
  area,
  function: fn,
  feature,
  requirementName,
  statusName,
  solution,
  note,
  inheritedFrom,
}: LegacyPractice) => ({
  feature_id: internalID,
  department: area,
  function: fn,
  feature,
  requirement_level: requirementName,
  status: statusName,
  solution: solution?.name ?? null,
  note,
  inherited_from: inheritedFrom,
})

export const associationRows: RestRow[] = [
  row({
    method: 'POST',
    path: '/api/association/orgUserAssociation',
    summary: 'Asks to belong to an organization, or takes somebody in.',
    policy: 'signedIn',
    parameters: {},
    request: z.object({
      SAAS_Org_UUID: uuid,
      SAAS_PFUser_UUID: uuid.nullish().describe('For whom; the caller where it is left out.'),
      note: z.string().max(500).nullish(),
    }),
    response: z.object({ message, requestId: number, status: z.string() }),
    errors: [403, 404],
    document: `mutation ($input: RequestAssociationInput!) {
      result: requestAssociation(input: $input) {
        ...FailureFields
        ...ConflictFields
        ... on RequestAssociationSuccess { request { internalID statusName } }
      }
    } ${failure} ${conflict}`,
    variables: ({ body, viewerUuid, idempotencyKey }) => {
      const user = optional(uuidField, 'SAAS_PFUser_UUID', body.SAAS_PFUser_UUID)
      return {
        input: {
          organizationId: globalId('Organization', uuidField('SAAS_Org_UUID', body.SAAS_Org_UUID)),
          userId: user && user !== viewerUuid ? userId('SAAS_PFUser_UUID', user) : undefined,
          note: optional(textOf, 'note', body.note),
          idempotencyKey,
        },
      }
    },
    body: ({ result: { request } }) => ({
      message: request.statusName === 'Accepted' ? 'User associated' : 'Association requested',
      requestId: request.internalID,
      status: request.statusName,
    }),
    example: {
      as: 'strategic@demo.test',
      body: {
        SAAS_PFUser_UUID: '{viewer}',
        SAAS_Org_UUID: '00000000-0000-4000-8000-000000000001',
        note: 'I plan their lanes too',
      },
    },
  }),
  row({
    method: 'POST',
    path: '/api/procedures/acceptOrgUserAssociation',
    summary: 'Accepts a request to belong to an organization.',
    policy: 'associations.accept',
    parameters: {},
    request: z.object({
      requestId: number,
      role: z.string().nullish().describe('An access level, or a job role by its name.'),
      DeptGroup_Id: number.nullish(),
    }),
    response: z.object({ message, status: z.string() }),
    errors: [403, 404],
    document: `mutation ($input: AcceptAssociationInput!) {
      result: acceptAssociation(input: $input) {
        ...FailureFields
        ...ConflictFields
        ... on AcceptAssociationSuccess { request { internalID statusName } }
      }
    } ${failure} ${conflict}`,
    variables: ({ body, idempotencyKey }) => ({
      input: {
        internalID: numberOf('requestId', body.requestId),
        role: optional(textOf, 'role', body.role),
        groupInternalID: optional(numberOf, 'DeptGroup_Id', body.DeptGroup_Id),
        idempotencyKey,
      },
    }),
    body: ({ result: { request } }) => ({ message: 'Request accepted', status: request.statusName }),
    example: {
      as: 'admin@demo.test',
      body: { requestId: 1, role: 'Supervision' },
      madeBy: { call: 'POST /api/association/orgUserAssociation', field: 'requestId', into: 'requestId' },
    },
  }),
  row({
    method: 'GET',
    path: '/api/views/user_org_association',
    summary: 'Lists the requests in sight to belong to an organization.',
    policy: 'signedIn',
    parameters: pageParameters,
    request: null,
    response: z.array(associationRequest),
    errors: [],
    document: `query ($limit: Int!, $offset: Int!) {
      requests: legacyAssociationRequests(limit: $limit, offset: $offset) { internalID user { uuid } askedFor organization { name } statusName createdAt }
    }`,
    variables: page,
    body: ({ requests }) =>
      requests.map(({ internalID, user, askedFor, organization, statusName, createdAt }) => ({
        requestId: internalID,
        SAAS_PFUser_UUID: user.uuid,
        SAAS_Org_UUID: askedFor,
        Legal_name: organization?.name ?? null,
        status: statusName,
        created_at: createdAt,
      })),
    example: { as: 'admin@demo.test', query: 'limit=10' },
  }),
  row({
    method: 'GET',
    path: '/api/views/getUserAssociationCounts',
    summary: 'Counts the requests and places in sight.',
    policy: 'signedIn',
    parameters: {},
    request: null,
    response: z.object({ pending: count, accepted: count, organizations: count, departments: count, groups: count }),
    errors: [],
    document: '{ counts: associationCounts { pending accepted organizations departments groups } }',
    body: ({ counts }) => counts,
    example: { as: 'admin@demo.test' },
  }),
  row({
    method: 'POST',
    path: '/api/procedures/getUserDashboardFilters',
    summary: "What a person's dashboard may be narrowed to, and is.",
    hasWholeLists: true,
    policy: 'people.read',
    parameters: {},
    request: z.object({ requestId: uuid.describe('The uuid of the person.') }),
    response: filterState,
    errors: [404],
    document: `query ($uuid: String!) {
      user: legacyUser(uuid: $uuid) {
        memberships { organization { uuid name } department { internalID name } group { internalID name } jobRole { internalID name } }
      }
      organizations: legacyOrganizations { uuid name }
      departments: legacyDepartments { internalID name groups { internalID name } }
      jobRoles: legacyJobRoles { name }
      features: legacyPracticeFeatures { ...LegacyFeature }
      board: legacyUserPractices(uuid: $uuid) {
        areas { name isOwn }
        practices { ...LegacyPractice }
        standardSolutions { ...LegacySolution }
      }
    } ${featureFields} ${practiceFields} ${solutionFields}`,
    variables: ({ body }) => ({ uuid: uuidField('requestId', body.requestId) }),
    body({ user, organizations, departments, jobRoles, features, board }) {
      const { memberships } = orNotFound(user, the('User'))
      const [first] = memberships
      const own = board?.areas.filter(({ isOwn }) => isOwn).map(({ name }) => name) ?? []
      const roles = [...new Set(jobRoles.map(({ name }) => name))]
      return {
        filters: {
          organizations: organizations.map(organizationRow),
          departments: departments.map(departmentRow),
          groups: departments.flatMap(({ internalID, groups }) => groups.map((group) => groupRow(group, internalID))),
          roles: roles.map((role) => ({ role })),
        },
        departmentFeatures: features.map(featureRow),
        userDepartmentFeatures: board?.practices.filter(({ area }) => own.includes(area)).map(practiceRow) ?? [],
        standardIndustryData: board?.standardSolutions.map(solutionRow) ?? [],
        selectedOrg: first ? organizationRow(first.organization) : null,
        selectedDepartment: first?.department ? departmentRow(first.department) : null,
        selectedGroup: first?.group ? groupRow(first.group, first.department?.internalID ?? null) : null,
        selectedRole: first ? { role: first.jobRole.name } : null,
      }
    },
    example: { as: 'admin@demo.test', body: { requestId: '{viewer}' } },
  }),
]
