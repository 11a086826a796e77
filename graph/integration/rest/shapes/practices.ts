// Best practice as legacy clients know it, and the filter state that it is a part of.
import { z } from 'zod'
import { named, number, uuid } from './parts.ts'

export const feature = named('Feature', {
  feature_id: number,
  department: z.string(),
  function: z.string(),
  feature: z.string(),
  description: z.string(),
  requirement_level: z.string(),
  solutions: z.array(
    z.object({ solution_id: number, category: z.string(), solution: z.string(), industry: z.string() }),
  ),
})

export const solution = named('Solution', {
  solution_id: number,
  category: z.string(),
  solution: z.string(),
  description: z.string(),
  industry: z.string(),
  naics: z.array(z.string()),
  features: z.array(
    z.object({ feature_id: number, department: z.string(), function: z.string(), feature: z.string() }),
  ),
})

const practice = named('Practice', {
  feature_id: number,
  department: z.string(),
  function: z.string(),
  feature: z.string(),
  requirement_level: z.string(),
  status: z.string(),
  solution: z.string().nullable(),
  note: z.string(),
  inherited_from: z.string().nullable(),
})

const organization = z.object({ SAAS_Org_UUID: uuid, Legal_name: z.string() })
const department = z.object({ departmentId: number, department: z.string() })
const group = z.object({ groupId: number, group: z.string(), departmentId: number.nullable() })
const role = z.object({ role: z.string() })

/** The filter state of the specification. */
export const filterState = named('FilterState', {
  filters: z.object({
    organizations: z.array(organization),
    departments: z.array(department),
    groups: z.array(group),
    roles: z.array(role),
  }),
  departmentFeatures: z.array(feature),
  userDepartmentFeatures: z.array(practice),
  standardIndustryData: z.array(solution),
  selectedOrg: organization.nullable(),
  selectedDepartment: department.nullable(),
  selectedGroup: group.nullable(),
  selectedRole: role.nullable(),
})
