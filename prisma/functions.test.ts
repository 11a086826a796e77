// Applying the functions of prisma/sql: each text once, by the latest version, all or none.
import type pg from 'pg'
import { describe, expect, test } from 'vitest'
import { administer, asOwner, emptyDatabase, testDatabase } from '../graph/testing/database.ts'
import { areas } from '../graph/build/areas.mjs'
import { withConnection } from './connect.ts'
import { functionFile, readFunctions, type Functions } from './functionFiles.ts'
import { applyFunctions } from './functions.ts'

const on = async <T>(work: (client: pg.Client) => Promise<T>) => withConnection(await emptyDatabase(), work)

const fileOf = (name: string, sql: string) => functionFile(`prisma/sql/work/${name}.sql`, sql)
const release = (release: string, ...list: Functions['list']): Functions => ({ release, list })
const returning = (name: string, text: string) =>
  fileOf(name, `create or replace function ${name}() returns text language sql as $$ select '${text}' $$;\n`)
const filesOf = (...names: string[]) => names.map((name) => `prisma/sql/work/${name}.sql`)

const answer = async (client: pg.Client, call: string) =>
  (await client.query<{ answer: unknown }>(`select ${call} as answer`)).rows[0]!.answer
const functionsIn = (client: pg.Client) =>
  answer(client, `array(select proname::text from pg_proc where pronamespace = 'public'::regnamespace order by 1)`)

test('each is applied once, and one that is edited once more, alone', () =>
  on(async (client) => {
    const [a, b] = [returning('a', '1'), returning('b', '1')]
    expect(await applyFunctions(client, release('1', a, b))).toEqual(filesOf('a', 'b'))
    expect(await applyFunctions(client, release('1', a, b))).toEqual([])
    expect(await applyFunctions(client, release('2', a, b))).toEqual([])
    const edited = returning('a', '2')
    expect(await applyFunctions(client, release('3', edited, b))).toEqual(filesOf('a'))
    expect(await answer(client, 'a()')).toBe('2')
    // While it is worked on, before the release says so.
    expect(await applyFunctions(client, release('3', returning('a', '3'), b))).toEqual(filesOf('a'))
    expect(await applyFunctions(client, release('3', returning('a', '3'), b))).toEqual([])
  }))

test('a start where nothing has changed asks the database once', () =>
  on(async (client) => {
    const functions = release('1', returning('a', '1'))
    await applyFunctions(client, functions)
    const query = client.query.bind(client)
    let asked = 0
    client.query = ((...args: Parameters<typeof query>) => (asked++, query(...args))) as typeof query
    await applyFunctions(client, functions)
    expect(asked).toBe(1)
  }))

test('a release sets nothing back that a later one has made, changed or taken away', () =>
  on(async (client) => {
    const said: string[] = []
    const [a, b, c] = [returning('a', '1'), returning('b', '1'), returning('c', '1')]
    const older = release('1', a, b)
    await applyFunctions(client, older)
    await applyFunctions(client, release('2', returning('a', '2'), c))
    expect(await applyFunctions(client, older, (line) => said.push(line))).toEqual([])
    expect(said).toEqual(['A later version has served this database; its functions stay as that one made them.'])
    expect([await functionsIn(client), await answer(client, 'a()')]).toEqual([['a', 'c'], '2'])
  }))

test('a release that only takes away is later than the one before too', () =>
  on(async (client) => {
    const [a, b] = [returning('a', '1'), returning('b', '1')]
    await applyFunctions(client, release('1', a, b))
    await applyFunctions(client, release('2', a))
    await applyFunctions(client, release('1', a, b))
    expect(await functionsIn(client)).toEqual(['a'])
  }))

test('they may call each other, in whatever order they stand', () =>
  on(async (client) => {
    const caller = fileOf('a', 'create or replace function a() returns text language sql as $$ select z() $$;')
    await applyFunctions(client, release('1', caller, returning('z', 'last')))
    expect(await answer(client, 'a()')).toBe('last')
  }))

