import type { EditOrganizationForm_organization$data } from '../../../__generated__/EditOrganizationForm_organization.graphql.ts'
import { emptyAddress, emptyDraft, type AddressDraft, type Draft } from './draft.ts'

/** What stands for no employer identifier. */
const noEmployer = '00-0000001'

type Address = NonNullable<EditOrganizationForm_organization$data['registrantAddress']>

const addressOf = (address: Address | null | undefined): AddressDraft =>
  address
    ? {
        line1: address.line1,
        line2: address.line2,
        city: address.city,
        postalCode: address.postalCode,
        country: address.country ?? '',
        state: address.state ?? '',
      }
    : emptyAddress

const idOf = (item: { readonly id: string } | null | undefined) => item?.id ?? ''

/** What a form about an organization begins with. */
export function draftOf(organization: EditOrganizationForm_organization$data): Draft {
  const { registrantAddress, mailingAddress, registration, classifications, departmentUses } = organization
  const { employerIdentifier, stateOfIncorporation } = registration
  const registrant = addressOf(registrantAddress)
  const mailing = addressOf(mailingAddress)
  return {
    ...emptyDraft,
    legalName: organization.name,
    dbaName: organization.dbaName,
    type: organization.type,
    description: organization.description,
    employerIdentifier: employerIdentifier === noEmployer ? '' : (employerIdentifier ?? ''),
    legalEntityTypeId: idOf(registration.legalEntityType),
    govtIdentifierTypeId: idOf(registration.govtIdentifierType),
    auditStatusId: idOf(organization.auditStatus),
    platformStatusId: idOf(organization.platformStatus),
    ttpId: idOf(organization.ttp),
    orgUid: registration.orgUid ?? '',
    country: stateOfIncorporation?.slice(0, 2) ?? 'US',
    stateOfIncorporation: stateOfIncorporation ?? '',
    website: organization.website ?? '',
    contact: organization.contact,
    timeZone: organization.timeZone,
    registrant,
    mailing,
    isSameAddress: JSON.stringify(registrant) === JSON.stringify(mailing),
    naics: [...classifications]
      .sort((one, other) => Number(other.isPrimary) - Number(one.isPrimary))
      .map(({ naics: { code, title } }) => ({ code, title })),
    latitude: organization.coordinates?.latitude.toString() ?? '',
    longitude: organization.coordinates?.longitude.toString() ?? '',
    departmentIds: departmentUses.filter(({ status }) => status === 'ACTIVE').map(({ department }) => department.id),
  }
}
