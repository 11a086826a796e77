import { builder } from '../../kernel/builder.ts'
import { publicLink } from '../../kernel/publicLink.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { organizationPlace } from '../../organization/organization/subject.ts'

interface Shown {
  people: number
  activePeople: number
  groups: number
  changedAt: Date | null
}

const OrganizationDirectory = builder.objectRef<Shown>('OrganizationDirectory').implement({
  description: 'What the directory of a root organization, such as Entra ID or Okta, has sent by SCIM.',
  fields: (t) => ({
    url: t.field({
      type: 'URL',
      nullable: true,
      description: 'The address of the SCIM service; null if the public address of the installation is not known.',
      resolve: (_shown, _args, { services: { settings } }) =>
        settings.PUBLIC_URL ? publicLink(settings, '/scim/v2') : null,
    }),
    people: t.exposeInt('people', { description: 'How many people it has sent.' }),
    activePeople: t.exposeInt('activePeople', { description: 'How many of them are active.' }),
    groups: t.exposeInt('groups', { description: 'How many groups it has sent.' }),
    changedAt: t.expose('changedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it last changed a person or a group; null if it has sent nothing.',
    }),
  }),
})

builder.prismaObjectField(Organization, 'directory', (t) =>
  t.field({
    type: OrganizationDirectory,
    nullable: true,
    description: 'What its directory has sent; null below the root, or if the viewer may not administer it.',
    select: { id: true, rootId: true, parentId: true },
    async resolve({ id, rootId, parentId }, _args, context) {
      if (parentId || !context.requireViewer().mayAt('organization.administer', organizationPlace({ id, rootId })))
        return null
      const [row] = await context.db.prisma.$queryRaw<Shown[]>`
        select p.people, p.active as "activePeople", g.groups, greatest(p.changed, g.changed) as "changedAt" from (
          select count(*)::int as people, (count(*) filter (where is_active))::int as active, max(updated_at) as changed
          from directory_person where root_id = ${rootId}::uuid and deleted_at is null) p,
          (select count(*)::int as groups, max(updated_at) as changed from directory_group where root_id = ${rootId}::uuid) g`
      return row!
    },
  }),
)
