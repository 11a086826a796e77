// The files of the embedded database: made once, and nobody's but the user's that PostgreSQL runs as.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { holdsNothingElse, majorVersion, type Binaries } from './embeddedBinaries.ts'
import { StartError } from './startError.ts'

/** The superuser of the cluster, who owns the tables and migrates them. */
export const owner = 'opsgraph'

export const database = 'opsgraph'

export const usualSettings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'shared_buffers=256MB',
  'max_wal_size=4GB',
  'random_page_cost=1.1',
  'jit=off',
  'log_checkpoints=off',
  'timezone=UTC',
]

export function makeFolder(dataDir: string) {
  try {
    fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    fs.accessSync(dataDir, fs.constants.W_OK)
  } catch {
    throw new StartError(`DATA_DIR ${dataDir} can't be written to; name a folder that can.`, 'cantCreate')
  }
}

/** What stands in a data folder beside the cluster, whose own files PostgreSQL keeps to itself. */
const ownFiles = ['postgres.password', 'postgres.log']

/** Keeps the data folder from others, an older one too; a folder that is also something else's is left as it is. */
export function keepPrivate(dataDir: string, tools: Binaries) {
  if (holdsNothingElse(dataDir)) restrict(dataDir, 0o700, tools)
  for (const name of fs.readdirSync(dataDir)) {
    if (ownFiles.includes(name)) restrict(path.join(dataDir, name), 0o600, tools)
    else if (name.startsWith('postgres-binaries-')) restrict(path.join(dataDir, name), 0o700, tools)
  }
}

function restrict(file: string, mode: number, tools: Binaries) {
  try {
    tools.give(file)
    fs.chmodSync(file, mode)
  } catch (error) {
    // A volume that was lent keeps the mode its owner gave it.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}

/** The file that PostgreSQL writes its log to, emptied at each start. */
export function openLog(dataDir: string, tools: Binaries): number {
  const file = path.join(dataDir, 'postgres.log')
  const log = fs.openSync(file, 'w', 0o600)
  tools.give(file)
  return log
}

export const lastLogLine = (dataDir: string) =>
  fs.readFileSync(path.join(dataDir, 'postgres.log'), 'utf8').trim().split('\n').at(-1)

/** The folder of a data folder's cluster. */
export const clusterIn = (dataDir: string) => path.join(dataDir, 'postgres')

/** What a restore makes the cluster in until it is whole. */
export const restoring = 'postgres.restoring'

export const newPassword = () => randomBytes(24).toString('base64url')

/** Keeps the password of the cluster's superuser. */
export function writePassword(dataDir: string, password: string, tools: Binaries) {
  const file = path.join(dataDir, 'postgres.password')
  fs.writeFileSync(file, password, { mode: 0o600 })
  tools.give(file)
}

/**
 * The password of a data folder's cluster, which is made where there is none yet, in a folder that becomes the real one
 * when it is whole.
 */
export async function initialise(
  dataDir: string,
  folder: string,
  tools: Binaries,
  signal?: AbortSignal,
): Promise<string> {
  const passwordFile = path.join(dataDir, 'postgres.password')
  if (fs.existsSync(path.join(folder, 'PG_VERSION'))) {
    const version = fs.readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim()
    if (version !== majorVersion) {
      throw new StartError(`DATA_DIR ${dataDir} holds PostgreSQL ${version} data; this version needs ${majorVersion}.`)
    }
    return fs.readFileSync(passwordFile, 'utf8')
  }
  if (fs.existsSync(path.join(dataDir, restoring)))
    throw new StartError(
      `DATA_DIR ${dataDir} holds a restore that was broken off. Run opsgraph restore again, or remove ${restoring} there.`,
    )
  const password = newPassword()
  const unfinished = `${folder}.new`
  const secret = `${unfinished}.password`
  fs.rmSync(unfinished, { recursive: true, force: true })
  fs.mkdirSync(unfinished, { mode: 0o700 })
  fs.writeFileSync(secret, password, { mode: 0o600 })
  tools.give(unfinished)
  tools.give(secret)
  const reason = await initdb(unfinished, secret, tools, signal)
  fs.rmSync(secret)
  signal?.throwIfAborted()
  if (reason !== undefined)
    throw new StartError(`The database in DATA_DIR ${dataDir} could not be made: ${reason}`, 'software')
  writePassword(dataDir, password, tools)
  fs.renameSync(unfinished, folder)
  return password
}

/** Why no cluster could be made; undefined where it was. */
async function initdb(
  folder: string,
  secret: string,
  tools: Binaries,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const args = ['-D', folder, '-U', owner, '-A', 'scram-sha-256', `--pwfile=${secret}`, '-E', 'UTF8']
  args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C')
  // Of a group of its own: a signal from the terminal is for this process, which ends it.
  const child = spawn(...tools.command('initdb', args), {
    ...tools.identity,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  const end = () => child.pid && process.kill(-child.pid, 'SIGKILL')
  signal?.addEventListener('abort', end)
  try {
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit') as Promise<[number | null]>])
    return code === 0
      ? undefined
      : said
          .trim()
          .split('\n')
          .findLast((line) => !line.includes('removing')) || `initdb ended with ${code}`
  } catch (error) {
    return (error as Error).message
  } finally {
    signal?.removeEventListener('abort', end)
  }
}
