import { Action } from '../action/Action.ts'
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { loadViewersOf } from '../../kernel/loadViewer.ts'
import { globalId } from '../../kernel/node.ts'
import { firstOf } from '../../kernel/paging.ts'
import { accessLevelNames, accessLevels, type AccessLevel } from '../../kernel/policy.ts'
import { patternOf } from '../../kernel/statement/pattern.ts'
import { unstorable } from '../../kernel/validation.ts'
import { AccessLevel as AccessLevelEnum } from '../../people/membership/AccessLevel.ts'
import { recordPlace, subjectColumns, type Subject } from '../action/subject.ts'
import { sees } from '../action/visibleActions.ts'
import { MentionKind } from './Mention.ts'

interface MentionableShape {
  kind: 'USER' | 'ACCESS_LEVEL' | 'JOB_ROLE'
  name: string
  userId?: string
  accessLevel?: AccessLevel
  jobRoleId?: string
}

const Mentionable = builder.objectRef<MentionableShape>('Mentionable').implement({
  description: 'A user or a role that can be mentioned on a record.',
  fields: (t) => ({
    kind: t.expose('kind', { type: MentionKind, description: 'Whether it is a user, an access level or a job role.' }),
    name: t.exposeString('name', { description: 'The name; the text contains `@` and this.' }),
    userId: t.id({
      nullable: true,
      description: 'The id of the user; null for a role.',
      resolve: ({ userId }) => (userId ? globalId('User', userId) : null),
    }),
    accessLevel: t.field({
      type: AccessLevelEnum,
      nullable: true,
      description: 'The access level; null for anything else.',
      resolve: ({ accessLevel }) => accessLevel ?? null,
    }),
    jobRoleId: t.id({
      nullable: true,
      description: 'The id of the job role; null for anything else.',
      resolve: ({ jobRoleId }) => (jobRoleId ? globalId('JobRole', jobRoleId) : null),
    }),
  }),
})

/** Who belongs to the organization of the record, above it or below it, by name. */
const people = `
  select u.id, u.name from app_user u where u.status = 'ACTIVE' and u.name ilike $3 and exists (
    select from membership m join organization at on at.id = m.organization_id
    join organization o on o.id = $1 and o.root_id = at.root_id
    where m.user_id = u.id and (starts_with(o.path, at.path) or starts_with(at.path, o.path))
      and m.starts_at <= $2 and (m.ends_at is null or m.ends_at > $2))
  order by u.name, u.id limit $4`

/** The job roles that somebody has where the record stands or above. */
const roles = `
  select distinct r.id, r.name from job_role r
  join membership m on m.job_role_id = r.id join organization at on at.id = m.organization_id
  join organization o on o.id = $1 and o.root_id = at.root_id and starts_with(o.path, at.path)
  where r.status = 'ACTIVE' and r.name ilike $3 and m.starts_at <= $2 and (m.ends_at is null or m.ends_at > $2)
  order by r.name, r.id limit $4`

/** No more people are looked at for those who see the record. */
const mostLookedAt = 60

builder.prismaObjectField(Action, 'mentionable', (t) =>
  t.field({
    type: [Mentionable],
    description: 'Users who see the record and roles at its place that a note or a message can mention, roles first.',
    select: subjectColumns,
    args: {
      search: t.arg.string({ description: 'Search text: a part of the name.' }),
      first: t.arg.int({ description: 'The number of items to return, at most 100; defaults to 10.' }),
    },
    resolve: async (record, { search, first }, context) => {
      if (unstorable(search).length) return []
      const wanted = firstOf(first, 10)
      const offered = [
        ...(await rolesAt(context, record, search ?? '')),
        ...(await peopleAt(context, record, search ?? '')),
      ]
      return offered.slice(0, wanted)
    },
  }),
)

async function rolesAt(context: Context, { organizationId }: Subject, search: string): Promise<MentionableShape[]> {
  const pattern = patternOf(search)
  const found = await context.db.run<[string, string]>(roles, [organizationId, context.now, pattern, 5])
  const levels = accessLevels.filter((level) => accessLevelNames[level].toLowerCase().includes(search.toLowerCase()))
  return [
    ...found.map(([jobRoleId, name]) => ({ kind: 'JOB_ROLE' as const, name, jobRoleId })),
    ...levels.map((accessLevel) => ({
      kind: 'ACCESS_LEVEL' as const,
      name: accessLevelNames[accessLevel],
      accessLevel,
    })),
  ].slice(0, 5)
}

async function peopleAt(context: Context, record: Subject, search: string): Promise<MentionableShape[]> {
  const values = [record.organizationId, context.now, patternOf(search), mostLookedAt]
  const found = await context.db.run<[string, string]>(people, values)
  const viewers = await loadViewersOf(
    context.db,
    found.map(([id]) => id),
    context.now,
  )
  const place = recordPlace(record)
  return found.flatMap(([userId, name]) => {
    const viewer = viewers.get(userId)
    const isOther = userId !== context.requireViewer().id
    return isOther && viewer && sees(viewer, place) ? [{ kind: 'USER' as const, name, userId }] : []
  })
}
