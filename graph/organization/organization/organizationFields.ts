// What may be said of an organization, in one vocabulary for creating and editing.
import { z } from 'zod'
import type { builder } from '../../kernel/builder.ts'
import type { References, ReferenceList } from '../../kernel/references.ts'
import { stateNamed } from '../reference/countries.ts'
import { AddressInput } from '../address/AddressInput.ts'
import { address } from '../address/writeAddress.ts'
import { latitude, line, longitude, name, text } from '../../kernel/validation.ts'

type Types = (typeof builder)['$inferSchemaTypes']
export type InputBuilder = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>

export const organizationFields = (t: InputBuilder) => ({
  dbaName: t.string({ description: 'What it does business as.' }),
  description: t.string({ description: 'What it is.' }),
  timeZone: t.field({ type: 'TimeZone', description: 'The IANA time zone of its clocks, as America/Denver.' }),
  employerIdentifier: t.string({
    description: 'The employer identifier, as 12-3456789; 00-0000001 or nothing for none.',
  }),
  legalEntityTypeId: t.int({ description: 'The number of its legal form.' }),
  govtIdentifierTypeId: t.int({ description: 'The number of the kind of its employer identifier.' }),
  auditStatusId: t.int({ description: 'The number of how far its audit is.' }),
  platformStatusId: t.int({ description: 'The number of how it stands with the product.' }),
  ttpId: t.int({ description: 'The number of what kind of partner it is.' }),
  orgUid: t.string({ description: 'A number that its people know it by.' }),
  stateOfIncorporation: t.string({ description: 'The state that it was incorporated in, as US-NV.' }),
  website: t.field({ type: 'URL', description: 'The address of its website.' }),
  contact: t.string({ description: 'Whom to turn to, and how.' }),
  latitude: t.float({ description: 'Where it is, from -90 to 90; with the longitude or not at all.' }),
  longitude: t.float({ description: 'Where it is, from -180 to 180; with the latitude or not at all.' }),
  registrantAddress: t.field({ type: AddressInput, description: 'The address it is registered at.' }),
  mailingAddress: t.field({ type: AddressInput, description: 'The address for its mail.' }),
  registrantAddressId: t.int({ description: 'The same by the number of an address in sight.' }),
  mailingAddressId: t.int({ description: 'The same by the number of an address in sight.' }),
  naics: t.stringList({ description: 'Its industries, by their six-digit NAICS codes, the primary one first.' }),
  departmentIds: t.idList({ description: 'The departments of its tree that it has.' }),
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
    .refine((id) => references.find(list, id) !== undefined, 'Choose an entry of the list.')
    .nullish()

/** What each field may be; what was left out stays undefined. */
export const organizationShape = (references: References) => ({
  legalName: name,
  dbaName: emptied(line(0, 120)),
  description: emptied(text(0, 2000)),
  timeZone: z
    .string({ error: 'Choose a time zone.' })
    .trim()
    .refine(isTimeZone, 'Name an IANA time zone, like America/Denver.')
    .optional(),
  employerIdentifier: z
    .string()
    .trim()
    .nullish()
    .transform((value) => (value === null || value === '' ? noEmployer : value))
    .refine((value) => value === undefined || /^\d{2}-\d{7}$/.test(value), 'Write it as NN-NNNNNNN, like 12-3456789.'),
  legalEntityTypeId: listed(references, 'LEGAL_ENTITY_TYPE'),
  govtIdentifierTypeId: listed(references, 'GOVT_ENTITY_TYPE'),
  auditStatusId: listed(references, 'AUDIT_STATUS'),
  platformStatusId: listed(references, 'PLATFORM_STATUS'),
  ttpId: listed(references, 'TTP_TYPE'),
  orgUid: cleared(60),
  stateOfIncorporation: cleared(80)
    .refine((value) => !value || stateNamed(value) !== undefined, 'Name a state as ISO 3166-2 has it, like US-NV.')
    .transform((value) => (value ? stateNamed(value)!.code : value)),
  website: emptied(line(0, 300)).refine(
    (value) => !value || isWebsite(value),
    'Write the address of a website, like https://example.com.',
  ),
  contact: emptied(line(0, 200)),
  latitude: latitude.nullish(),
  longitude: longitude.nullish(),
  registrantAddress: address,
  mailingAddress: address,
})

export const pairedPoint = { path: 'longitude', message: 'Give both latitude and longitude, or neither.' }

export const isPaired = ({ latitude, longitude }: { latitude?: number | null; longitude?: number | null }) =>
  (latitude == null) === (longitude == null)
