// Backups as an operator takes and restores them, by whole processes with databases of their own.
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { addressOf } from '../../prisma/connect.ts'
import { testDatabase } from '../testing/database.ts'
import { dataFolder, runCommand, startProcess } from '../testing/process.ts'

const folder = dataFolder()

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

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
    expect((await restore({ ...other, DATABASE_URL: addressOf(await testDatabase('restored_elsewhere')) })).code).toBe(
      78,
    )
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
})
