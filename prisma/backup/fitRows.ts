// What the restored rows of a root share with others is made to fit what is there: people who have an account already,
// lists that are there, and what is not there any more.
import { escapeIdentifier, type ClientBase } from 'pg'
import { restoredName } from './restoredTables.ts'
import type { RootPlan } from './rootPlan.ts'

export interface LeftOut {
  table: string
  rows: number
}

/**
 * Leaves what is there as it is. People are known by their id, or by the address of their account. An account that was
 * closed since, as those are that belonged nowhere else, is opened again; answers with the addresses of these.
 */
export async function keepShared(target: ClientBase, plan: RootPlan): Promise<string[]> {
  await nameKnownPeople(target, plan)
  const person = restoredName('app_user')
  await target.query(`update ${person} set username = null where username in (select username from app_user)`)
  const { rows: opened } = await target.query<{ id: string; email: string }>(`
    update app_user u set email = r.email, email_verified_at = r.email_verified_at, username = r.username, name = r.name,
      password_hash = r.password_hash, status = r.status, version = u.version + 1
    from ${person} r where r.id = u.id and u.status = 'CLOSED' and r.status <> 'CLOSED' returning u.id, u.email`)
  await target.query('delete from forgetting where user_id = any($1)', [opened.map(({ id }) => id)])
  for (const { name } of plan.parts.filter(({ isShared }) => isShared))
    await target.query(
      `delete from ${restoredName(name)} r where exists (select from ${escapeIdentifier(name)} t where t.id = r.id)`,
    )
  return opened.map(({ email }) => email).toSorted()
}

/** Where somebody has made another account with the address of one that is restored, everything is that one's. */
async function nameKnownPeople(target: ClientBase, { parts, references }: RootPlan): Promise<void> {
  const person = restoredName('app_user')
  await target.query(`
    create temporary table known_person on commit drop as
    select r.id as was, u.id as now from ${person} r join app_user u on u.email = r.email and u.id <> r.id`)
  const { rowCount } = await target.query('select from known_person limit 1')
  if (!rowCount) return
  const columns = new Map(parts.map(({ name, columns }) => [name, columns]))
  for (const { from, column } of references.filter(({ from, to }) => to === 'app_user' && columns.has(from)))
    await target.query(
      `update ${restoredName(from)} set ${escapeIdentifier(column)} = now from known_person where ${escapeIdentifier(column)} = was`,
    )
  const { rows: lists } = await target.query<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relname = any($1) and a.atttypid = 'uuid[]'::regtype and not a.attisdropped`,
    [[...columns.keys()]],
  )
  for (const { table, column } of lists) {
    // What is generated follows by itself.
    if (!columns.get(table)!.includes(column)) continue
    const name = escapeIdentifier(column)
    await target.query(`
      update ${restoredName(table)} set ${name} = array(
        select coalesce(now, id) from unnest(${name}) with ordinality ids(id, place) left join known_person on was = id order by place)
      where ${name} && array(select was from known_person)`)
  }
  await target.query(`delete from ${person} where id in (select was from known_person)`)
}

/** Opens, or leaves out with its row, what refers to something that is neither restored nor there. */
export async function closeReferences(target: ClientBase, { parts, references }: RootPlan): Promise<LeftOut[]> {
  const byName = new Map(parts.map((part) => [part.name, part]))
  const leftOut: LeftOut[] = []
  for (const { from, column, to, isSoft } of references) {
    const isOutside = !byName.has(to)
    if (!byName.has(from) || !(isOutside || (isSoft && byName.get(from)!.isShared))) continue
    const name = escapeIdentifier(column)
    const isLost = `${name} is not null and not exists (select from ${escapeIdentifier(to)} t where t.id = r.${name})
      ${isOutside ? '' : `and not exists (select from ${restoredName(to)} t where t.id = r.${name})`}`
    const restored = `${restoredName(from)} r`
    if (isSoft) await target.query(`update ${restored} set ${name} = null where ${isLost}`)
    else {
      const { rowCount } = await target.query(`delete from ${restored} where ${isLost}`)
      if (rowCount) leftOut.push({ table: from, rows: rowCount })
    }
  }
  return leftOut
}
