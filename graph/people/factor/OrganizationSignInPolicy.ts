import { builder } from '../../kernel/builder.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { organizationPlace } from '../../organization/organization/subject.ts'

interface Shown {
  rootId: string
  requiresSecondFactor: boolean
  longestSessionHours: number | null
  longestIdleHours: number | null
  addresses: string[]
  version: number
}

interface Counts {
  people: number
  peopleWithSecondFactor: number
}

const OrganizationSignInPolicy = builder.objectRef<Shown & { counts: () => Promise<Counts> }>(
  'OrganizationSignInPolicy',
)

OrganizationSignInPolicy.implement({
  description: 'What a root organization requires of people who sign in to it.',
  fields: (t) => ({
    requiresSecondFactor: t.exposeBoolean('requiresSecondFactor', {
      description: 'Whether everybody who belongs to it needs a second factor.',
    }),
    longestSessionHours: t.exposeInt('longestSessionHours', {
      nullable: true,
      description: 'How many hours after it began a session ends, used or not; null if after 30 days as everywhere.',
    }),
    longestIdleHours: t.exposeInt('longestIdleHours', {
      nullable: true,
      description: 'How many hours a session lasts without use; null if 14 days as everywhere.',
    }),
    addresses: t.exposeStringList('addresses', {
      description: 'The network addresses from which people may sign in, and ranges of them; anywhere if empty.',
    }),
    version: t.exposeInt('version', { description: 'Counts changes; for setSignInPolicy.' }),
    people: t.int({
      description: 'How many active users belong to it now.',
      resolve: async ({ counts }) => (await counts()).people,
    }),
    peopleWithSecondFactor: t.int({
      description: 'How many of them have a second factor.',
      resolve: async ({ counts }) => (await counts()).peopleWithSecondFactor,
    }),
  }),
})

builder.prismaObjectField(Organization, 'signInPolicy', (t) =>
  t.field({
    type: OrganizationSignInPolicy,
    nullable: true,
    description:
      'What the root organization requires at sign-in; null below the root, or if the viewer may not administer it.',
    select: { id: true, rootId: true, parentId: true },
    async resolve({ id, rootId, parentId }, _args, context) {
      if (parentId || !context.requireViewer().mayAt('organization.administer', organizationPlace({ id, rootId })))
        return null
      const { prisma } = context.db
      const kept = await prisma.signInPolicy.findUnique({ where: { rootId } })
      let counted: Promise<Counts> | undefined
      const count = async () => {
        const [row] = await prisma.$queryRaw<Counts[]>`
          select count(*)::int as people, count(*) filter (
              where exists (select from authenticator_app a where a.user_id = here.user_id)
                or exists (select from passkey k where k.user_id = here.user_id))::int as "peopleWithSecondFactor"
          from (
            select distinct m.user_id from membership m join organization o on o.id = m.organization_id
            where o.root_id = ${rootId}::uuid and m.starts_at <= ${context.now}
              and (m.ends_at is null or m.ends_at > ${context.now})) as here
          join app_user u on u.id = here.user_id and u.status = 'ACTIVE' and not u.is_service_account`
        return row!
      }
      const nothing = {
        requiresSecondFactor: false,
        longestSessionHours: null,
        longestIdleHours: null,
        addresses: [],
        version: 0,
      }
      return { rootId, ...nothing, ...kept, counts: () => (counted ??= count()) }
    },
  }),
)
