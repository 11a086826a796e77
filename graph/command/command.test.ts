// `opsgraph` as an operator types it: what it says and its exit code.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, withConnection } from '../../prisma/connect.ts'
import { dataFolder, runCommand, startProcess } from '../testing/process.ts'
import { emptyDatabase, testDatabase } from '../testing/database.ts'

const folder = dataFolder()
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

let own: Record<string, string>

beforeAll(async () => {
  own = { DATABASE_URL: addressOf(await testDatabase(`command_${Date.now()}`)), SEED: 'none' }
})

test('help ends well, and what is typed wrong with EX_USAGE', async () => {
  const { code, output } = await runCommand({}, 'help')
  expect([code, output]).toEqual([0, expect.stringContaining('  admin revoke EMAIL')])
  expect((await runCommand({}, 'srve')).code).toBe(64)
})

describe('a settings file', () => {
  test('holds where the environment says nothing else', async () => {
    const file = path.join(folder, 'good.env')
    fs.writeFileSync(file, `DATABASE_URL=${own.DATABASE_URL}\nPORT=no-port\n`)
    const { code, output } = await runCommand({ PORT: '0' }, 'check', '--settings', file)
    expect([code, output]).toEqual([0, expect.stringContaining('ok    migrations: all of this version are applied')])
  })

  test('with a typo ends with EX_CONFIG, before anything is done', async () => {
    const file = path.join(folder, 'bad.env')
    fs.writeFileSync(file, 'DATA_DRI=/somewhere\n')
    expect(await runCommand({}, 'serve', '--settings', file)).toEqual({
      code: 78,
      output: `${file}, line 1: DATA_DRI is no setting. Did you mean DATA_DIR?\n`,
    })
  })
})

describe('migrate', () => {
  test('says what it applied, and then that there is nothing to', async () => {
    const database = { DATABASE_URL: addressOf(await emptyDatabase()) }
    const first = await runCommand(database, 'migrate')
    expect([first.code, first.output]).toEqual([0, expect.stringMatching(/20261120000000_init\n[^]*Applied \d+\.\n$/)])
    const second = await runCommand(database, 'migrate')
    expect([second.code, second.output]).toEqual([
      0,
      expect.stringContaining('Nothing to apply: the database is of this version.'),
    ])
  })
})

describe('check', () => {
  test('names a database that lacks migrations, and ends with EX_CONFIG', async () => {
    const { code, output } = await runCommand({ DATABASE_URL: addressOf(await emptyDatabase()) }, 'check')
    expect([code, output]).toEqual([78, expect.stringMatching(/wrong migrations: The database lacks \d+ migrations/)])
  })

  test('says what is wrong before there is a database, and ends with EX_CONFIG', async () => {
    const { code, output } = await runCommand(
      { DATA_DIR: path.join(folder, 'never'), MAP_TILES_FILE: '/nowhere' },
      'check',
    )
    expect(code).toBe(78)
    expect(output).toContain('wrong map tiles: MAP_TILES_FILE: /nowhere cannot be read (ENOENT).')
    expect(output).toContain('1 of these must be put right: map tiles.')
  })

  test('makes no data folder', async () => {
    const DATA_DIR = path.join(folder, 'never')
    const { code, output } = await runCommand({ DATA_DIR }, 'check')
    expect([code, output]).toEqual([0, expect.stringContaining(`none is in ${DATA_DIR} yet`)])
    expect(fs.existsSync(DATA_DIR)).toBe(false)
  })
})

describe('a database that can not be used', () => {
  /** Answers to a start of a session with an error, as a pooler does. */
  const refusing = async (message: string): Promise<string> => {
    const server = net.createServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', () => {
        const fields = Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`)
        const head = Buffer.alloc(5)
        head.write('E')
        head.writeInt32BE(fields.length + 4, 1)
        socket.end(Buffer.concat([head, fields]))
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    afterAll(() => void server.close())
    return `postgresql://me:secret@127.0.0.1:${(server.address() as net.AddressInfo).port}/x`
  }

  test('for a pooler is told what to name instead', async () => {
    const DATABASE_URL = await refusing('unsupported startup parameter: options')
    const { code, output } = await runCommand({ DATABASE_URL }, 'migrate')
    expect([code, output]).toEqual([78, expect.stringMatching(/^DATABASE_URL leads through a pooler, as PgBouncer is/)])
  })
})

