// Backups as an operator takes and restores them.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { addressOf } from '../../prisma/connect.ts'
import { testDatabase } from '../testing/database.ts'
import { dataFolder, runCommand } from '../testing/process.ts'

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
