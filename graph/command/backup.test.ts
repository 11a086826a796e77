// Backups as an operator takes and restores them.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { addressOf } from '../../prisma/connect.ts'
import { testDatabase } from '../testing/database.ts'
import { dataFolder, runCommand, startProcess } from '../testing/process.ts'

const folder = dataFolder()
const own = { DATABASE_URL: addressOf(await testDatabase(`backup_command_${Date.now()}`)), SEED: 'none' }

/** A disk that is full soon; where none can be mounted, what happens then is not tried. */
const small = path.join(folder, 'small')
fs.mkdirSync(small)
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8k', 'tmpfs', small]).status === 0

afterAll(() => {
  if (isMounted) spawnSync('umount', [small])
  fs.rmSync(folder, { recursive: true, force: true })
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

  test('of one root organization, into what others use meanwhile, and not where it is there', async () => {
    const DATA_DIR = path.join(folder, 'roots')
    const running = await startProcess({ DATA_DIR, SEED: 'none' })
    const made = ['admin', 'create', 'here@house.test', '--name', 'Here', '--new-organization', 'Harbour house']
    expect((await runCommand({ DATA_DIR }, ...made)).code).toBe(0)
    const file = path.join(folder, 'roots.opsgraph')
    expect((await runCommand({ DATA_DIR }, 'backup', '--to', file)).code).toBe(0)
    const restore = ['restore', file, '--root', 'Harbour house']
    const twice = await runCommand({ DATA_DIR }, ...restore)
    expect([twice.code, twice.output]).toEqual([65, expect.stringContaining('The database has Harbour house.')])
    await running.end()

    const other = { DATA_DIR: path.join(folder, 'others'), SEED: 'none' }
    const used = await startProcess(other)
    expect((await runCommand(other, 'admin', 'create', 'there@house.test', '--name', 'There')).code).toBe(0)
    const done = await runCommand(other, ...restore)
    expect([done.code, done.output]).toEqual([0, expect.stringMatching(/Restored Harbour house: \d+ rows of /)])
    expect((await runCommand(other, 'admin', 'create', 'here@house.test', '--name', 'Here')).code).toBe(65)
    await used.end()
  })

  test('to a second: what was written until then is there, and nothing of after', async () => {
    const [DATA_DIR, BACKUP_DIR] = [path.join(folder, 'archived'), path.join(folder, 'backups')]
    const environment = { DATA_DIR, BACKUP_DIR, BACKUP_KEY: 'a key of the tests, long enough', SEED: 'none' }
    const running = await startProcess(environment)
    const create = (more: Record<string, string>, email: string) =>
      runCommand({ ...environment, ...more }, 'admin', 'create', email, '--name', 'Kept')
    await expect.poll(() => fs.readdirSync(BACKUP_DIR, { recursive: true }).join()).toContain('.base')
    expect((await create({}, 'first@house.test')).code).toBe(0)
    const time = new Date().toISOString()
    expect((await create({}, 'second@house.test')).code).toBe(0)
    expect(await running.end()).toBe(0)

    const restore = (more: Record<string, string>, ...args: string[]) =>
      runCommand({ ...environment, ...more }, 'restore', BACKUP_DIR, ...args)
    const next = { DATA_DIR: path.join(folder, 'to a second') }
    const done = await restore(next, '--target-time', time)
    expect([done.code, done.output]).toEqual([0, expect.stringMatching(`Restored \\d+ rows as of ${time} into `)])
    expect((await restore(next, '--target-time', time)).code).toBe(65)
    const other = { DATA_DIR: path.join(folder, 'not restored') }
    expect((await restore(other, '--target-time', '2026-01-01T00:00:00Z')).code).toBe(65)
    expect((await restore({ ...other, BACKUP_KEY: 'another key of the tests' })).code).toBe(65)
    expect((await restore({ ...other, ...own })).code).toBe(78)
    const typed = [time.slice(0, -1), '2026-02-30T00:00:00Z'].map((wrong) => ['--target-time', wrong])
    for (const args of [...typed, ['--root', 'House']]) expect((await restore(other, ...args)).code).toBe(64)
    const none = await runCommand({}, 'restore', path.join(folder, 'no folder'), '--target-time', time)
    expect([none.code, none.output]).toEqual([66, expect.stringContaining('no folder is not there.')])
    expect(fs.existsSync(path.join(other.DATA_DIR, 'postgres'))).toBe(false)
    const whole = await restore(other, '--check-only')
    expect([whole.code, whole.output]).toEqual([
      0,
      expect.stringMatching(/ is whole: .* \(base backups: 1, WAL segments: \d+\)/),
    ])

    const again = await startProcess({ ...environment, ...next })
    expect((await create(next, 'first@house.test')).code).toBe(65)
    expect((await create(next, 'second@house.test')).code).toBe(0)
    expect(await again.end()).toBe(0)
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

  test.runIf(isMounted)('on a full disk says so, ends with EX_IOERR and leaves nothing', async () => {
    const { code, output } = await runCommand(own, 'backup', '--to', `${small}/`)
    expect([code, output]).toEqual([74, expect.stringMatching(/^The disk is full/)])
    expect(fs.readdirSync(small)).toEqual([])
  })
})