describe('admin', () => {
  const rows = (sql: string) =>
    withConnection({ connectionString: own.DATABASE_URL }, async (client) => (await client.query(sql)).rows as object[])

  test('create makes the first Admin with an organization, who can sign in beside a running process', async () => {
    const running = await startProcess(own)
    const made = await runCommand(
      own,
      'admin',
      'create',
      'first@house.test',
      '--name',
      'First',
      '--new-organization',
      'House of Tests',
    )
    expect([made.code, made.output]).toEqual([0, expect.stringContaining('first@house.test can sign in. Password: ')])
    const password = /Password: (\S+)/.exec(made.output)![1]!
    const signIn = (secret: string) =>
      fetch(`${running.address}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'first@house.test', password: secret }),
      })
    const { status } = await signIn(password)
    expect(status).toBe(200)
    expect(
      await rows(
        `select o.legal_name, m.access_level from membership m join organization o on o.id = m.organization_id join app_user u on u.id = m.user_id where u.email = 'first@house.test'`,
      ),
    ).toEqual([{ legal_name: 'House of Tests', access_level: 'ADMIN' }])

    const file = path.join(folder, 'password')
    fs.writeFileSync(file, 'a new word of Tests 9\n')
    const reset = await runCommand(own, 'admin', 'reset-password', 'FIRST@house.test', '--password-file', file)
    expect(reset).toEqual({ code: 0, output: 'first@house.test has a new password.\n' })
    expect([(await signIn(password)).status, (await signIn('a new word of Tests 9')).status]).toEqual([401, 200])

    await rows(
      `insert into authenticator_app (user_id, secret, sealed, last_step) select id, 'x', false, 0 from app_user where email = 'first@house.test'`,
    )
    const lost = await runCommand(own, 'admin', 'reset-second-factor', 'first@house.test')
    expect(lost).toEqual({ code: 0, output: 'first@house.test has no second factor now.\n' })
    expect(await rows('select user_id from authenticator_app')).toEqual([])
    expect(
      await rows(
        `select actor_id, after ->> 'event' as event from audit_entry where noun = 'SignIn' and actor_id is null and after ->> 'event' = 'FACTOR_RESET'`,
      ),
    ).toEqual([{ actor_id: null, event: 'FACTOR_RESET' }])
    expect((await runCommand(own, 'admin', 'reset-second-factor', 'first@house.test')).code).toBe(65)

    const last = await runCommand(own, 'admin', 'revoke', 'first@house.test')
    expect([last.code, last.output]).toEqual([65, expect.stringContaining('would be left without an Admin')])
    const second = ['admin', 'create', 'second@house.test', '--name', 'Second', '--organization', 'House of Tests']
    expect((await runCommand(own, ...second)).code).toBe(0)
    expect((await runCommand(own, 'admin', 'revoke', 'first@house.test')).code).toBe(0)
    expect((await signIn('a new word of Tests 9')).status).toBe(401)
    expect((await runCommand(own, ...second)).code).toBe(65)
    await running.end()
  })

  test('an export of a person is a file of their own, and none is written over', async () => {
    const at = path.join(folder, 'exports')
    const made = await runCommand(own, 'export', 'person', 'second@house.test', '--to', `${at}/`)
    expect([made.code, made.output]).toEqual([0, expect.stringContaining('everything of second@house.test, ')])
    const [file] = fs.readdirSync(at)
    expect(file).toMatch(/^[0-9a-f-]{36}-\d{4}-\d\d-\d\d\.tar\.gz$/)
    const told = path.join(at, file!)
    const { stdout } = spawnSync('tar', ['-xzOf', told, 'tables/app_user.ndjson'], { encoding: 'utf8' })
    expect(JSON.parse(stdout)).toMatchObject({ email: 'second@house.test', name: 'Second' })
    expect(stdout).not.toContain('password_hash')
    const again = await runCommand(own, 'export', 'person', 'second@house.test', '--to', told)
    expect([again.code, again.output]).toEqual([73, expect.stringContaining('is there already. Name another file.')])
    const nobody = await runCommand(own, 'export', 'person', 'nobody@house.test', '--to', at)
    expect([nobody.code, nobody.output]).toEqual([65, expect.stringContaining('No account has the email')])
    expect(fs.readdirSync(at)).toEqual([file])
  })

  test('leaves no account where its organization can not be', async () => {
    const { code, output } = await runCommand(
      own,
      'admin',
      'create',
      'third@house.test',
      '--name',
      'Third',
      '--organization',
      'Nobody knows it',
    )
    expect([code, output]).toEqual([65, expect.stringContaining('No root organization is Nobody knows it')])
    expect(await rows(`select from app_user where email = 'third@house.test'`)).toEqual([])
  })

  test('refuses a password that is easy to guess', async () => {
    const file = path.join(folder, 'weak')
    fs.writeFileSync(file, 'password1\n')
    const { code } = await runCommand(
      own,
      'admin',
      'create',
      'weak@house.test',
      '--name',
      'Weak',
      '--password-file',
      file,
    )
    expect(code).toBe(65)
  })
})

test('a command works on the embedded database of a process that runs, and leaves it running', async () => {
  const DATA_DIR = path.join(folder, 'embedded')
  const running = await startProcess({ DATA_DIR, SEED: 'none' })
  const { code } = await runCommand({ DATA_DIR }, 'admin', 'create', 'own@house.test', '--name', 'Own')
  expect(code).toBe(0)
  expect((await fetch(`${running.address}/health/ready`)).status).toBe(200)
  expect(await running.end()).toBe(0)
})
