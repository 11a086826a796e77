// People as legacy clients know them.
import { z } from 'zod'
import { instant, message, named, number, uuid } from './parts.ts'

/** User info, as the specification has it. */
export const userInfo = named('UserInfo', {
  userId: number,
  SAAS_PFUser_UUID: uuid,
  name: z.string(),
  email: z.string(),
  departmentId: number.nullable(),
  department: z.string().nullable(),
  deptGroup: z.string().nullable(),
  deptGroupId: number.nullable(),
  role: z.string().describe('The job role of the first membership; Manager where there is none.'),
  orgId: uuid.nullable(),
  orgName: z.string().nullable(),
  status: z.enum(['Active', 'Disabled']),
  loggedIn: z.boolean().describe('Whether a session was used in the last ten minutes.'),
  loginToken: z.null().describe('Never told.'),
})

export const savedUser = named('SavedUser', { message, SAAS_PFUser_UUID: uuid, user_id: number })

export const associationRequest = named('AssociationRequest', {
  requestId: number,
  SAAS_PFUser_UUID: uuid,
  SAAS_Org_UUID: uuid.describe('As it was asked for, whether or not there is such an organization.'),
  Legal_name: z.string().nullable(),
  status: z.string(),
  created_at: instant,
})
