// An organization as the specification's server record has it, with its tree fields.
import type { LegacyOrganization, OwnPlaces } from './__generated__/documents.ts'

export const recordFields = `fragment LegacyOrganization on Organization {
  uuid internalID name dbaName description type isArchived version path timeZone website contact coordinates { latitude longitude } createdAt updatedAt parent { uuid }
  registration { legalEntityType { internalID name } govtIdentifierType { internalID name } employerIdentifier orgUid stateOfIncorporation }
  auditStatus { internalID name } platformStatus { internalID name } ttp { internalID name }
  registrantAddress { internalID } mailingAddress { internalID }
  managementGrouping { internalID name } productivityGrouping { internalID name } qualityGrouping { internalID name } }`

/** Where the viewer belongs, for the department and group of a record. */
export const ownPlaces = `fragment OwnPlaces on Viewer {
  user { memberships { organization { uuid } department { internalID name } group { internalID name } } } }`

/** Types are spelled as the client's form spells them: Corporation, Division, Location, Branch. */
export const typeName = (type: string): string => type.charAt(0) + type.slice(1).toLowerCase()

/** The department and group are those that the viewer has right there. */
export function toRecord(organization: LegacyOrganization, viewer: OwnPlaces | null) {
  const own = viewer?.user.memberships.find((membership) => membership.organization.uuid === organization.uuid)
  const { managementGrouping, productivityGrouping, qualityGrouping, registration } = organization
  return {
    SAAS_Org_UUID: organization.uuid,
    Org_ID: organization.internalID,
    Legal_name: organization.name,
    DBA_name: organization.dbaName,
    Org_Descrip: organization.description,
    type: typeName(organization.type),
    parent_id: organization.parent?.uuid ?? null,
    OrgMgtHierarchy: managementGrouping?.name ?? null,
    OrgMgtHierarchyId: managementGrouping?.internalID ?? null,
    OrgProductivity: productivityGrouping?.name ?? null,
    OrgProductivityId: productivityGrouping?.internalID ?? null,
    OrgQuality: qualityGrouping?.name ?? null,
    OrgQualityId: qualityGrouping?.internalID ?? null,
    Department: own?.department?.name ?? null,
    Department_Id: own?.department?.internalID ?? null,
    DeptGroup: own?.group?.name ?? null,
    DeptGroup_Id: own?.group?.internalID ?? null,
    Legal_entity_type_id: registration.legalEntityType?.internalID ?? null,
    Legal_employer_identifier: registration.employerIdentifier,
    Govt_IdentifierType_Id: registration.govtIdentifierType?.internalID ?? null,
    Legal_registrant_address_id: organization.registrantAddress?.internalID ?? null,
    Corp_Mailing_AddressID: organization.mailingAddress?.internalID ?? null,
    AuditStatus_ID: organization.auditStatus?.internalID ?? null,
    TGPlatform_ActiveStatus_ID: organization.platformStatus?.internalID ?? null,
    TTP_ID: organization.ttp?.internalID ?? null,
    OrgUID: registration.orgUid,
    State_of_incorporation: registration.stateOfIncorporation,
    website: organization.website ?? '',
    contact: organization.contact,
    Time_zone: organization.timeZone,
    lat: organization.coordinates?.latitude ?? null,
    lng: organization.coordinates?.longitude ?? null,
    created_at: organization.createdAt,
    updated_at: organization.updatedAt,
    version: organization.version,
  }
}

/**
 * A record as its making answers it: an id that fell back is 0, and TTP_ID is empty, as the specification's client
 * sends them.
 */
export function toCreated(organization: LegacyOrganization, viewer: OwnPlaces | null) {
  const record = toRecord(organization, viewer)
  const orNone = (id: number | null) => id ?? 0
  return {
    ...record,
    Legal_entity_type_id: orNone(record.Legal_entity_type_id),
    Govt_IdentifierType_Id: orNone(record.Govt_IdentifierType_Id),
    Legal_registrant_address_id: orNone(record.Legal_registrant_address_id),
    Corp_Mailing_AddressID: orNone(record.Corp_Mailing_AddressID),
    AuditStatus_ID: orNone(record.AuditStatus_ID),
    TGPlatform_ActiveStatus_ID: orNone(record.TGPlatform_ActiveStatus_ID),
    TTP_ID: record.TTP_ID ?? '',
  }
}
