import { builder } from '../../kernel/builder.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { loadOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { Permission, permissionAt } from '../../kernel/permission.ts'
import { hoursOfOrganizations, type Closure, type OrganizationHours } from './organizationHours.ts'
import { WorkingWindowType } from './workingWindows.ts'

const ClosureType = builder.objectRef<Closure>('Closure').implement({
  description: 'A day on which an organization is closed.',
  fields: (t) => ({
    day: t.expose('day', { type: 'Date', description: 'The day, as 2027-01-01.' }),
    name: t.exposeString('name', { description: 'Why it is closed.' }),
  }),
})

interface Shape extends OrganizationHours {
  organizationId: string
}

const BusinessHours = builder.objectRef<Shape>('BusinessHours').implement({
  description: 'When an organization works.',
  fields: (t) => ({
    isOwn: t.boolean({
      description: 'Whether it has hours of its own, and not those of an organization above.',
      resolve: ({ organizationId, setAtId }) => organizationId === setAtId,
    }),
    inheritedFrom: t.field({
      type: Organization,
      nullable: true,
      description: 'Whose hours these are, where they are not its own and the viewer sees that organization.',
      resolve: async ({ organizationId, setAtId }, _args, context, info) =>
        setAtId && setAtId !== organizationId
          ? ((await loadOrganizations([setAtId], context, info))[0] as never)
          : null,
    }),
    windows: t.field({
      type: [WorkingWindowType],
      description: 'The times of the week, in the zone of the organization.',
      resolve: ({ hours }) => [...hours.windows],
    }),
    closures: t.field({
      type: [ClosureType],
      description: 'The days on which it is closed, in their order.',
      resolve: ({ closures }) => [...closures],
    }),
    fiscalMonth: t.exposeInt('fiscalMonth', { description: 'The month in which its fiscal year begins, 1 to 12.' }),
    version: t.int({
      description: 'Grows with every change of its own hours; 0 where it has none.',
      resolve: ({ organizationId, setAtId, version }) => (organizationId === setAtId ? version : 0),
    }),
  }),
})

builder.prismaObjectFields(Organization, (t) => ({
  businessHours: t.field({
    type: BusinessHours,
    description: 'When it works: its own hours, or those of the nearest organization above that has some.',
    select: { id: true },
    resolve: async ({ id }, _args, context) => {
      const loader = context.loader<string, OrganizationHours>('business hours', async (ids) => {
        const found = await hoursOfOrganizations(context.db, ids)
        return ids.map((one) => found.get(one)!)
      })
      return { ...(await loader.load(id)), organizationId: id }
    },
  }),
  viewerCanEditHours: t.field({
    type: Permission,
    description: 'Whether the viewer may change its hours and its targets.',
    select: { id: true, rootId: true },
    resolve: ({ id, rootId }, _args, context) =>
      permissionAt(context.requireViewer(), 'organizations.edit', { rootId, organizationId: id }),
  }),
}))
