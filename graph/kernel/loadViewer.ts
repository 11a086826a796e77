// Reads who is asking, in one statement: memberships, what their roots changed of the policy, for whom they stand in.
import type { Db } from './db.ts'
import { grantInKey, hashInKey } from './auth/tokenKey.ts'
import { Viewer } from './viewer.ts'
import { type ViewerData } from './viewerData.ts'

/**
 * The memberships that hold at $2, as ViewerMembership has them: of all trees, those of the home organization first; or
 * in the tree of an organization.
 */
const membershipsOf = (user: string, root?: string) => `coalesce((
      select json_agg(json_build_object(
        'id', m.id, 'organizationId', o.id, 'rootId', o.root_id, 'path', o.path, 'timeZone', o.time_zone,
        'organizationName', o.legal_name, 'rootName', r.legal_name,
        'departmentId', m.department_id, 'accessLevel', m.access_level, 'jobRoleId', m.job_role_id,
        'groupIds', coalesce((
          with recursive below as (
            select id from department_group where id = m.group_id
            union select g.id from department_group g join below on g.parent_id = below.id)
          select json_agg(id) from below), '[]'),
        'subtree', case when o.parent_id is null then '[]' else (
          select json_agg(below.id order by below.path) from organization below where below.path like o.path || '%') end)
        order by ${root ? '' : '(o.root_id = u.home_root_id) is true desc, '}m.id)
      from membership m join organization o on o.id = m.organization_id join organization r on r.id = o.root_id
      where m.user_id = ${user} and m.starts_at <= $2 and (m.ends_at is null or m.ends_at > $2)
        and r.archived_at is null${root ? ` and o.root_id = ${root}` : ''}), '[]')`

/** When something with a beginning and an end next begins or ends after $2. */
const nextChange = (alias: string) =>
  `min(case when ${alias}.starts_at > $2 then ${alias}.starts_at else ${alias}.ends_at end)`

/** What holds of a part of an absence x. */
const isPart = (part: string) =>
  `(${part}.absence_id = x.id or ${part}.recurring_id = x.recurring_id and not x.is_changed)`

/** The absences under way or to come for which the user is named, for all of them or for a part. */
const named = `(
      select x.* from absence x where x.deputy_id = u.id and x.ends_at > $2 and x.cancelled_at is null
      union select x.* from absence_part q join absence x on ${isPart('q')}
      where q.deputy_id = u.id and x.ends_at > $2 and x.cancelled_at is null)`

/** Whether somebody is there at $2 to stand in. */
const isThere = (deputy: string) => `not exists (
        select from absence y where y.user_id = ${deputy} and y.root_id = x.root_id and y.starts_at <= $2 and y.ends_at > $2
          and y.cancelled_at is null)`

/** When the parts of an absence x begin and end, and the absences of who stands in. */
const changesOfDeputies = `
        select p.starts_at from absence_part p where ${isPart('p')} union all
        select p.ends_at from absence_part p where ${isPart('p')} union all
        select t.at from absence y cross join lateral (values (y.starts_at), (y.ends_at)) t(at)
        where y.root_id = x.root_id and y.ends_at > $2 and y.starts_at < x.ends_at and y.cancelled_at is null and (
          y.user_id = x.deputy_id or exists (select from absence_part p where ${isPart('p')} and p.deputy_id = y.user_id))`

/** The parts of an absence x at $2, as AbsencePartData has them. */
const partsNow = `coalesce((
        select json_agg(json_build_object('isOwn', q.deputy_id = u.id, 'organizationIds', (
          select json_agg(below.id order by below.path) from organization at
          join organization below on starts_with(below.path, at.path) where at.id = q.organization_id), 'groupIds', (
          with recursive below(id, depth) as (
            select q.group_id, 0 where q.group_id is not null
            union select g.id, below.depth + 1 from department_group g join below on g.parent_id = below.id)
          select json_agg(id order by depth, id) from below)) order by q.id)
        from absence_part q where ${isPart('q')} and (q.starts_at is null or q.starts_at <= $2)
          and (q.ends_at is null or q.ends_at > $2) and ${isThere('q.deputy_id')}), '[]')`

