// Beside a backup of rows, the embedded database gets a base backup, which its WAL brings to any second after it.
import path from 'node:path'
import { joinEmbedded } from '../../prisma/embedded.ts'
import { clusterIn } from '../../prisma/embeddedCluster.ts'
import { archiveState } from '../../prisma/wal/archiver.ts'
import { chainOf } from '../../prisma/wal/chains.ts'
import { expireChains, needsBase } from '../../prisma/wal/expire.ts'
import { takeBase } from '../../prisma/wal/takeBase.ts'
import { archiveOf } from './archiveOf.ts'
import type { Services } from './context.ts'
import { gauge } from './metrics/registry.ts'

gauge(
  'opsgraph_wal_waiting_seconds',
  'For how long the oldest closed segment of WAL has been waiting for the archive; 0 where none waits.',
  [],
  () => {
    const { isOn, waitingSince } = archiveState
    return isOn ? [[waitingSince ? Math.max(0, (Date.now() - waitingSince.getTime()) / 1000) : 0]] : []
  },
)
gauge(
  'opsgraph_wal_archived_timestamp_seconds',
  'Up to when this process has archived WAL, in seconds since 1970.',
  [],
  () => (archiveState.archivedUpTo ? [[archiveState.archivedUpTo.getTime() / 1000]] : []),
)

/** Takes a base backup where one is due or the archive has none that its WAL follows, and removes what is not kept. */
export async function backUpArchive({ settings, db, log }: Services, isDue: boolean): Promise<void> {
  const archive = archiveOf(settings)
  const superuser = archive && joinEmbedded(settings.DATA_DIR)
  // What runs in the data folder may be another's database.
  if (!superuser || superuser.port !== db.connection.port) return
  const cluster = clusterIn(settings.DATA_DIR)
  const chain = chainOf(cluster, archive.folder)
  if (!isDue && chain !== undefined && !(await needsBase(chain))) return
  const { file, bytes } = await takeBase(superuser, cluster, archive)
  log.info({ file, bytes }, 'A base backup was taken.')
  await expireChains(archive.folder, settings.BACKUP_KEEP, path.dirname(file))
}
