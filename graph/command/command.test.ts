// `opsgraph` as an operator types it: what it says and its exit code.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, withConnection } from '../../prisma/connect.ts'
import { dataFolder, runCommand, startProcess } from '../testing/process.ts'
import { emptyDatabase, testDatabase } from '../testing/database.ts'
import { helpText, parseCommand } from './parse.ts'

const folder = dataFolder()
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

let own: Record<string, string>

beforeAll(async () => {
  own = { DATABASE_URL: addressOf(await testDatabase(`command_${Date.now()}`)), SEED: 'none' }
})

const problemOf = (...typed: string[]): string => {
  try {
    parseCommand(typed)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

describe('what is typed', () => {
  test('is serve where nothing is', () => {
    expect(parseCommand([])?.name).toBe('serve')
    expect(parseCommand(['--settings', 'x'])).toMatchObject({ name: 'serve', options: { settings: 'x' } })
  })

  test('has its operands and options', () => {
    expect(parseCommand(['admin', 'create', 'a@b.test', '--name', 'Ann'])).toMatchObject({
      name: 'admin create',
      operands: ['a@b.test'],
      options: { name: 'Ann' },
    })
  })

  test.each([
    [['chek'], "opsgraph has no command 'chek'. Did you mean check?"],
    [['admin'], "opsgraph has no command 'admin'. Say one of: admin create, admin reset-password, admin revoke."],
    [['admin', 'create', '--nam', 'x'], 'opsgraph admin create has no --nam. Did you mean --name?'],
    [['admin', 'create'], 'opsgraph admin create needs EMAIL and --name NAME.'],
    [['check', '--settings'], 'opsgraph check: --settings needs a FILE.'],
    [['migrate', 'now'], "opsgraph migrate takes no 'now'. See opsgraph migrate --help."],
  ])('%j is told what is right', (typed, message) => {
    expect(problemOf(...typed)).toBe(message)
  })

  test('help names every command, and the options of one', async () => {
    expect(parseCommand(['admin', 'create', '--help'])).toBeUndefined()
    expect(helpText(['admin', 'create', '--help'])).toContain('--new-organization NAME')
    const { code, output } = await runCommand({}, 'help')
    expect(code).toBe(0)
    for (const name of ['serve', 'migrate', 'admin revoke EMAIL', 'check']) expect(output).toContain(`  ${name}`)
  })

  test('that is wrong ends with EX_USAGE', async () => {
    expect((await runCommand({}, 'srve')).code).toBe(64)
  })
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

describe('backup and restore', () => {
  test('of the embedded database while it is used, into a new data folder', async () => {
    const DATA_DIR = path.join(folder, 'kept')
    const running = await startProcess({ DATA_DIR, SEED: 'none' })
    expect((await runCommand({ DATA_DIR }, 'admin', 'create', 'kept@house.test', '--name', 'Kept')).code).toBe(0)
    const file = path.join(folder, 'kept.opsgraph')
    const made = await runCommand({ DATA_DIR }, 'backup', '--to', file)
    expect([made.code, made.output]).toEqual([0, expect.stringMatching(/kept\.opsgraph: \d+ rows, \d+ bytes\.\n$/)])
    expect((await runCommand({ DATA_DIR }, 'restore', file)).code).toBe(75)
    await running.end()
    expect((await runCommand({ DATA_DIR }, 'restore', file)).code).toBe(65)

    const whole = await runCommand({}, 'restore', file, '--check-only')
    expect([whole.code, whole.output]).toEqual([0, expect.stringContaining('kept.opsgraph is whole: ')])
    const next = { DATA_DIR: path.join(folder, 'next'), SEED: 'none' }
    const done = await runCommand(next, 'restore', file)
    expect([done.code, done.output]).toEqual([0, expect.stringMatching(/Restored \d+ rows of /)])
    const again = await startProcess(next)
    expect((await runCommand(next, 'admin', 'create', 'kept@house.test', '--name', 'Kept')).code).toBe(65)
    await again.end()
  })

  test('of a file that is none or is not there ends with EX_DATAERR or EX_NOINPUT, before a data folder is made', async () => {
    const DATA_DIR = path.join(folder, 'not made')
    const other = path.join(folder, 'other')
    fs.writeFileSync(other, 'something')
    expect((await runCommand({ DATA_DIR }, 'restore', other)).code).toBe(65)
    expect((await runCommand({ DATA_DIR }, 'restore', path.join(folder, 'none'))).code).toBe(66)
    expect((await runCommand({ DATA_DIR }, 'backup')).code).toBe(64)
    expect(fs.existsSync(DATA_DIR)).toBe(false)
  })

  test.runIf(process.getuid?.() === 0 && fs.existsSync('/dev/full'))(
    'on a full disk says so, ends with EX_IOERR and leaves nothing',
    async () => {
      const small = path.join(folder, 'small')
      fs.mkdirSync(small)
      if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16k', 'tmpfs', small]).status !== 0) return
      try {
        const { code, output } = await runCommand(own, 'backup', '--to', `${small}/`)
        expect([code, output]).toEqual([74, expect.stringMatching(/^The disk is full/)])
        expect(fs.readdirSync(small)).toEqual([])
      } finally {
        spawnSync('umount', [small])
      }
    },
  )
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

    const last = await runCommand(own, 'admin', 'revoke', 'first@house.test')
    expect([last.code, last.output]).toEqual([65, expect.stringContaining('would be left without an Admin')])
    const second = ['admin', 'create', 'second@house.test', '--name', 'Second', '--organization', 'House of Tests']
    expect((await runCommand(own, ...second)).code).toBe(0)
    expect((await runCommand(own, 'admin', 'revoke', 'first@house.test')).code).toBe(0)
    expect((await signIn('a new word of Tests 9')).status).toBe(401)
    expect((await runCommand(own, ...second)).code).toBe(65)
    await running.end()
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
