// Fills a database at scale, in SQL sets: so many tenants, each with a tree, people of every access level, and an equal
// share of the records. Numbers decide everything, so that two runs make the same.
import type pg from 'pg'
import { catalogue } from './catalogue.ts'

export interface Scale {
  organizations: number
  records: number
  /** Tells tenants of several runs in one database apart. */
  name?: string
  /** In each organization; 40 where nothing else is said. */
  people?: number
  passwordHash: string
}

const perTenant = { divisions: 2, locations: 4, branches: 8, departments: 4, groups: 8 }

/** The tenants it makes are called `${name} 1`, `${name} 2` …; their people `hand-1@${name}-1.test` …. */
export async function seedScale(client: pg.ClientBase, scale: Scale) {
  const name = scale.name ?? 'Carrier'
  const each = Math.ceil(scale.records / scale.organizations)
  const people = scale.people ?? 40
  const run = (sql: string, ...values: unknown[]) => client.query(sql, values)
  await run('begin')
  await run('set local synchronous_commit = off')
  await run(
    `create temp table tenant on commit drop as
     select n, uuidv7() as id, $1 || ' ' || n as name from generate_series(1, $2::int) n`,
    name,
    scale.organizations,
  )
  await run(
    `insert into organization (id, type, legal_name, time_zone) select id, 'CORPORATION', name, 'America/Denver' from tenant`,
  )
  await run('create temp table place (tenant_id uuid, id uuid, n int, level int, parent_n int) on commit drop')
  const levels = [
    ['DIVISION', perTenant.divisions, 1],
    ['LOCATION', perTenant.locations, perTenant.divisions],
    ['BRANCH', perTenant.branches, perTenant.locations],
  ] as const
  for (const [level, [type, count, above]] of levels.entries()) {
    await run(
      `insert into place select t.id, uuidv7(), s.n, $1::int, (s.n - 1) % $3::int + 1 from tenant t, generate_series(1, $2::int) s(n)`,
      level + 1,
      count,
      above,
    )
    await run(
      `insert into organization (id, parent_id, type, legal_name, time_zone)
       select p.id, coalesce(above.id, p.tenant_id), $1::text::organization_type, initcap($1::text) || ' ' || p.n, 'America/Denver'
       from place p left join place above
         on above.tenant_id = p.tenant_id and above.level = p.level - 1 and above.n = p.parent_n
       where p.level = $2::int order by p.tenant_id, p.n`,
      type,
      level + 1,
    )
  }
  await run(
    `insert into department (organization_id, name) select id, 'Department ' || s.n from tenant, generate_series(1, $1::int) s(n)`,
    perTenant.departments,
  )
  await run(
    `insert into department_group (department_id, name)
     select d.id, 'Group ' || s.n from department d join tenant t on t.id = d.organization_id, generate_series(1, $1::int) s(n)`,
    perTenant.groups / perTenant.departments,
  )
  await run(`insert into job_role (organization_id, name) select id, 'Manager' from tenant`)
  await run(
    `insert into app_user (email, email_verified_at, name, password_hash)
     select lower('hand-' || s.n || '@' || replace(t.name, ' ', '-') || '.test'), now(), 'Hand ' || s.n || ' of ' || t.name, $2
     from tenant t, generate_series(1, $1::int) s(n)`,
    people,
    scale.passwordHash,
  )
  // Of each tenant: hands 1 Admin, 2 Strategic, 3–4 Tactical Mgt of a division, 5–12 Supervision, the rest
  // Transactional.
  await run(
    `insert into membership (user_id, organization_id, department_id, group_id, job_role_id, access_level)
     select u.id, case when h.n <= 2 then t.id when h.n <= 4 then division.id else location.id end,
       case when h.n > 2 then g.department_id end, case when h.n > 4 then g.id end, r.id,
       (case when h.n = 1 then 'ADMIN' when h.n = 2 then 'STRATEGIC' when h.n <= 4 then 'TACTICAL'
         when h.n <= 12 then 'SUPERVISION' else 'TRANSACTIONAL' end)::access_level
     from tenant t cross join generate_series(1, $1::int) h(n)
     join app_user u on u.email = lower('hand-' || h.n || '@' || replace(t.name, ' ', '-') || '.test')
     join job_role r on r.organization_id = t.id
     join place division on division.tenant_id = t.id and division.level = 1 and division.n = h.n % $3::int + 1
     join place location on location.tenant_id = t.id and location.level = 2 and location.n = h.n % $4::int + 1
     join (select g.id, g.department_id, d.organization_id, row_number() over (partition by d.organization_id order by g.legacy_id) as n
       from department_group g join department d on d.id = g.department_id) g
       on g.organization_id = t.id and g.n = h.n % $2::int + 1`,
    people,
    perTenant.groups,
    perTenant.divisions,
    perTenant.locations,
  )
  const items = Object.entries(catalogue).flatMap(([major, list]) =>
    list.map(({ name: item, minutes, actionClassId, priorityId, objectiveId }) => ({
      major,
      item,
      minutes,
      actionClassId,
      priorityId,
      objectiveId,
    })),
  )
  await run(
    `insert into major_task (organization_id, name)
     select t.id, major from tenant t, (select distinct major from json_to_recordset($1) as i(major text)) m`,
    JSON.stringify(items),
  )
  await run(
    `insert into task_item (major_task_id, name, service_time_mins, class_id, priority_id, objective_id)
     select m.id, i.item, i.minutes, i."actionClassId", i."priorityId", i."objectiveId"
     from major_task m join tenant t on t.id = m.organization_id
     join json_to_recordset($1) as i(major text, item text, minutes int, "actionClassId" int, "priorityId" int, "objectiveId" int)
       on i.major = m.name`,
    JSON.stringify(items),
  )
  await run(
    `create temp table hand on commit drop as
     select o.root_id as tenant_id, m.user_id, m.group_id, m.access_level,
       row_number() over (partition by m.group_id order by m.legacy_id) - 1 as n
     from membership m join organization o on o.id = m.organization_id join tenant t on t.id = o.root_id
     where m.group_id is not null`,
  )
  await run(
    `create temp table spot on commit drop as
     select t.id as tenant_id, o.id as organization_id, g.id as group_id, g.department_id,
       row_number() over (partition by t.id order by o.legacy_id, g.legacy_id) - 1 as n,
       (select count(*) from hand where hand.group_id = g.id) as hands
     from tenant t join organization o on o.root_id = t.id and o.parent_id is not null
     join department d on d.organization_id = t.id join department_group g on g.department_id = d.id`,
  )
  await run(
    `create temp table kind on commit drop as
     select t.id as tenant_id, i.id, i.name, i.service_time_mins, i.class_id,
       row_number() over (partition by t.id order by i.legacy_id) - 1 as n
     from task_item i join major_task m on m.id = i.major_task_id join tenant t on t.id = m.organization_id`,
  )
  await run('create index on spot (tenant_id, n)')
  await run('create index on hand (group_id, n)')
  await run('create index on kind (tenant_id, n)')
  for (const table of ['spot', 'hand', 'kind']) await run(`analyze ${table}`)
  const makeIndexes = await dropIndexes(client, ['action', 'action_history', 'search_entry'])
  // Each record looks up its place, its work and its hands by number, whatever the planner thinks of so many.
  // Half of the records are open: 28 % Next Up, 10 % worked on, 8 % on hold, 4 % escalated or delegated.
  await run(
    `insert into action (root_id, organization_id, department_id, group_id, task_item_id, title, is_scheduled, status, disposition,
       class_id, priority_id, service_time_mins, scheduled_start, scheduled_end, actual_start, actual_end, creator_id, assignee_id,
       completed_by_id, delegator_id, delegate_id, escalated_to_id, escalated_level, status_reason, created_at, updated_at, status_at)
     select s.tenant_id, s.organization_id, s.department_id, s.group_id, k.id, k.name || ', unit ' || 4000 + r.n % 997,
       r.n % 4 = 0, st.status, st.disposition::disposition, k.class_id, r.n * 7 % 10, k.service_time_mins,
       due.at - interval '1 hour', due.at, case when st.status not in (5, 6) then due.at - interval '50 minutes' end,
       case when st.status = 9 then due.at end, lead.user_id, case when st.status <> 5 or r.n % 3 > 0 then worker.user_id end,
       case when st.status = 9 then worker.user_id end, case when st.disposition = 'DELEGATED' then worker.user_id end,
       case when st.disposition = 'DELEGATED' then lead.user_id end, case when st.disposition = 'ESCALATED' then lead.user_id end,
       case when st.disposition = 'ESCALATED' then 'SUPERVISION'::access_level end,
       case when st.status in (3, 4) then 'Waiting for parts' else '' end,
       least(due.at - interval '2 days', now()), least(due.at, now()), least(due.at, now())
     from (select *, (select count(*) from spot where tenant_id = tenant.id) as spots,
         (select count(*) from kind where tenant_id = tenant.id) as kinds from tenant) t
     cross join generate_series(1, $1::int) r(n)
     join lateral (select * from spot where tenant_id = t.id and n = r.n % t.spots offset 0) s on true
     join lateral (select * from kind where tenant_id = t.id and n = (r.n / 3) % t.kinds offset 0) k on true
     join lateral (select user_id from hand where group_id = s.group_id and n = (r.n / t.spots) % s.hands offset 0) worker on true
     join lateral (select user_id from hand where group_id = s.group_id and n = 0 offset 0) lead on true
     cross join lateral (select case
         when r.n * 37 % 100 < 28 then '5' when r.n * 37 % 100 < 35 then '1' when r.n * 37 % 100 < 38 then '2'
         when r.n * 37 % 100 < 43 then '3' when r.n * 37 % 100 < 46 then '4' when r.n * 37 % 100 < 48 then '6E'
         when r.n * 37 % 100 < 50 then '6D' else '9' end as code) c
     cross join lateral (select left(c.code, 1)::smallint as status,
       case c.code when '6E' then 'ESCALATED' when '6D' then 'DELEGATED' end as disposition) st
     cross join lateral (select date_trunc('hour', now()) + interval '1 hour' *
       (case when st.status = 9 then -1 - r.n % 2000 else r.n % 600 - 60 end) as at) due`,
    each,
  )
  await run(
    `insert into action_history (action_id, version, transition, to_status, actor_id, at)
     select a.id, 1, 'CREATE', 5, a.creator_id, a.created_at from action a join tenant t on t.id = a.root_id`,
  )
  await makeIndexes()
  await run('commit')
  await run('vacuum (analyze) action')
  for (const table of ['organization', 'app_user', 'membership', 'action_history', 'search_entry', 'task_item'])
    await run(`analyze ${table}`)
}

/** Takes away the indexes that only make reading fast; answers with what makes them again, which is faster at once. */
async function dropIndexes(client: pg.ClientBase, tables: string[]) {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i where i.indrelid = any($1::regclass[]) and not i.indisunique`,
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return async () => {
    await client.query("set local maintenance_work_mem = '256MB'")
    for (const { definition } of rows) await client.query(definition)
  }
}
