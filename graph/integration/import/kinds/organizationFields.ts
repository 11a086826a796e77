import { noEmployer } from '../../../organization/organization/organizationFields.ts'
import { typeNames } from '../../../organization/organization/levels.ts'
import { stateNamed } from '../../../organization/reference/countries.ts'
import { decimal, listed, oneOf, text, type Field } from '../fields.ts'
import { valueOf } from '../rowValues.ts'

/** The columns that are of reference lists: the list, what they are called, an alias. */
export const lists = {
  legalEntityType: ['LEGAL_ENTITY_TYPE', 'Legal form', 'Its legal form', 'Legal_entity_type_id'],
  govtIdentifierType: [
    'GOVT_ENTITY_TYPE',
    'Identifier type',
    'The kind of its employer identifier',
    'Govt_IdentifierType_Id',
  ],
  auditStatus: ['AUDIT_STATUS', 'Audit', 'How far its audit is', 'AuditStatus_ID'],
  platformStatus: ['PLATFORM_STATUS', 'Standing', 'How it stands with the product', 'TGPlatform_ActiveStatus_ID'],
  ttp: ['TTP_TYPE', 'Partner', 'What kind of partner it is', 'TTP_ID'],
} as const

export const organizationFields: readonly Field[] = [
  {
    name: 'legalName',
    label: 'Legal name',
    description: 'The legal name; the same name again below the same organization is the same one.',
    aliases: ['Legal_name', 'Name', 'Organisation', 'Organization'],
    isRequired: true,
    examples: ['Sierra Freight', 'Reno Branch'],
    read: text,
  },
  {
    name: 'type',
    label: 'Type',
    description: 'Corporation, Division, Location or Branch; the highest that may stand there where it is empty.',
    aliases: ['Org_Type'],
    examples: ['Division', 'Branch'],
    read: oneOf(typeNames),
  },
  {
    name: 'parent',
    label: 'Below',
    description:
      'The organization above it: its legal name, number, own number or uuid, which may be a row of this file; the one that is imported for where it is empty.',
    aliases: ['Parent_ORG_UUID', 'parent_id', 'Parent'],
    names: 'organization',
    examples: ['', 'Sierra Freight'],
    read: text,
  },
  {
    name: 'orgUid',
    label: 'Own number',
    description:
      'A number that its people know it by; where it has one, it is known again by it, whatever it is called.',
    aliases: ['OrgUID', 'External_ID'],
    isUnique: () => true,
    examples: ['SF-10', 'SF-11'],
    read: text,
  },
  {
    name: 'dbaName',
    label: 'Does business as',
    description: 'The name that the organization does business as.',
    aliases: ['DBA_name', 'DBA'],
    examples: [''],
    read: text,
  },
  {
    name: 'description',
    label: 'Description',
    description: 'What it is.',
    aliases: ['Org_Descrip'],
    examples: ['Line haul between Reno and Elko'],
    read: text,
  },
  {
    name: 'timeZone',
    label: 'Time zone',
    description: 'The IANA time zone of its clocks; that of the organization above it where it is empty.',
    aliases: ['tz'],
    examples: ['America/Los_Angeles'],
    read: text,
  },
  {
    name: 'employerIdentifier',
    label: 'EIN',
    description: 'The employer identifier, as 12-3456789; no two of a tree have the same.',
    aliases: ['Legal_employer_identifier', 'Employer identifier'],
    isUnique: (cell) => cell !== noEmployer,
    examples: ['88-1234567'],
    read: text,
  },
  {
    name: 'stateOfIncorporation',
    label: 'State of incorporation',
    description: 'ISO 3166-2 code of the state of incorporation, such as US-NV.',
    aliases: ['State_of_incorporation'],
    examples: ['US-NV'],
    read: (cell) => valueOf(stateNamed(cell)?.code ?? cell),
  },
  {
    name: 'website',
    label: 'Website',
    description: 'The website URL.',
    examples: ['https://sierra.example.com'],
    read: text,
  },
  {
    name: 'contact',
    label: 'Contact',
    description: 'The contact person and how to reach them.',
    examples: [''],
    read: text,
  },
  {
    name: 'latitude',
    label: 'Latitude',
    description: 'Degrees north; with the longitude or not at all.',
    aliases: ['lat'],
    examples: [''],
    read: decimal,
  },
  {
    name: 'longitude',
    label: 'Longitude',
    description: 'Degrees east; with the latitude or not at all.',
    aliases: ['lng', 'lon'],
    examples: [''],
    read: decimal,
  },
  ...Object.entries(lists).map(([name, [list, label, what, alias]]): Field => ({
    name,
    label,
    description: `${what}, by its name or number.`,
    aliases: [alias],
    input: `${name}Id`,
    examples: [''],
    read: listed(list),
  })),
]
