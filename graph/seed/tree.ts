// One tenant with a tree of any size, its people and its places, in SQL sets: what lists and searches are measured on.
import type pg from 'pg'

export interface TreeScale {
  name: string
  organizations: number
  people: number
  locations: number
  passwordHash: string
}

const groups = 20

/**
 * Its people are `hand-1@${name}.test` …: hand 1 is Admin, 2 Strategic, 3–4 Tactical Mgt of a division, the rest
 * Transactional.
 */
export async function seedTree(
  client: pg.ClientBase,
  { name, organizations, people, locations, passwordHash }: TreeScale,
) {
  const run = (sql: string, ...values: unknown[]) => client.query(sql, values)
  const divisions = Math.max(5, Math.floor(organizations / 250))
  const terminals = Math.max(25, Math.floor(organizations / 10))
  await run('begin')
  await run('set local synchronous_commit = off')
  await run('create temp table place (id uuid, n int, level int, parent_n int) on commit drop')
  const levels = [
    ['CORPORATION', 1, 1],
    ['DIVISION', divisions, 1],
    ['LOCATION', terminals, divisions],
    ['BRANCH', organizations - 1 - divisions - terminals, terminals],
  ] as const
  for (const [level, [type, count, above]] of levels.entries()) {
    await run(
      `insert into place select uuidv7(), n, $1::int, (n - 1) % $3::int + 1 from generate_series(1, $2::int) n`,
      level,
      count,
      above,
    )
    await run(
      `insert into organization (id, parent_id, type, legal_name, time_zone)
       select p.id, above.id, $1::organization_type, $3 || ' ' || initcap($1::text) || ' ' || p.n, 'America/Denver'
       from place p left join place above on above.level = p.level - 1 and above.n = p.parent_n
       where p.level = $2::int order by p.n`,
      type,
      level,
      name,
    )
  }
  await run(
    `with made as (insert into department (organization_id, name)
       select p.id, 'Department ' || d.n from place p, generate_series(1, 4) d(n) where p.level = 0 returning id, name)
     insert into department_group (department_id, name) select id, name || ', group ' || g.n from made, generate_series(1, $1::int / 4) g(n)`,
    groups,
  )
  await run(`insert into job_role (organization_id, name) select id, 'Manager' from place where level = 0`)
  await run(
    `insert into app_user (email, email_verified_at, name, password_hash)
     select 'hand-' || n || '@' || $1::text || '.test', now(), 'Hand ' || n || ' of ' || $1::text, $2 from generate_series(1, $3::int) n`,
    name.toLowerCase(),
    passwordHash,
    people,
  )
  await run(
    `insert into membership (user_id, organization_id, department_id, group_id, job_role_id, access_level)
     select u.id, at.id, case when h.n > 2 then g.department_id end, case when h.n > 4 then g.id end, r.id,
       (case when h.n = 1 then 'ADMIN' when h.n = 2 then 'STRATEGIC' when h.n <= 4 then 'TACTICAL' else 'TRANSACTIONAL' end)::access_level
     from generate_series(1, $1::int) h(n)
     join app_user u on u.email = 'hand-' || h.n || '@' || $2::text || '.test'
     join place root on root.level = 0
     join job_role r on r.organization_id = root.id
     join place at on at.level = case when h.n <= 2 then 0 when h.n <= 4 then 1 else 2 end
       and at.n = case when h.n <= 2 then 1 when h.n <= 4 then h.n - 2 else h.n % $3::int + 1 end
     join (select g.id, g.department_id, row_number() over (order by g.legacy_id) as n
       from department_group g join department d on d.id = g.department_id join place p on p.id = d.organization_id) g
       on g.n = h.n % $4::int + 1`,
    people,
    name.toLowerCase(),
    terminals,
    groups,
  )
  await run(
    `insert into location (organization_id, type_id, name, latitude, longitude)
     select at.id, s.n % 10 + 1, 'Place ' || s.n || ' of ' || $2::text, 25 + s.n % 2400 / 100.0, -124 + s.n % 5700 / 100.0
     from generate_series(1, $1::int) s(n) join place at on at.level = 2 and at.n = s.n % $3::int + 1`,
    locations,
    name,
    terminals,
  )
  await run('commit')
  await run('vacuum (analyze) organization, app_user, membership, location, search_entry, department_group')
}
