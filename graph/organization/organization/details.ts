// What an organization says of itself.
import { builder } from '../../kernel/builder.ts'
import { Address } from '../address/Address.ts'
import { ReferenceItem } from '../reference/ReferenceItem.ts'
import type { ReferenceList } from '../../kernel/references.ts'
import { Organization } from './Organization.ts'

type Listed = 'legalEntityTypeId' | 'govtIdentifierTypeId' | 'auditStatusId' | 'platformStatusId' | 'ttpId'

builder.prismaObjectFields(Organization, (t) => {
  const item = <Column extends Listed>(column: Column, list: ReferenceList, description: string) =>
    t.field({
      type: ReferenceItem,
      nullable: true,
      description,
      select: { [column]: true } as Record<Column, true>,
      resolve: (row, _args, { references }) => {
        const id = (row as unknown as Record<Listed, number | null>)[column]
        return id === null ? null : references.get(list, id)
      },
    })

  return {
    dbaName: t.exposeString('dbaName', {
      description: 'What it does business as; empty where that is the legal name.',
    }),
    description: t.exposeString('description', { description: 'What it is.' }),
    website: t.field({
      type: 'URL',
      nullable: true,
      description: 'The address of its website.',
      select: { website: true },
      resolve: ({ website }) => website || null,
    }),
    contact: t.exposeString('contact', { description: 'Whom to turn to, and how.' }),
    orgUid: t.exposeString('orgUid', { nullable: true, description: 'A number that its people know it by.' }),
    stateOfIncorporation: t.exposeString('stateOfIncorporation', {
      nullable: true,
      description: 'The state that it was incorporated in, as US-NV.',
    }),
    employerIdentifier: t.string({
      nullable: true,
      description: 'The employer identifier; null where the viewer may not see it.',
      select: { id: true, rootId: true, employerIdentifier: true },
      resolve: ({ id, rootId, employerIdentifier }, _args, context) =>
        context.requireViewer().mayAt('confidential.read', { rootId, organizationId: id }) ? employerIdentifier : null,
    }),
    legalEntityType: item('legalEntityTypeId', 'LEGAL_ENTITY_TYPE', 'Its legal form.'),
    govtIdentifierType: item('govtIdentifierTypeId', 'GOVT_ENTITY_TYPE', 'The kind of its employer identifier.'),
    auditStatus: item('auditStatusId', 'AUDIT_STATUS', 'How far its audit is.'),
    platformStatus: item('platformStatusId', 'PLATFORM_STATUS', 'How it stands with the product.'),
    ttp: item('ttpId', 'TTP_TYPE', 'What kind of partner it is.'),
    registrantAddress: t.relation('registrantAddress', {
      type: Address,
      nullable: true,
      description: 'The address it is registered at.',
    }),
    mailingAddress: t.relation('mailingAddress', {
      type: Address,
      nullable: true,
      description: 'The address for its mail.',
    }),
    latitude: t.exposeFloat('latitude', { nullable: true, description: 'Where it is, from -90 to 90.' }),
    longitude: t.exposeFloat('longitude', { nullable: true, description: 'Where it is, from -180 to 180.' }),
  }
})
