// The embedded database as a whole process has it: its files and its roles.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { withConnection } from '../../prisma/connect.ts'
import { pidFile } from '../../prisma/postmaster.ts'
import { projectFile } from '../../prisma/project.ts'
import { dataFolder, launch, startProcess } from './process.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = dataFolder()
  folders.push(folder)
  return folder
}

const modeOf = (file: string) => (fs.statSync(file).mode & 0o777).toString(8)

/** The files of a data folder that others may read or that are not PostgreSQL's own user's. */
function openFiles(folder: string): string[] {
  const { uid } = fs.statSync(path.join(folder, 'postgres'))
  const all = ['', ...(fs.readdirSync(folder, { recursive: true }) as string[])].filter(
    (name) => !name.startsWith('postgres-binaries-') || !name.includes('/'),
  )
  return all.filter((name) => {
    const stat = fs.lstatSync(path.join(folder, name), { throwIfNoEntry: false })
    return stat && (stat.uid !== uid || (stat.mode & 0o077) !== 0) && !stat.isSymbolicLink()
  })
}

describe('the embedded database', () => {
  test('is used as a role that is no superuser, and keeps its files to the user it runs as, those of an older version too', async () => {
    const folder = newFolder()
    const first = await startProcess({ DATA_DIR: folder, SEED: 'none' })
    expect(openFiles(folder)).toEqual([])
    expect([
      modeOf(folder),
      modeOf(path.join(folder, 'postgres.log')),
      modeOf(path.join(folder, 'postgres.password')),
    ]).toEqual(['700', '600', '600'])
    const port = Number(pidFile(path.join(folder, 'postgres'))[3])
    const password = fs.readFileSync(path.join(folder, 'postgres.password'), 'utf8')
    const users = `select distinct usename from pg_stat_activity where datname = 'opsgraph' and pid <> pg_backend_pid() and usename is not null`
    const { rows } = await withConnection(
      { host: '127.0.0.1', port, user: 'opsgraph', password, database: 'opsgraph' },
      (client) => client.query(users),
    )
    expect(rows).toEqual([{ usename: 'opsgraph_app' }])
    await first.end()
    fs.chmodSync(folder, 0o755)
    fs.chmodSync(path.join(folder, 'postgres.log'), 0o644)
    const second = await startProcess({ DATA_DIR: folder, SEED: 'none' })
    expect(openFiles(folder)).toEqual([])
    await second.end()
  })

  const nameless = { uid: 12_345, gid: 12_345 }
  const canTry =
    process.getuid?.() === 0 && spawnSync('test', ['-r', projectFile('dist/graph/main.js')], nameless).status === 0
  test.runIf(canTry)('starts for a user that has no name', async () => {
    const folder = newFolder()
    fs.chownSync(folder, nameless.uid, nameless.gid)
    const running = await startProcess({ DATA_DIR: folder, SEED: 'none' }, nameless)
    expect((await fetch(`${running.address}/health/ready`)).status).toBe(200)
    expect(fs.statSync(path.join(folder, 'postgres')).uid).toBe(nameless.uid)
    expect(openFiles(folder)).toEqual([])
    expect(await running.end()).toBe(0)
  })

  test.runIf(canTry)(
    'says to a user that has no name what would be right, where user namespaces are barred, and leaves nothing half made',
    async () => {
      const folder = newFolder()
      fs.chownSync(folder, nameless.uid, nameless.gid)
      const barred = fs.mkdtempSync('/tmp/opsgraph-barred-')
      folders.push(barred)
      fs.chmodSync(barred, 0o755)
      fs.writeFileSync(
        path.join(barred, 'unshare'),
        '#!/bin/sh\necho "unshare: unshare failed: Operation not permitted" >&2\nexit 1\n',
        { mode: 0o755 },
      )
      const { ended, output } = launch(
        { DATA_DIR: folder, SEED: 'none', PATH: `${barred}:${process.env.PATH}` },
        nameless,
      )
      expect(await ended).toBe(78)
      expect(output()).toContain(
        'The user 12345 has no name in /etc/passwd, which PostgreSQL needs to make its files; add a line for it, as opsgraph:x:12345:12345::/:/bin/false, or set DATABASE_URL.',
      )
      expect(fs.existsSync(path.join(folder, 'postgres'))).toBe(false)
    },
  )
})
