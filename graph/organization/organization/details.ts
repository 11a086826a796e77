// What an organization says of itself.
import { builder } from '../../kernel/builder.ts'
import { Coordinates, coordinatesOf, pointColumns } from '../../kernel/coordinates.ts'
import { Address } from '../address/Address.ts'
import { ReferenceItem } from '../reference/ReferenceItem.ts'
import type { ReferenceList } from '../../kernel/references.ts'
import { Organization } from './Organization.ts'
import { OrganizationRegistration } from './OrganizationRegistration.ts'

type Listed = 'auditStatusId' | 'platformStatusId' | 'ttpId'

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
      description: 'The name the organization does business as; empty if it is the legal name.',
    }),
    description: t.exposeString('description', { description: 'A description of the organization.' }),
    website: t.field({
      type: 'URL',
      nullable: true,
      description: 'The website URL.',
      select: { website: true },
      resolve: ({ website }) => website || null,
    }),
    contact: t.exposeString('contact', { description: 'The contact person and how to reach them.' }),
    registration: t.variant(OrganizationRegistration, {
      description: 'How it is registered as a legal entity.',
    }),
    auditStatus: item('auditStatusId', 'AUDIT_STATUS', 'The audit status.'),
    platformStatus: item('platformStatusId', 'PLATFORM_STATUS', 'The platform status.'),
    ttp: item('ttpId', 'TTP_TYPE', 'The type of partner.'),
    registrantAddress: t.relation('registrantAddress', {
      type: Address,
      nullable: true,
      description: 'The registered address.',
    }),
    mailingAddress: t.relation('mailingAddress', {
      type: Address,
      nullable: true,
      description: 'The mailing address.',
    }),
    coordinates: t.field({
      type: Coordinates,
      nullable: true,
      description: 'Where it is on the map; null if unknown.',
      select: pointColumns,
      resolve: coordinatesOf,
    }),
  }
})
