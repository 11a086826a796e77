// What the role may do that the product runs as: read and write rows, and only add to what is never changed. Given anew
// at each start, so that it holds for the tables of later migrations.
import { escapeIdentifier, type ClientBase } from 'pg'

/**
 * What the triggers of `refuse_change` keep from everybody is not given at all; one that has a condition is for the
 * trigger alone.
 */
const kept = `
  select c.relname as name,
    array_remove(array[case when bool_or(t.tgtype & 16 > 0) then 'update' end, case when bool_or(t.tgtype & 8 > 0) then 'delete' end], null) as kept
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
  where c.relnamespace = 'public'::regnamespace and p.proname = 'refuse_change' and t.tgqual is null and t.tgtype & 24 > 0
  group by 1 order by 1`

/** Gives a role what the product needs in the database that the client, an owner of its tables, is connected to. */
export async function grantApp(client: ClientBase, role: string): Promise<void> {
  const to = escapeIdentifier(role)
  const {
    rows: [{ database } = { database: '' }],
  } = await client.query<{ database: string }>('select current_database() as database')
  const { rows } = await client.query<{ name: string; kept: string[] }>(kept)
  // Everybody has this by default, and the owner of the tables need not be that of the database.
  await client.query(`grant connect, temporary on database ${escapeIdentifier(database)} to ${to}`).catch(() => {})
  await client.query(
    [
      'begin',
      `grant usage on schema public to ${to}`,
      `grant select, insert, update, delete on all tables in schema public to ${to}`,
      `grant usage, select, update on all sequences in schema public to ${to}`,
      `grant execute on all functions in schema public to ${to}`,
      ...rows.map((table) => `revoke ${table.kept.join(', ')} on ${escapeIdentifier(table.name)} from ${to}`),
      `revoke insert, update, delete on _prisma_migrations from ${to}`,
      // What closes and who leaves goes by functions of the owner's alone.
      `revoke update on closing from ${to}`,
      `revoke insert, update, delete on erasure from ${to}`,
      `revoke insert, update, delete on forgetting from ${to}`,
      // A hold is lifted, never taken out.
      `revoke delete on legal_hold from ${to}`,
      'commit',
    ].join(';\n'),
  )
}

/** Why a role is more than the product should run as; undefined where it is not. */
export async function excessOf(client: ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string; super: boolean; changes: boolean }>(`
    select current_user as name, r.rolsuper as super, has_table_privilege('audit_entry', 'update') as changes
    from pg_roles r where r.rolname = current_user`)
  const { name, super: isSuper, changes } = rows[0]!
  if (isSuper) return `The role ${name} of DATABASE_URL is a superuser`
  return changes ? `The role ${name} of DATABASE_URL owns its tables` : undefined
}
