// To whom one can write about something of an organization: who belongs to it, above it, or below it. Service accounts
// are not offered, as nobody reads there.
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { firstOf } from '../../kernel/paging.ts'
import { patternOf } from '../../kernel/statement/pattern.ts'
import { unstorable } from '../../kernel/validation.ts'
import { Thread } from './Thread.ts'
import { ThreadPerson, type ThreadPersonShape } from './ThreadPerson.ts'

interface Place {
  rootId: string
  path: string
}

const statement = `
  select u.id, u.name, exists (
    select 1 from absence x where x.user_id = u.id and x.root_id = $1 and x.starts_at <= $3 and x.ends_at > $3 and x.cancelled_at is null)
  from app_user u where u.status = 'ACTIVE' and case when $4::uuid[] is null then not u.is_service_account else u.id = any($4) end and ($5::text is null or u.name ilike $5) and exists (
    select 1 from membership m join organization o on o.id = m.organization_id
    where m.user_id = u.id and o.root_id = $1 and (starts_with($2, o.path) or starts_with(o.path, $2))
      and m.starts_at <= $3 and (m.ends_at is null or m.ends_at > $3))
  order by u.name, u.id limit $6`

interface Narrowed {
  ids?: string[]
  search?: string
  first?: number
}

export async function correspondents(
  context: Context,
  { rootId, path }: Place,
  { ids, search, first = 100 }: Narrowed,
): Promise<ThreadPersonShape[]> {
  const rows = await context.db.run<[string, string, boolean]>(statement, [
    rootId,
    path,
    context.now,
    ids ?? null,
    search ? patternOf(search) : null,
    first,
  ])
  return rows.map(([id, name, isAway]) => ({ id, name, isAway }))
}

builder.prismaObjectField(Organization, 'correspondents', (t) =>
  t.field({
    type: [ThreadPerson],
    description:
      'The users the viewer can message about the organization, by name, without the viewer and service accounts.',
    select: { rootId: true, path: true },
    args: {
      search: t.arg.string({ description: 'Search text: a part of the name.' }),
      first: t.arg.int({ description: 'The number of items to return, at most 100.' }),
    },
    resolve: async (place, { search, first }, context) => {
      if (unstorable(search).length) return []
      const people = await correspondents(context, place, { search: search ?? '', first: firstOf(first, 20) })
      return people.filter(({ id }) => id !== context.requireViewer().id)
    },
  }),
)

builder.prismaObjectField(Thread, 'correspondents', (t) =>
  t.field({
    type: [ThreadPerson],
    description:
      'People who can be added to the thread, sorted by name; excludes current participants and service accounts.',
    select: {
      rootId: true,
      organization: { select: { path: true } },
      readers: { where: { takesPart: true }, select: { userId: true } },
    },
    args: {
      search: t.arg.string({ description: 'Search text: a part of the name.' }),
      first: t.arg.int({
        description:
          'The number of people to return, at most 100; defaults to 20; fewer may be returned because participants are excluded.',
      }),
    },
    resolve: async ({ rootId, organization, readers }, { search, first }, context) => {
      if (unstorable(search).length) return []
      const people = await correspondents(
        context,
        { rootId, path: organization.path },
        { search: search ?? '', first: firstOf(first, 20) },
      )
      return people.filter(({ id }) => !readers.some(({ userId }) => userId === id))
    },
  }),
)
