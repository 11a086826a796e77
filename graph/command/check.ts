// What an operator would look at before a start, and after a change of the house around it.
import fs from 'node:fs'
import { withConnection } from '../../prisma/connect.ts'
import { clusterIn } from '../../prisma/embeddedCluster.ts'
import { excessOf } from '../../prisma/roles.ts'
import { StartError } from '../../prisma/startError.ts'
import { clockSkew } from '../kernel/auth/accessToken.ts'
import { openTileArchive } from '../kernel/http/tileArchive.ts'
import { suspectNames } from '../kernel/settingsFile.ts'
import { checkBackups } from './checkBackups.ts'
import { checkReplica } from './checkReplica.ts'
import type { Given } from './commands.ts'
import type { Finding } from './finding.ts'
import { nearestFolder } from './nearestFolder.ts'
import { openBeside, requireMigrated } from './openServices.ts'

const gigabyte = 2 ** 30
const leastFree = gigabyte

export async function run(given: Given): Promise<void> {
  const { print, settings } = given
  const findings: Finding[] = [
    ...suspects(),
    disk(settings.DATABASE_URL ? '.' : settings.DATA_DIR),
    ...(await checkBackups(settings)),
  ]
  print('ok    settings: each is what it may be')
  if (settings.MAP_TILES_FILE) findings.push(await tilesOf(settings.MAP_TILES_FILE))
  for (const finding of findings) print(lineOf(finding))
  if (!settings.DATABASE_URL && !fs.existsSync(clusterIn(settings.DATA_DIR)))
    print(`ok    database: none is in ${settings.DATA_DIR} yet; a start makes it`)
  else findings.push(...(await checkDatabase(given)))
  const wrong = findings.filter(({ problem, isHint }) => problem !== undefined && !isHint)
  if (wrong.length)
    throw new StartError(`${wrong.length} of these must be put right: ${wrong.map(({ about }) => about).join(', ')}.`)
}

async function checkDatabase(given: Given): Promise<Finding[]> {
  // What stands in the way here ends the check with its own words and exit code.
  const database = await openBeside(given)
  try {
    const { DATABASE_REPLICA_URL } = given.settings
    const found = await ofDatabase(database)
    if (DATABASE_REPLICA_URL) found.push(await checkReplica(database.connection, DATABASE_REPLICA_URL))
    for (const finding of found) given.print(lineOf(finding))
    return found
  } finally {
    await database.stop()
  }
}

const lineOf = ({ about, problem, seen, isHint }: Finding) =>
  `${problem === undefined ? 'ok   ' : isHint ? 'hint ' : 'wrong'} ${about}: ${problem ?? seen}`

function suspects(): Finding[] {
  return suspectNames(process.env).map(([name, meant]) => ({
    about: name,
    problem: `is no setting. Did you mean ${meant}?`,
    isHint: true,
  }))
}

async function tilesOf(file: string): Promise<Finding> {
  const about = 'map tiles'
  try {
    const archive = await openTileArchive(file)
    await archive.close()
    return { about, seen: `${file} has ${archive.kind} tiles down to zoom ${archive.deepest}` }
  } catch (error) {
    return { about, problem: (error as Error).message }
  }
}

function disk(folder: string): Finding {
  const { bavail, bsize } = fs.statfsSync(nearestFolder(folder))
  const free = bavail * bsize
  const seen = `${(free / gigabyte).toFixed(1)} GB are free at ${folder}`
  return { about: 'disk', seen, problem: free < leastFree ? `only ${seen}` : undefined }
}

async function ofDatabase({ connection, owner }: Awaited<ReturnType<typeof openBeside>>): Promise<Finding[]> {
  return withConnection(connection, async (client) => {
    const asked = Date.now()
    const { rows } = await client.query<{ version: string; at: number; size: string; connections: number }>(`
      select current_setting('server_version') as version, (extract(epoch from clock_timestamp()) * 1000)::float8 as at,
        pg_size_pretty(pg_database_size(current_database())) as size, current_setting('max_connections')::int as connections`)
    const { version, at, size, connections } = rows[0]!
    const off = Math.round((at - (asked + Date.now()) / 2) / 1000)
    const migrated = await requireMigrated(owner).then(
      () => undefined,
      (error: Error) => error.message,
    )
    const excess = migrated === undefined ? await excessOf(client) : undefined
    return [
      { about: 'database', seen: `PostgreSQL ${version}, ${size}, at most ${connections} connections` },
      { about: 'migrations', seen: 'all of this version are applied', problem: migrated },
      { about: 'role', seen: 'may do what it needs and no more', problem: excess && `${excess}.`, isHint: true },
      {
        about: 'clock',
        seen: `${Math.abs(off)} seconds from the database's`,
        problem: Math.abs(off) > clockSkew ? `${Math.abs(off)} seconds from the database's. Keep it by NTP` : undefined,
      },
    ]
  })
}
