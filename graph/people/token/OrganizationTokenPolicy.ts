import { builder } from '../../kernel/builder.ts'
import type { AccessScope as Scope } from '../../kernel/auth/scopes.ts'
import { scopeNames } from '../../kernel/auth/scopes.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { organizationPlace } from '../../organization/organization/subject.ts'
import { AccessScope } from './AccessToken.ts'
import { allScopes } from './tokenPolicy.ts'

interface Counts {
  tokens: number
  refusedTokens: number
}

interface Shown {
  longestDays: number | null
  scopes: Scope[]
  addresses: string[]
  allowsSelfRegistration: boolean
  version: number
  counts: () => Promise<Counts>
}

const OrganizationTokenPolicy = builder.objectRef<Shown>('OrganizationTokenPolicy').implement({
  description: 'What access tokens of people who belong to a root organization may be.',
  fields: (t) => ({
    longestDays: t.exposeInt('longestDays', {
      nullable: true,
      description: 'How many days after it was created a token ends at the latest; null if 366 as everywhere.',
    }),
    scopes: t.field({
      type: [AccessScope],
      description: 'The scopes that tokens may have; if empty, no token can be used.',
      resolve: ({ scopes }) => scopes,
    }),
    addresses: t.exposeStringList('addresses', {
      description: 'The network addresses, and ranges of them, that tokens may be used from; anywhere if empty.',
    }),
    allowsSelfRegistration: t.exposeBoolean('allowsSelfRegistration', {
      description: 'Whether applications may register themselves, so that its people can let them act for them.',
    }),
    version: t.exposeInt('version', { description: 'Counts changes; for setTokenPolicy.' }),
    tokens: t.int({
      description: 'How many tokens of its people have not ended.',
      resolve: async ({ counts }) => (await counts()).tokens,
    }),
    refusedTokens: t.int({
      description: 'How many of them are refused, because of their scopes or their age.',
      resolve: async ({ counts }) => (await counts()).refusedTokens,
    }),
  }),
})

builder.prismaObjectField(Organization, 'tokenPolicy', (t) =>
  t.field({
    type: OrganizationTokenPolicy,
    nullable: true,
    description:
      'What access tokens of its people may be; null below the root, or if the viewer may not administer it.',
    select: { id: true, rootId: true, parentId: true },
    async resolve({ id, rootId, parentId }, _args, context) {
      if (parentId || !context.requireViewer().mayAt('organization.administer', organizationPlace({ id, rootId })))
        return null
      const { prisma } = context.db
      const kept = await prisma.tokenPolicy.findUnique({ where: { rootId } })
      const policy = {
        longestDays: null,
        scopes: scopeNames,
        addresses: [],
        allowsSelfRegistration: false,
        version: 0,
        ...kept,
      }
      let counted: Promise<Counts> | undefined
      const count = async () => {
        const [row] = await prisma.$queryRaw<Counts[]>`
          select count(*)::int as tokens, count(*) filter (
              where not scopes::text[] <@ ${allScopes(policy.scopes)}::text[]
                or created_at + make_interval(days => ${policy.longestDays ?? 366}) <= ${context.now})::int as "refusedTokens"
          from access_token
          where revoked_at is null and expires_at > ${context.now} and user_id in (
            select m.user_id from membership m join organization o on o.id = m.organization_id
            where o.root_id = ${rootId}::uuid and m.starts_at <= ${context.now}
              and (m.ends_at is null or m.ends_at > ${context.now}))`
        return row!
      }
      return { ...policy, counts: () => (counted ??= count()) }
    },
  }),
)
