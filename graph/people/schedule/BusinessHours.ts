import { builder } from '../../kernel/builder.ts'
import { declareOrganizationPermissions } from '../../organization/organization/declareOrganizationPermissions.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { loadOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { hoursOfOrganizations, type Closure, type OrganizationHours } from './organizationHours.ts'
import { WorkingWindowType } from './workingWindows.ts'

const ClosureType = builder.objectRef<Closure>('Closure').implement({
  description: 'A day on which an organization is closed.',
  fields: (t) => ({
    day: t.expose('day', { type: 'Date', description: 'The date, such as 2027-01-01.' }),
    name: t.exposeString('name', { description: 'The reason for the closure.' }),
  }),
})

interface Shape extends OrganizationHours {
  organizationId: string
}

const BusinessHours = builder.objectRef<Shape>('BusinessHours').implement({
  description: 'The business hours of an organization.',
  fields: (t) => ({
    isOwn: t.boolean({
      description: 'Whether the organization has its own hours instead of inheriting those of a parent organization.',
      resolve: ({ organizationId, setAtId }) => organizationId === setAtId,
    }),
    inheritedFrom: t.field({
      type: Organization,
      nullable: true,
      description:
        'The organization the hours are inherited from; null if the hours are not inherited or that organization is not visible to the viewer.',
      resolve: async ({ organizationId, setAtId }, _args, context, info) =>
        setAtId && setAtId !== organizationId
          ? ((await loadOrganizations([setAtId], context, info))[0] as never)
          : null,
    }),
    windows: t.field({
      type: [WorkingWindowType],
      description: "The weekly working hours, in the organization's time zone.",
      resolve: ({ hours }) => [...hours.windows],
    }),
    closures: t.field({
      type: [ClosureType],
      description: 'The days on which the organization is closed, in order.',
      resolve: ({ closures }) => [...closures],
    }),
    fiscalMonth: t.exposeInt('fiscalMonth', { description: 'The month in which the fiscal year begins, 1 to 12.' }),
    version: t.int({
      description:
        "The version number of the organization's own hours, which increases with every change. 0 if it has none.",
      resolve: ({ organizationId, setAtId, version }) => (organizationId === setAtId ? version : 0),
    }),
  }),
})

builder.prismaObjectFields(Organization, (t) => ({
  businessHours: t.field({
    type: BusinessHours,
    description:
      "The business hours: the organization's own, or those of the nearest parent organization that has some.",
    select: { id: true },
    resolve: async ({ id }, _args, context) => {
      const loader = context.loader<string, OrganizationHours>('business hours', async (ids) => {
        const found = await hoursOfOrganizations(context.db, ids)
        return ids.map((one) => found.get(one)!)
      })
      return { ...(await loader.load(id)), organizationId: id }
    },
  }),
}))

declareOrganizationPermissions({
  editHours: ['Whether the viewer may change the business hours and targets.', 'organizations.edit'],
})
