import { noun } from '../../kernel/noun.ts'
import { organizationsOver } from '../../kernel/reach.ts'
import * as t from './__generated__/messages.ts'

noun('Organization', t.one, t.many, t.the, {
  named: { as: 'legal_name', in: ['organization_id', 'asked_for'] },
  audited: {
    labels: {
      legal_name: t.legalName,
      dba_name: t.doesBusinessAs,
      employer_identifier: t.ein,
      legal_entity_type_id: t.legalEntityType,
      govt_identifier_type_id: t.identifierType,
      audit_status_id: t.auditStatus,
      platform_status_id: t.platformStatus,
      ttp_id: t.ttp,
      org_uid: t.orgUid,
      state_of_incorporation: t.stateOfIncorporation,
      registrant_address_id: t.registeredAddress,
      mailing_address_id: t.mailingAddress,
      website: t.website,
      contact: t.contact,
      logo_id: t.logo,
      archived_at: t.archivedColumn,
    },
    lists: {
      legal_entity_type_id: 'LEGAL_ENTITY_TYPE',
      govt_identifier_type_id: 'GOVT_ENTITY_TYPE',
      audit_status_id: 'AUDIT_STATUS',
      platform_status_id: 'PLATFORM_STATUS',
      ttp_id: 'TTP_TYPE',
    },
    confidential: ['employer_identifier'],
  },
  searched: {
    kind: 'ORGANIZATION',
    description: 'An organization.',
    from: 'organization x',
    reach: (context, parameters) => organizationsOver(context.requireViewer(), 'x.id', 'x.root_id', parameters),
    number: 'x.number',
    title: 'x.legal_name',
    organizationId: 'x.id',
    // Who belongs to a part of a tree is not told what is above it.
    where: `''`,
    over: 'x.archived_at is not null',
  },
  exported: {
    description: 'Organizations visible to the viewer.',
    columns: {
      Number: 'number',
      Org_ID: 'internalID',
      Name: 'name',
      'Trading name': 'dbaName',
      Type: 'type',
      Parent: 'parent.name',
      Uuid: 'uuid',
      Website: 'website',
      'Time zone': 'timeZone',
      Archived: 'isArchived',
      Latitude: 'coordinates.latitude',
      Longitude: 'coordinates.longitude',
    },
  },
})
