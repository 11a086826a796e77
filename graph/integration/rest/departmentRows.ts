// The legacy paths of departments, groups and roles.
import { z } from 'zod'
import { ValidationError } from '../../kernel/errors.ts'
import { globalId } from '../../kernel/node.ts'
import type { LegacyOutcome } from './__generated__/documents.ts'
import { failure } from './errorFragments.ts'
import { numberOf, optional, page, textOf, uuidField } from './fields.ts'
import { orNotFound, row, type RestRequest, type RestRow } from './rest.ts'
import {
  assigned,
  assigning,
  assignment,
  department,
  groupOfDepartment,
  mappedDepartment,
} from './shapes/departments.ts'
import { count, message, number, pageParameters, uuid } from './shapes/parts.ts'
import { departmentFields, groupFields, statusText, toDepartment, toGroup } from './legacyDepartment.ts'
import { the } from '../../kernel/noun.ts'

const asked = ({ query }: RestRequest) => uuidField('saas_org_uuid', query.get('saas_org_uuid'))

const outcomeFields = `fragment LegacyOutcome on AssignmentOutcome {
  state
  membership { user { uuid name } organization { uuid } department { internalID } group { internalID name } jobRole { name } }
  error { ...FailureFields } } ${failure}` as const

export const departmentRows: RestRow[] = [
  row({
    method: 'GET',
    path: '/api/views/get_departmentGroup_role_master',
    summary: 'Lists departments with their groups and roles, those out of use too.',
    policy: 'organizations.read',
    parameters: pageParameters,
    request: null,
    response: z.array(department),
    errors: [],
    document: `query ($limit: Int!, $offset: Int!) {
      departments: legacyDepartments(limit: $limit, offset: $offset, includeInactive: true) { ...LegacyDepartment } } ${departmentFields}`,
    variables: page,
    body: ({ departments }) => departments.map((department) => toDepartment(department, false)),
    example: { as: 'admin@demo.test', query: 'limit=2' },
  }),
  row({
    method: 'GET',
    path: '/api/views/active-dept-group-roles',
    summary: 'Lists the departments in use with their groups and roles.',
    policy: 'organizations.read',
    parameters: pageParameters,
    request: null,
    response: z.array(department),
    errors: [],
    document: `query ($limit: Int!, $offset: Int!) {
      departments: legacyDepartments(limit: $limit, offset: $offset) { ...LegacyDepartment } } ${departmentFields}`,
    variables: page,
    body: ({ departments }) => departments.map((department) => toDepartment(department, true)),
    example: { as: 'admin@demo.test', query: 'limit=2' },
  }),
  row({
    method: 'GET',
    path: '/api/views/getActiveDepartmentGroups',
    summary: 'Lists the groups in use with their departments.',
    policy: 'organizations.read',
    parameters: pageParameters,
    request: null,
    response: z.array(groupOfDepartment),
    errors: [],
    document: `query ($limit: Int!, $offset: Int!) {
      groups: legacyGroups(limit: $limit, offset: $offset) { ...LegacyGroup department { internalID rootUuid name roleNames } } }
      ${groupFields}`,
    variables: page,
    body: ({ groups }) =>
      groups.map((group) => ({
        ...toGroup(group),
        departmentId: group.department.internalID,
        department: group.department.name,
        role: group.department.roleNames,
        SAAS_Org_UUID: group.department.rootUuid,
      })),
    example: { as: 'admin@demo.test', query: 'limit=3' },
  }),
  row({
    method: 'GET',
    path: '/api/org/get_profile_org_active_departments',
    summary: 'Lists the departments that an organization uses.',
    policy: 'organizations.read',
    parameters: { saas_org_uuid: uuid, ...pageParameters },
    request: null,
    response: z.array(department),
    errors: [404],
    document: `query ($id: ID!, $limit: Int!, $offset: Int!) {
      organization(id: $id) { id }
      departments: legacyDepartments(usedBy: $id, limit: $limit, offset: $offset) { ...LegacyDepartment } } ${departmentFields}`,
    variables: (request) => ({ ...page(request), id: globalId('Organization', asked(request)) }),
    body({ organization, departments }, request) {
      orNotFound(organization, the('Organization'))
      return departments.map((department) => toDepartment(department, true, asked(request)))
    },
    example: { as: 'admin@demo.test', query: 'saas_org_uuid={organization}' },
  }),
  row({
    method: 'GET',
    path: '/api/org/get_organization_department_mapping_info',
    summary: 'Lists the departments of a tree, and which of them an organization uses.',
    policy: 'organizations.read',
    parameters: { saas_org_uuid: uuid, ...pageParameters },
    request: null,
    response: z.array(mappedDepartment),
    errors: [404],
    document: `query ($uuid: String!) {
      organization: legacyOrganization(uuid: $uuid) {
        uses: departmentUses { status department { uuid } }
        tree: legacyDepartments { ...LegacyDepartment } } } ${departmentFields}`,
    variables: (request) => ({ uuid: asked(request) }),
    body({ organization }, request) {
      const { uses, tree } = orNotFound(organization, the('Organization'))
      const statuses = new Map(uses.map(({ status, department }) => [department.uuid, status]))
      return tree.map((department) => {
        const status = statuses.get(department.uuid)
        return {
          ...toDepartment(department, false, asked(request)),
          mapped: status === 'ACTIVE',
          mapping_status: status ? statusText(status) : null,
        }
      })
    },
    example: { as: 'admin@demo.test', query: 'saas_org_uuid={organization}' },
  }),
  row({
    method: 'POST',
    path: '/api/org/insert_profile_departments',
    summary: 'Puts departments to use in an organization.',
    policy: 'departments.edit',
    parameters: {},
    request: z.object({
      SAAS_Org_UUID: uuid,
      departments: z.array(z.union([z.string(), number])).describe('Each by its name, uuid or number.'),
    }),
    response: z.object({ message, inserted: count }),
    errors: [403, 404],
    document: `mutation ($input: AddOrganizationDepartmentsInput!) {
      result: addOrganizationDepartments(input: $input) {
        ...FailureFields
        ... on AddOrganizationDepartmentsSuccess { added } } } ${failure}`,
    variables: ({ body, idempotencyKey }) => ({
      input: {
        organizationUuid: uuidField('SAAS_Org_UUID', body.SAAS_Org_UUID),
        departments: names('departments', body.departments),
        idempotencyKey,
      },
    }),
    body: ({ result }) => ({ message: 'Departments saved', inserted: result.added }),
    example: {
      as: 'admin@demo.test',
      body: { SAAS_Org_UUID: '{organization}', departments: ['Dispatch', 'Maintenance'] },
    },
  }),
  row({
    method: 'GET',
    path: '/api/views/userOrgDeptGroupAssignments',
    summary: 'Lists who has which department, group and role.',
    policy: 'departments.read',
    parameters: pageParameters,
    request: null,
    response: z.array(assignment),
    errors: [],
    document: `query ($limit: Int!, $offset: Int!) {
      memberships: legacyMemberships(limit: $limit, offset: $offset) {
        user { uuid name } organization { uuid name } department { internalID name } group { internalID name } jobRole { name } } }`,
    variables: page,
    body: ({ memberships }) =>
      memberships.map(({ user, organization, department, group, jobRole }) => ({
        SAAS_PFUser_UUID: user.uuid,
        name: user.name,
        SAAS_Org_UUID: organization.uuid,
        Legal_name: organization.name,
        Department_Id: department?.internalID ?? null,
        Department: department?.name ?? null,
        DeptGroup_Id: group?.internalID ?? null,
        DeptGroup: group?.name ?? null,
        role: jobRole.name,
      })),
    example: { as: 'supervision@demo.test', query: 'limit=5' },
  }),
  row({
    method: 'POST',
    path: '/api/association/assignUsersToDeptGroups',
    summary: 'Assigns people to groups in roles.',
    policy: 'departments.assign',
    parameters: {},
    request: assigning,
    response: z.object({ message, results: z.array(assigned) }),
    errors: [403, 404],
    document: `mutation ($input: AssignUsersToGroupsInput!) {
      result: assignUsersToGroups(input: $input) {
        ...FailureFields
        ... on AssignUsersToGroupsSuccess {
          outcomes { ...LegacyOutcome } } } } ${outcomeFields}`,
    variables: ({ body, idempotencyKey }) => ({
      input: {
        users: names('users', body.users),
        groups: names('dept_group_ids', body.dept_group_ids),
        roles: body.roles === undefined || body.roles === null ? undefined : names('roles', body.roles),
        organizationUuid: optional(uuidField, 'SAAS_Org_UUID', body.SAAS_Org_UUID),
        idempotencyKey,
      },
    }),
    body: ({ result }) => ({ message: 'Users assigned', results: result.outcomes.map(toResult) }),
    failed: ({ result: { outcomes } }) =>
      outcomes.every(({ error }) => error) ? (outcomes[0]?.error ?? undefined) : undefined,
    example: { as: 'admin@demo.test', body: { users: ['{viewer}'], dept_group_ids: [1], roles: ['Manager'] } },
  }),
]

/** A list of names, numbers or uuids as the graph takes it. */
function names(path: string, value: unknown): string[] {
  if (!Array.isArray(value)) throw new ValidationError([{ path, message: 'Send a list.' }])
  return value.map((one) => {
    if (typeof one === 'number') return String(numberOf(path, one))
    const text = textOf(path, one)
    return /^[0-9a-f]{8}-/i.test(text) ? text.toLowerCase() : text
  })
}

/** What became of one user in one group. */
function toResult({ state, membership, error }: LegacyOutcome) {
  return {
    SAAS_PFUser_UUID: membership?.user.uuid ?? null,
    name: membership?.user.name ?? null,
    SAAS_Org_UUID: membership?.organization.uuid ?? null,
    Department_Id: membership?.department?.internalID ?? null,
    DeptGroup_Id: membership?.group?.internalID ?? null,
    DeptGroup: membership?.group?.name ?? null,
    role: membership?.jobRole.name ?? null,
    status: state ? state.toLowerCase() : 'failed',
    ...(error && {
      error: { message: 'Error in assigning user to department Roles failed', detail: error.message, code: error.code },
    }),
  }
}