/** A viewer from where there is a user u and a session s; of all trees, or of the one of a root where it has one. */
const loadStatement = (source: string, more = '', root?: string) => `
  select json_build_object(
    'userId', u.id, 'legacyId', u.legacy_id, 'name', u.name, 'email', u.email, 'sessionId', s.id,${more}
    'changesAt', least(s.expires_at, (
      select ${nextChange('m')} from membership m
      where m.user_id = u.id and (m.starts_at > $2 or m.ends_at > $2)), (
      select ${nextChange('m')} from ${named} x join membership m on m.user_id = x.user_id
      where x.starts_at <= $2 and (m.starts_at > $2 or m.ends_at > $2)), (
      select min(c.at) from ${named} x cross join lateral (
        values (x.starts_at), (x.ends_at) union all ${changesOfDeputies}) c(at)
      where c.at > $2)),
    'memberships', ${membershipsOf('u.id', root && `coalesce(${root}, o.root_id)`)},
    'standsIn', coalesce((
      select json_agg(json_build_object(
        'userId', p.id, 'name', p.name, 'rootId', x.root_id, 'memberships', ${membershipsOf('p.id', 'x.root_id')},
        'isRest', x.deputy_id = u.id and ${isThere('u.id')}, 'parts', ${partsNow})
        order by x.ends_at, p.id)
      from ${named} x join app_user p on p.id = x.user_id
      where x.starts_at <= $2 and p.status = 'ACTIVE'${root ? ` and x.root_id = coalesce(${root}, x.root_id)` : ''}), '[]'),
    'closings', coalesce((
      select json_agg(json_build_object('rootId', c.root_id, 'told', closing_told(c)) order by c.root_id)
      from closing c where c.root_id in (
        select o.root_id from membership m join organization o on o.id = m.organization_id where m.user_id = u.id)), '[]'),
    'cells', coalesce((
      select json_agg(json_build_object(
        'rootId', c.root_id, 'capability', c.capability, 'accessLevel', c.access_level, 'reach', c.reach))
      from policy_cell c where c.root_id in (
        select o.root_id from membership m join organization o on o.id = m.organization_id where m.user_id = u.id)), '[]'))
  from ${source} and u.status = 'ACTIVE'`

/** One that a provider of an organization began is good for nobody who belongs to another, too. */
const ofSession = loadStatement(
  `session s join app_user u on u.id = s.user_id where s.id = $1 and s.ended_at is null and s.expires_at > $2
    and (s.provider_root_id is null or not exists (
      select from membership m join organization o on o.id = m.organization_id
      where m.user_id = s.user_id and o.root_id <> s.provider_root_id
        and m.starts_at <= $2 and (m.ends_at is null or m.ends_at > $2)))`,
)
/** An application acts in its own root organization, as long as the user belongs to it. */
const tokenWhere = (condition: string) =>
  loadStatement(
    `(select coalesce('token ' || rtrim(translate(encode(hash, 'base64'), '+/', '-_'), '='), 'grant ' || id) as id,
      id as token_id, user_id, expires_at, scopes, last_used_at, hash is not null as is_own,
      (select root_id from application where id = application_id and ended_at is null) as root_id
    from access_token where ${condition} and revoked_at is null and expires_at > $2) s
  join app_user u on u.id = s.user_id where (s.is_own or exists (
    select from membership m join organization o on o.id = m.organization_id
    where m.user_id = s.user_id and o.root_id = s.root_id
      and m.starts_at <= $2 and (m.ends_at is null or m.ends_at > $2)))`,
    ` 'token', json_build_object('id', s.token_id, 'scopes', to_json(s.scopes), 'lastUsedAt', s.last_used_at),`,
    's.root_id',
  )
const ofToken = tokenWhere('hash = $1')
const ofTokenId = tokenWhere('id = $1')
const ofUsers = loadStatement(
  `app_user u cross join (select '' as id, $2::timestamptz + interval '1 day' as expires_at) s where u.id = any($1::uuid[])`,
)

/**
 * The viewer of a session, or of a token that stands for one, in one statement; null where it or the user has ended.
 */
export async function loadViewer(db: Db, sessionId: string, now: Date): Promise<Viewer | null> {
  const grant = grantInKey(sessionId)
  if (grant) return loadViewerOfToken(db, grant, now)
  const hash = hashInKey(sessionId)
  const [row] = await (hash
    ? db.run<[ViewerData]>(ofToken, [hash, now])
    : db.run<[ViewerData]>(ofSession, [sessionId, now]))
  return row ? new Viewer(row[0]) : null
}

/** Some people without a session, for what is read in their name; those who may not sign in are not among them. */
export async function loadViewersOf(db: Db, userIds: readonly string[], now: Date): Promise<Map<string, Viewer>> {
  const rows = await db.run<[data: ViewerData]>(ofUsers, [userIds, now])
  return new Map(rows.map(([data]) => [data.userId, new Viewer(data)]))
}

/** The same of one; null where they may not sign in. */
export const loadViewerOf = async (db: Db, userId: string, now: Date): Promise<Viewer | null> =>
  (await loadViewersOf(db, [userId], now)).get(userId) ?? null

/** The viewer of a token that is named by its id; null where it or the user has ended. */
export async function loadViewerOfToken(db: Db, tokenId: string, now: Date): Promise<Viewer | null> {
  const [row] = await db.run<[ViewerData]>(ofTokenId, [tokenId, now])
  return row ? new Viewer(row[0]) : null
}
