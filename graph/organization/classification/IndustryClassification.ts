import { builder } from '../../kernel/builder.ts'
import { loadChildren } from '../../kernel/children.ts'
import { declareOrganizationPermissions } from '../organization/declareOrganizationPermissions.ts'
import { Organization } from '../organization/Organization.ts'
import { NaicsCode } from './NaicsCode.ts'
import { storedNaics } from '../reference/naicsList.ts'

const IndustryClassification = builder.prismaObject('IndustryClassification', {
  description: 'An industry of an organization.',
  select: { organizationId: true, naics: true, revision: true },
  fields: (t) => ({
    naics: t.field({
      type: NaicsCode,
      description: 'The industry, as a six-digit NAICS code.',
      resolve: storedNaics,
    }),
    isPrimary: t.exposeBoolean('isPrimary', { description: "Whether it is the organization's primary industry." }),
  }),
})

builder.prismaObjectField(Organization, 'classifications', (t) =>
  t.field({
    type: [IndustryClassification],
    description: 'The industry classifications: the primary one first, then the others by code.',
    select: { id: true },
    resolve: ({ id }, _args, context, info) =>
      loadChildren(context, info, {
        model: 'industryClassification',
        type: 'IndustryClassification',
        key: 'organizationId',
        parentId: id,
        orderBy: [{ isPrimary: 'desc' }, { naics: 'asc' }],
      }),
  }),
)

declareOrganizationPermissions({
  classify: ['Whether the viewer may change the industry classifications.', 'organizations.edit'],
  unclassify: ['Whether the viewer may remove industry classifications.', 'organizations.delete'],
})
