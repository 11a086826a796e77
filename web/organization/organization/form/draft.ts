// What somebody has typed of an organization, and the input that it makes.
import type { CreateOrganizationInput } from '../../../__generated__/CreateOrganizationPageMutation.graphql.ts'

export interface AddressDraft {
  line1: string
  line2: string
  city: string
  postalCode: string
  country: string
  state: string
}

interface ParentDraft {
  id: string
  name: string
  type: string
  childTypes: readonly string[]
}

export interface Draft {
  legalName: string
  dbaName: string
  type: string
  description: string
  employerIdentifier: string
  legalEntityTypeId: string
  govtIdentifierTypeId: string
  auditStatusId: string
  platformStatusId: string
  ttpId: string
  orgUid: string
  /** Of the incorporation; it only narrows the states. */
  country: string
  stateOfIncorporation: string
  website: string
  contact: string
  timeZone: string
  registrant: AddressDraft
  mailing: AddressDraft
  isSameAddress: boolean
  naics: { code: string; title: string }[]
  parent: ParentDraft | null
  latitude: string
  longitude: string
  departmentIds: string[]
  /** What an organization without a parent starts with. */
  starterSet: '' | 'FLEET'
}

export const emptyAddress: AddressDraft = { line1: '', line2: '', city: '', postalCode: '', country: '', state: '' }

export const emptyDraft: Draft = {
  legalName: '',
  dbaName: '',
  type: 'CORPORATION',
  description: '',
  employerIdentifier: '',
  legalEntityTypeId: '',
  govtIdentifierTypeId: '',
  auditStatusId: '',
  platformStatusId: '',
  ttpId: '',
  orgUid: '',
  country: 'US',
  stateOfIncorporation: '',
  website: '',
  contact: '',
  timeZone: '',
  registrant: emptyAddress,
  mailing: emptyAddress,
  isSameAddress: true,
  naics: [],
  parent: null,
  latitude: '',
  longitude: '',
  departmentIds: [],
  starterSet: '',
}

const isEmpty = (address: AddressDraft) => Object.values(address).every((value) => !value.trim())

/** The fields that creating and editing share. */
function inputOf(draft: Draft) {
  const registrant = isEmpty(draft.registrant) ? null : draft.registrant
  const mailing = draft.isSameAddress ? registrant : isEmpty(draft.mailing) ? null : draft.mailing
  return {
    legalName: draft.legalName,
    dbaName: draft.dbaName,
    description: draft.description,
    timeZone: draft.timeZone || undefined,
    employerIdentifier: draft.employerIdentifier.trim() || null,
    legalEntityTypeId: draft.legalEntityTypeId || null,
    govtIdentifierTypeId: draft.govtIdentifierTypeId || null,
    auditStatusId: draft.auditStatusId || null,
    platformStatusId: draft.platformStatusId || null,
    ttpId: draft.ttpId || null,
    orgUid: draft.orgUid,
    stateOfIncorporation: draft.stateOfIncorporation || null,
    website: draft.website,
    contact: draft.contact,
    coordinates: draft.latitude.trim()
      ? { latitude: Number(draft.latitude), longitude: Number(draft.longitude) }
      : null,
    registrantAddress: registrant,
    mailingAddress: mailing,
    naics: draft.naics.map(({ code }) => code),
    departmentIds: draft.departmentIds,
  } satisfies Partial<CreateOrganizationInput>
}

export const createInputOf = (draft: Draft): CreateOrganizationInput => ({
  ...inputOf(draft),
  type: draft.type as CreateOrganizationInput['type'],
  parentId: draft.parent?.id,
  // Of a tree of its own there are no departments yet.
  departmentIds: draft.parent ? draft.departmentIds : undefined,
  starterSet: draft.parent ? undefined : draft.starterSet || undefined,
})

/** Whether something was typed. */
export const isChanged = (draft: Draft, initial: Draft): boolean => JSON.stringify(draft) !== JSON.stringify(initial)

/** Of the input, what differs from what was there: the rest stays as it is, whoever changes it meanwhile. */
export function changesOf(before: Draft, after: Draft) {
  const old = inputOf(before)
  return Object.fromEntries(
    Object.entries(inputOf(after)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name as keyof typeof old]),
    ),
  ) as Partial<ReturnType<typeof inputOf>>
}
