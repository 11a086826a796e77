// Organizations as legacy clients know them.
import { z } from 'zod'
import { count, instant, named, number, uuid, version } from './parts.ts'

const type = z.enum(['Corporation', 'Division', 'Location', 'Branch'])

const fields = {
  SAAS_Org_UUID: uuid,
  Org_ID: number,
  Legal_name: z.string(),
  DBA_name: z.string(),
  Org_Descrip: z.string(),
  type,
  parent_id: uuid.nullable(),
  OrgMgtHierarchy: z.string().nullable(),
  OrgMgtHierarchyId: number.nullable(),
  OrgProductivity: z.string().nullable(),
  OrgProductivityId: number.nullable(),
  OrgQuality: z.string().nullable(),
  OrgQualityId: number.nullable(),
  Department: z.string().nullable().describe("The caller's own there."),
  Department_Id: number.nullable(),
  DeptGroup: z.string().nullable().describe("The caller's own there."),
  DeptGroup_Id: number.nullable(),
  Legal_entity_type_id: number.nullable(),
  Legal_employer_identifier: z.string().nullable().describe('NN-NNNNNNN, to those who may see it.'),
  Govt_IdentifierType_Id: number.nullable(),
  Legal_registrant_address_id: number.nullable(),
  Corp_Mailing_AddressID: number.nullable(),
  AuditStatus_ID: number.nullable(),
  TGPlatform_ActiveStatus_ID: number.nullable(),
  TTP_ID: number.nullable(),
  OrgUID: z.string().nullable(),
  State_of_incorporation: z.string().nullable().describe('ISO 3166-2, as US-NV.'),
  website: z.string(),
  contact: z.string(),
  Time_zone: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  created_at: instant,
  updated_at: instant,
  version,
}

/** The server record of the specification, with its tree fields. */
export const organization = named('Organization', fields)

const orZero = number.describe('0 where none was given.')

/** The same as its making answers it. */
export const createdOrganization = named('CreatedOrganization', {
  ...fields,
  Legal_entity_type_id: orZero,
  Govt_IdentifierType_Id: orZero,
  Legal_registrant_address_id: orZero,
  Corp_Mailing_AddressID: orZero,
  AuditStatus_ID: orZero,
  TGPlatform_ActiveStatus_ID: orZero,
  TTP_ID: z.union([number, z.literal('')]).describe('Empty where none was given.'),
})

const place = { SAAS_Org_UUID: uuid, Legal_name: z.string(), type }

/** A tree, each organization with those below it. */
export const organizationNode = z.object({
  ...place,
  get children(): z.ZodType {
    return z.array(organizationNode)
  },
})
z.globalRegistry.add(organizationNode, { id: 'OrganizationNode' })

export const managementNode = z.object({
  ...place,
  OrgMgtHierarchy: z.string().nullable(),
  OrgMgtHierarchyId: number.nullable(),
  get children(): z.ZodType {
    return z.array(managementNode)
  },
})
z.globalRegistry.add(managementNode, { id: 'ManagementNode' })

/** An id that may come as a number, as text, or as nothing; 0 and what is no number are none. */
const looseId = z.union([z.number(), z.string()]).nullish()

export const newOrganization = named('NewOrganization', {
  Legal_name: z.string().min(1).max(200),
  type: type.nullish().describe('Corporation without a parent, Division below one, where it is left out.'),
  Parent_ORG_UUID: uuid.nullish(),
  DBA_name: z.string().nullish(),
  Org_Descrip: z.string().nullish(),
  Legal_entity_type_id: looseId,
  Legal_employer_identifier: z
    .string()
    .regex(/^\d{2}-\d{7}$/)
    .nullish(),
  Govt_IdentifierType_Id: looseId,
  Legal_registrant_address_id: looseId,
  Corp_Mailing_AddressID: looseId,
  AuditStatus_ID: looseId,
  TGPlatform_ActiveStatus_ID: looseId,
  TTP_ID: looseId,
  OrgUID: z.union([z.string(), z.number()]).nullish(),
  State_of_incorporation: z.string().nullish().describe('As US-NV, NV or Nevada.'),
})

export const existence = named('Existence', {
  exists: z.boolean(),
  departments: count,
  locations: count,
  users: count,
  tasks: count,
})

export const grouping = named('Grouping', {
  Org_Grouping_Id: number,
  Org_Grouping_Name: z.string(),
  Org_Grouping_Descrip: z.string(),
  Grouping_Type_ID: number,
  Grouping_Type_Name: z.string(),
  Parent_Grouping_Id: number.nullable(),
  SAAS_Org_UUID: uuid.nullable().describe('Null where its organization is out of sight.'),
  member_count: count,
  version,
})

export const parentNumber = number.nullish().describe('The Org_Grouping_Id of the one above; 0 or null for the top.')
