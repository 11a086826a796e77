import { builder } from '../../kernel/builder.ts'
import { ReferenceItem } from '../reference/ReferenceItem.ts'

export const OrganizationRegistration = builder.prismaObject('Organization', {
  variant: 'OrganizationRegistration',
  description: 'How an organization is registered as a legal entity.',
  select: {},
  fields: (t) => ({
    legalEntityType: t.field({
      type: ReferenceItem,
      nullable: true,
      description: 'The legal form.',
      select: { legalEntityTypeId: true },
      resolve: ({ legalEntityTypeId: id }, _args, { references }) =>
        id === null ? null : references.get('LEGAL_ENTITY_TYPE', id),
    }),
    stateOfIncorporation: t.exposeString('stateOfIncorporation', {
      nullable: true,
      description: 'ISO 3166-2 code of the state of incorporation, such as US-NV.',
    }),
    employerIdentifier: t.string({
      nullable: true,
      description: 'The employer identifier; null if the viewer may not see it.',
      select: { id: true, rootId: true, employerIdentifier: true },
      resolve: ({ id, rootId, employerIdentifier }, _args, context) =>
        context.requireViewer().mayAt('confidential.read', { rootId, organizationId: id }) ? employerIdentifier : null,
    }),
    govtIdentifierType: t.field({
      type: ReferenceItem,
      nullable: true,
      description: 'The type of the employer identifier.',
      select: { govtIdentifierTypeId: true },
      resolve: ({ govtIdentifierTypeId: id }, _args, { references }) =>
        id === null ? null : references.get('GOVT_ENTITY_TYPE', id),
    }),
    orgUid: t.exposeString('orgUid', { nullable: true, description: "The organization's internal identifier." }),
  }),
})
