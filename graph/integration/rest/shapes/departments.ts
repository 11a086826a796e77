// Departments, groups and who is in them, as the specification has them.
import { z } from 'zod'
import { named, number, uuid } from './parts.ts'
import { partError } from './records.ts'

const status = z.enum(['Active', 'Inactive'])

const groupFields = {
  groupId: number,
  group: z.string(),
  status,
  parent_id: number.nullable().describe('The group that it is a part of.'),
  description: z.string(),
}

const group = named('Group', groupFields)

const departmentFields = {
  departmentId: number,
  department: z.string(),
  role: z.string().describe('The names of its job roles.'),
  status,
  description: z.string(),
  groups: z.array(group),
  SAAS_Org_UUID: uuid,
  Department_UUID: uuid,
}

export const department = named('Department', departmentFields)

export const mappedDepartment = named('MappedDepartment', {
  ...departmentFields,
  mapped: z.boolean().describe('Whether the organization uses it.'),
  mapping_status: status.nullable(),
})

export const groupOfDepartment = named('GroupOfDepartment', {
  ...groupFields,
  departmentId: number,
  department: z.string(),
  role: z.string(),
  SAAS_Org_UUID: uuid,
})

export const assignment = named('Assignment', {
  SAAS_PFUser_UUID: uuid,
  name: z.string(),
  SAAS_Org_UUID: uuid,
  Legal_name: z.string(),
  Department_Id: number.nullable(),
  Department: z.string().nullable(),
  DeptGroup_Id: number.nullable(),
  DeptGroup: z.string().nullable(),
  role: z.string(),
})

/** What became of one user in one group; without a membership where it failed. */
export const assigned = named('Assigned', {
  SAAS_PFUser_UUID: uuid.nullable(),
  name: z.string().nullable(),
  SAAS_Org_UUID: uuid.nullable(),
  Department_Id: number.nullable(),
  DeptGroup_Id: number.nullable(),
  DeptGroup: z.string().nullable(),
  role: z.string().nullable(),
  status: z.string().describe('What became of it: failed where it has an error.'),
  error: partError.optional(),
})

export const assigning = named('Assigning', {
  users: z.array(z.union([z.string(), number])).describe('Each by its uuid or number.'),
  dept_group_ids: z.array(z.union([z.string(), number])).describe('Each by its number or uuid.'),
  roles: z.array(z.string()).nullish().describe('Names of job roles: one for all, or one for each group.'),
  SAAS_Org_UUID: uuid.nullish(),
})
