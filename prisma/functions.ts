// Applies the functions and triggers of prisma/sql to a database: those whose text it does not have yet. What it has
// stands in the comment of each function: its file, the release that brought it and the hash of the text.
import type pg from 'pg'
import type { FunctionFile, Functions } from './functionFiles.ts'
import { StartError } from './startError.ts'
import { inTransaction } from './transaction.ts'

const applied = `
  select p.proname as name, split_part(c.mark, ' ', 1) as file, split_part(c.mark, ' ', 2) as release, split_part(c.mark, ' ', 3) as hash
  from pg_proc p, obj_description(p.oid, 'pg_proc') c(mark)
  where p.pronamespace = 'public'::regnamespace and c.mark like 'prisma/sql/%'`

type Applied = Pick<FunctionFile, 'file' | 'name' | 'hash'> & { release: string }

/**
 * Brings the functions of a database to those of this version, all or none, and answers with the files it applied.
 * Where a later version has served the database they stay as they are.
 */
export async function applyFunctions(
  client: pg.Client,
  { list, release }: Functions,
  say: (line: string) => void = () => {},
): Promise<string[]> {
  const { rows } = await client.query<Applied>(applied)
  if (rows.some((row) => row.release > release)) {
    say('A later version has served this database; its functions stay as that one made them.')
    return []
  }
  const before = new Map(rows.map((row) => [row.name, row]))
  const changed = list.filter(({ name, hash }) => before.get(name)?.hash !== hash)
  const gone = rows.filter(({ name }) => !list.some((one) => one.name === name))
  const marked = list.filter(({ name, file, hash }) => {
    const row = before.get(name)
    return row?.file !== file || row.hash !== hash || row.release !== release
  })
  if (!marked.length && !gone.length) return []
  await inTransaction(client, async () => {
    // They call each other, so all of them are there before one is compiled.
    await client.query('set local check_function_bodies = off')
    for (const one of changed) await send(client, one, statementsOf(one).slice(0, 1))
    await client.query('set local check_function_bodies = on')
    for (const one of changed) await send(client, one, statementsOf(one))
    for (const one of marked) await mark(client, one, release)
    // A file that names triggers names all of its function's: those from before go.
    for (const one of changed) if (statementsOf(one).length > 1) await dropTriggers(client, one.name)
    for (const one of gone) await drop(client, one)
  })
  return changed.map(({ file }) => file)
}

interface Statement {
  sql: string
  /** The number of its first line in its file. */
  line: number
}

/** The function, then each of its triggers. */
function statementsOf({ sql }: FunctionFile): Statement[] {
  let line = 1
  return sql.split(/^(?=create or replace trigger )/m).map((statement) => {
    const first = line
    line += statement.split('\n').length - 1
    return { sql: statement, line: first }
  })
}

async function send(client: pg.Client, { file, name }: FunctionFile, statements: readonly Statement[]): Promise<void> {
  for (const { sql, line } of statements) {
    await client.query(sql).catch((error: pg.DatabaseError) => {
      // PostgreSQL would have the function dropped, together with all that uses it.
      if (error.hint?.includes('DROP FUNCTION')) throw anotherSignature(file, name)
      const at = sql.slice(0, Number(error.position ?? 1) - 1).split('\n').length - 1
      throw problem(`${file}:${line + at}`, [error.message, error.detail].filter(Boolean).join(': '))
    })
  }
}

async function mark(client: pg.Client, { file, name, hash }: FunctionFile, release: string): Promise<void> {
  await client.query(`comment on function ${name} is '${file} ${release} ${hash}'`).catch((error: pg.DatabaseError) => {
    if (error.code === '42725') throw anotherSignature(file, name)
    throw problem(file, `A file makes the function of its name, and this one makes no ${name}.`)
  })
}

const triggersFromBefore = `
  select format('drop trigger %I on %s', tgname, tgrelid::regclass) as drop from pg_trigger
  where tgfoid = $1::regproc and not tgisinternal and xmin::text <> pg_current_xact_id()::xid::text`

async function dropTriggers(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query<{ drop: string }>(triggersFromBefore, [name])
  for (const one of rows) await client.query(one.drop)
}

async function drop(client: pg.Client, { file, name }: Applied): Promise<void> {
  await dropTriggers(client, name)
  await client.query(`drop function ${name}`).catch((error: pg.DatabaseError) => {
    throw problem(file, `The file is gone, and what it made is still used. ${error.detail ?? error.message}`)
  })
}

const problem = (place: string, message: string) =>
  new StartError(
    `The functions of the database could not be applied: ${place}: ${message.replaceAll('\n', ' ')}`,
    'software',
  )

const anotherSignature = (file: string, name: string) =>
  problem(
    file,
    `${name} has another signature than before. Give it a new name: a process of the last version may still call the old one.`,
  )
