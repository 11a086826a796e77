import { noEmployer } from '../../../organization/organization/organizationFields.ts'
import { typeNames } from '../../../organization/organization/levels.ts'
import { stateNamed } from '../../../organization/reference/countries.ts'
import { decimal, listed, oneOf, text, type Field } from '../fields.ts'
import { valueOf } from '../rowValues.ts'
import * as m from './__generated__/messages.ts'

/** The columns that are of reference lists: the list, the label and the description, an alias. */
export const lists = {
  legalEntityType: ['LEGAL_ENTITY_TYPE', m.legalForm, m.aboutLegalForm, 'Legal_entity_type_id'],
  govtIdentifierType: ['GOVT_ENTITY_TYPE', m.identifierType, m.aboutIdentifierType, 'Govt_IdentifierType_Id'],
  auditStatus: ['AUDIT_STATUS', m.audit, m.aboutAudit, 'AuditStatus_ID'],
  platformStatus: ['PLATFORM_STATUS', m.standing, m.aboutStanding, 'TGPlatform_ActiveStatus_ID'],
  ttp: ['TTP_TYPE', m.partner, m.aboutPartner, 'TTP_ID'],
} as const

export const organizationFields: readonly Field[] = [
  {
    name: 'legalName',
    label: m.legalName,
    description: m.aboutOrganizationLegalName,
    aliases: ['Legal_name', 'Name', 'Organisation', 'Organization'],
    isRequired: true,
    examples: ['Sierra Freight', 'Reno Branch'],
    read: text,
  },
  {
    name: 'type',
    label: m.type,
    description: m.aboutOrganizationType,
    aliases: ['Org_Type'],
    examples: ['Division', 'Branch'],
    read: oneOf(typeNames),
  },
  {
    name: 'parent',
    label: m.parent,
    description: m.aboutOrganizationParent,
    aliases: ['Parent_ORG_UUID', 'parent_id', 'Below'],
    names: 'organization',
    examples: ['', 'Sierra Freight'],
    read: text,
  },
  {
    name: 'orgUid',
    label: m.ownNumber,
    description: m.aboutOrganizationOrgUid,
    aliases: ['OrgUID', 'External_ID'],
    isUnique: () => true,
    examples: ['SF-10', 'SF-11'],
    read: text,
  },
  {
    name: 'dbaName',
    label: m.doesBusinessAs,
    description: m.aboutOrganizationDbaName,
    aliases: ['DBA_name', 'DBA'],
    examples: [''],
    read: text,
  },
  {
    name: 'description',
    label: m.description,
    description: m.aboutOrganizationDescription,
    aliases: ['Org_Descrip'],
    examples: ['Line haul between Reno and Elko'],
    read: text,
  },
  {
    name: 'timeZone',
    label: m.timeZone,
    description: m.aboutOrganizationTimeZone,
    aliases: ['tz'],
    examples: ['America/Los_Angeles'],
    read: text,
  },
  {
    name: 'employerIdentifier',
    label: m.ein,
    description: m.aboutOrganizationEmployerIdentifier,
    aliases: ['Legal_employer_identifier', 'Employer identifier'],
    isUnique: (cell) => cell !== noEmployer,
    examples: ['88-1234567'],
    read: text,
  },
  {
    name: 'stateOfIncorporation',
    label: m.stateOfIncorporation,
    description: m.aboutOrganizationStateOfIncorporation,
    aliases: ['State_of_incorporation'],
    examples: ['US-NV'],
    read: (cell) => valueOf(stateNamed(cell)?.code ?? cell),
  },
  {
    name: 'website',
    label: m.website,
    description: m.aboutOrganizationWebsite,
    examples: ['https://sierra.example.com'],
    read: text,
  },
  {
    name: 'contact',
    label: m.contact,
    description: m.aboutOrganizationContact,
    examples: [''],
    read: text,
  },
  {
    name: 'latitude',
    label: m.latitude,
    description: m.aboutOrganizationLatitude,
    aliases: ['lat'],
    examples: [''],
    read: decimal,
  },
  {
    name: 'longitude',
    label: m.longitude,
    description: m.aboutOrganizationLongitude,
    aliases: ['lng', 'lon'],
    examples: [''],
    read: decimal,
  },
  ...Object.entries(lists).map(([name, [list, label, description, alias]]): Field => ({
    name,
    label,
    description,
    aliases: [alias],
    input: `${name}Id`,
    examples: [''],
    read: listed(list),
  })),
]