describe('is refused, and leaves everything as it was:', () => {
  const typed = (name: string, parameters: string, result: string) =>
    fileOf(
      name,
      `create or replace function ${name}(${parameters}) returns ${result} language sql as $$ select null $$;`,
    )
  const signature =
    'prisma/sql/work/a.sql: a has another signature than before. Give it a new name: a process of the last version may still call the old one.'

  test.each([
    ['another type of a parameter', typed('a', 'x text', 'text'), signature],
    ['a parameter more', typed('a', 'x int, y int', 'text'), signature],
    ['another name of a parameter', typed('a', 'z int', 'text'), signature],
    ['another result', typed('a', 'x int', 'int'), signature],
    [
      'plpgsql that does not compile',
      fileOf(
        'a',
        '-- Why.\ncreate or replace function a(x int) returns text language plpgsql as $$\nbegin\n  retrun x;\nend $$;',
      ),
      'prisma/sql/work/a.sql:4: syntax error at or near "retrun"',
    ],
    [
      'SQL that does not compile',
      fileOf(
        'a',
        'create or replace function a(x int) returns text language sql as $$\n  select x\n  from nowhere $$;',
      ),
      'prisma/sql/work/a.sql:3: relation "nowhere" does not exist',
    ],
    [
      'a result that does not fit',
      fileOf('a', '-- Why.\ncreate or replace function a(x int) returns text language sql as $$ select x, x $$;'),
      'prisma/sql/work/a.sql:1: return type mismatch in function declared to return text: Final statement must return exactly one column.',
    ],
    [
      'a trigger on a table that is not there',
      fileOf(
        'b',
        'create or replace function b() returns trigger language plpgsql as $$ begin return null; end $$;\n\ncreate or replace trigger b after insert on nowhere\n  for each row execute function b();',
      ),
      'prisma/sql/work/b.sql:3: relation "nowhere" does not exist',
    ],
    [
      'a file of another name',
      fileOf('b', 'create or replace function c() returns int language sql as $$ select 1 $$;'),
      'prisma/sql/work/b.sql: A file makes the function of its name, and this one makes no b.',
    ],
  ])('%s', (_what, one, message) =>
    on(async (client) => {
      const a = typed('a', 'x int', 'text')
      await applyFunctions(client, release('1', a))
      const next = one.name === 'a' ? [one] : [a, one]
      await expect(applyFunctions(client, release('2', ...next))).rejects.toThrow(
        `The functions of the database could not be applied: ${message}`,
      )
      expect(await functionsIn(client)).toEqual(['a'])
      expect(await applyFunctions(client, release('1', a))).toEqual([])
    }),
  )
})

describe('triggers', () => {
  const function_ =
    'create or replace function told() returns trigger language plpgsql as $$ begin return null; end $$;\n'
  const trigger = (name: string) =>
    `\ncreate or replace trigger ${name} after insert on thing for each row execute function told();\n`
  const triggersIn = (client: pg.Client) =>
    answer(client, `array(select tgname::text from pg_trigger where not tgisinternal order by 1)`)
  const rows = (client: pg.Client) => answer(client, '(select count(*)::int from thing)')

  test('stand beside their function, and one that no longer does goes; rows stay', () =>
    on(async (client) => {
      await client.query('create table thing (id int); insert into thing values (1)')
      await applyFunctions(client, release('1', fileOf('told', function_ + trigger('one') + trigger('two'))))
      expect(await triggersIn(client)).toEqual(['one', 'two'])
      await applyFunctions(client, release('2', fileOf('told', function_ + trigger('two') + trigger('three'))))
      expect([await triggersIn(client), await rows(client)]).toEqual([['three', 'two'], 1])
    }))

  test('that migrations gave their tables stay, where the file names none', () =>
    on(async (client) => {
      await applyFunctions(client, release('1', fileOf('told', function_)))
      await client.query(`create table thing (id int); ${trigger('given')}`)
      await applyFunctions(client, release('2', fileOf('told', `-- Edited.\n${function_}`)))
      expect(await triggersIn(client)).toEqual(['given'])
    }))

  test('go with their function once its file is gone', () =>
    on(async (client) => {
      await client.query('create table thing (id int); insert into thing values (1)')
      await applyFunctions(client, release('1', fileOf('told', function_ + trigger('one'))))
      expect(await applyFunctions(client, release('2'))).toEqual([])
      expect([await functionsIn(client), await triggersIn(client), await rows(client)]).toEqual([[], [], 1])
    }))
})

