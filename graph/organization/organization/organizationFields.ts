// What may be said of an organization, in one vocabulary for creating and editing.
import { entry } from '../../kernel/entryId.ts'
import { z } from 'zod'
import type { builder } from '../../kernel/builder.ts'
import type { References, ReferenceList } from '../../kernel/references.ts'
import { legacy } from '../../kernel/legacy.ts'
import { stateNamed } from '../reference/countries.ts'
import { AddressInput } from '../address/AddressInput.ts'
import { address } from '../address/writeAddress.ts'
import { coordinatesInput, coordinatesRules } from '../../kernel/coordinates.ts'
import { line, name, text, say } from '../../kernel/validation.ts'
import * as m from './__generated__/messages.ts'

type Types = (typeof builder)['$inferSchemaTypes']
export type InputBuilder = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>

export const organizationFields = (t: InputBuilder) => ({
  dbaName: t.string({ description: 'The name that the organization does business as.' }),
  description: t.string({ description: 'A description of the organization.' }),
  timeZone: t.field({ type: 'TimeZone', description: 'IANA time zone of the organization, such as America/Denver.' }),
  employerIdentifier: t.string({
    description: 'The employer identifier, such as 12-3456789; pass 00-0000001 or an empty string for none.',
  }),
  legalEntityTypeId: entry(t, 'LEGAL_ENTITY_TYPE', { description: 'The legal form.' }),
  govtIdentifierTypeId: entry(t, 'GOVT_ENTITY_TYPE', { description: 'The type of the employer identifier.' }),
  auditStatusId: entry(t, 'AUDIT_STATUS', { description: 'The audit status.' }),
  platformStatusId: entry(t, 'PLATFORM_STATUS', { description: 'The platform status.' }),
  ttpId: entry(t, 'TTP_TYPE', { description: 'The partner type.' }),
  orgUid: t.string({ description: "The organization's internal identifier." }),
  stateOfIncorporation: t.string({ description: 'ISO 3166-2 code of the state of incorporation, such as US-NV.' }),
  website: t.field({ type: 'URL', description: 'The website URL.' }),
  contact: t.string({ description: 'The contact person and how to reach them.' }),
  ...coordinatesInput(t, 'Where it is on the map.'),
  registrantAddress: t.field({ type: AddressInput, description: 'The registered address.' }),
  mailingAddress: t.field({ type: AddressInput, description: 'The mailing address.' }),
  registrantAddressId: t.int({
    description: 'The number of an address visible to the viewer, to be copied as this address.',
    ...legacy(),
  }),
  mailingAddressId: t.int({
    description: 'The number of an address visible to the viewer, to be copied as this address.',
    ...legacy(),
  }),
  naics: t.stringList({
    description: "Six-digit NAICS codes of the organization's industries, the primary one first.",
  }),
  departmentIds: t.idList({
    description: 'The departments that the organization uses, from those of its root organization.',
  }),
})

/** What stands for no employer identifier. */
export const noEmployer = '00-0000001'

/** Text that may be left out, and that null empties. */
const emptied = (rule: ReturnType<typeof text>) => rule.nullish().transform((value) => (value === null ? '' : value))

/** Text that may be left out, and that null or nothing clears. */
const cleared = (max: number) =>
  line(0, max)
    .nullish()
    .transform((value) => (value === '' ? null : value))

export const isTimeZone = (zone: string) => {
  if (!/^[A-Za-z]/.test(zone)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

const isWebsite = (address: string) => {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return false
  const { hostname, username, password } = new URL(address)
  return /^[^.].*\.[^.]{2,}$/.test(hostname) && !username && !password
}

/** The number of an entry of a list, if of any. */
const listed = (references: References, list: ReferenceList) =>
  z
    .int()
    .refine((id) => references.find(list, id) !== undefined, say(m.chooseEntry))
    .nullish()

/** What each field may be; what was left out stays undefined. */
export const organizationShape = (references: References) => ({
  legalName: name,
  dbaName: emptied(line(0, 120)),
  description: emptied(text(0, 2000)),
  timeZone: z.string(say(m.chooseZone)).trim().refine(isTimeZone, say(m.nameZone)).optional(),
  employerIdentifier: z
    .string()
    .trim()
    .nullish()
    .transform((value) => (value === null || value === '' ? noEmployer : value))
    .refine((value) => value === undefined || /^\d{2}-\d{7}$/.test(value), say(m.employerForm)),
  legalEntityTypeId: listed(references, 'LEGAL_ENTITY_TYPE'),
  govtIdentifierTypeId: listed(references, 'GOVT_ENTITY_TYPE'),
  auditStatusId: listed(references, 'AUDIT_STATUS'),
  platformStatusId: listed(references, 'PLATFORM_STATUS'),
  ttpId: listed(references, 'TTP_TYPE'),
  orgUid: cleared(60),
  stateOfIncorporation: cleared(80)
    .refine((value) => !value || stateNamed(value) !== undefined, say(m.nameState))
    .transform((value) => (value ? stateNamed(value)!.code : value)),
  website: emptied(line(0, 300)).refine((value) => !value || isWebsite(value), say(m.writeWebsite)),
  contact: emptied(line(0, 200)),
  ...coordinatesRules,
  registrantAddress: address,
  mailingAddress: address,
})