test('one that a table still uses is not taken away', () =>
  on(async (client) => {
    const used = fileOf(
      'used',
      'create or replace function used() returns int immutable language sql as $$ select 1 $$;',
    )
    await applyFunctions(client, release('1', used))
    await client.query('create table thing (id int default used())')
    await expect(applyFunctions(client, release('2'))).rejects.toThrow(
      'prisma/sql/work/used.sql: The file is gone, and what it made is still used. default value for column id of table thing depends on function used()',
    )
  }))

test('one keeps its owner and the rights that it was given, and what runs as whom is what its file says', () =>
  on(async (client) => {
    const role = `"${(await client.query<{ name: string }>('select current_database() as name')).rows[0]!.name}_reader"`
    await applyFunctions(client, release('1', returning('a', '1')))
    await client.query(
      `create role ${role}; revoke all on function a from public; grant execute on function a to ${role}`,
    )
    const rights = `(select array[proowner::regrole::text, proacl::text, prosecdef::text, proconfig::text] from pg_proc where proname = 'a')`
    const before = await answer(client, rights)
    await applyFunctions(client, release('2', returning('a', '2')))
    expect(await answer(client, rights)).toEqual(before)
    await client.query(`drop owned by ${role}`)
    await administer(`drop role ${role}`)
  }))

describe('the functions of the product', () => {
  const inProduct = async <T extends pg.QueryResultRow>(sql: string) =>
    (await withConnection(asOwner(await testDatabase()), (client) => client.query<T>(sql))).rows

  const own = `p.pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`

  test('stand in a file each, in an area of the house', async () => {
    const { list } = readFunctions()
    const rows = await inProduct<{ name: string }>(`select p.proname as name from pg_proc p where ${own} order by 1`)
    expect(list.map(({ name }) => name).sort()).toEqual(rows.map(({ name }) => name))
    expect(Object.keys(areas)).toEqual(expect.arrayContaining(list.map(({ file }) => file.split('/')[2])))
  })

  test('are what their files say, which no migration has replaced since', async () => {
    const rows = await inProduct<{ name: string; body: string }>(
      `select p.proname as name, p.prosrc as body from pg_proc p where ${own}`,
    )
    const bodies = new Map(rows.map(({ name, body }) => [name, body]))
    for (const { name, sql } of readFunctions().list)
      expect([name, sql.split('$$')[1]]).toEqual([name, bodies.get(name)])
  })

  test('name all their triggers, but for those that tables of any area are given by the migrations that make them', async () => {
    const rows = await inProduct<{ name: string; triggers: string[] }>(`
      select p.proname as name, array_agg(t.tgname::text order by 1) as triggers from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where not t.tgisinternal and ${own} group by 1 order by 1`)
    const { list } = readFunctions()
    const given = rows.filter(({ name, triggers }) => {
      const { sql } = list.find((one) => one.name === name)!
      const named = Array.from(sql.matchAll(/^create or replace trigger (\w+)/gm), ([, trigger]) => trigger!)
      if (named.length) expect([name, named.sort()]).toEqual([name, triggers.sort()])
      return !named.length
    })
    expect(given.map(({ name }) => name)).toEqual([
      'add_change',
      'add_changes_below',
      'audit',
      'forget_words',
      'placed',
      'placed_words',
      'refuse_change',
      'set_updated_at',
    ])
  })

  // A change of it would be no change of the rows that it has made.
  test('are asked by no generated column, index or check: what those call stands in migrations', async () => {
    const rows = await inProduct(`
      select pg_describe_object(d.classid, d.objid, d.objsubid) as used, p.proname from pg_depend d
      join pg_proc p on d.refclassid = 'pg_proc'::regclass and d.refobjid = p.oid
      where ${own} and d.classid not in ('pg_trigger'::regclass, 'pg_proc'::regclass)`)
    expect(rows).toEqual([])
  })

  test('run as who calls them, and with the settings of who calls them, but for those that count in a root and that erase', async () => {
    const others = `select p.proname as name, p.proconfig as settings from pg_proc p
      where ${own} and (p.prosecdef or p.proconfig is not null) order by 1`
    // The product has no right on the sequences, which are in another schema; what is found is told by them alone. Nor
    // has it one to erase an organization that has closed, whom an account was of, or what is past its retention.
    const names = [
      'erase_root',
      'expire_rows',
      'forget_names',
      'forget_person',
      'root_number',
      'root_number_to',
      'root_numbers',
    ]
    const settings = ['search_path=public, pg_temp']
    expect(await inProduct(others)).toEqual(names.map((name) => ({ name, settings })))
  })
})
