// Backups by the clock: of any number of processes that share a folder one takes each, and the oldest go.
import fs from 'node:fs'
import path from 'node:path'
import { backup, ending } from '../../prisma/backup/backup.ts'
import { archiveOf } from './archiveOf.ts'
import { backUpArchive } from './backUpArchive.ts'
import type { Services } from './context.ts'
import type { Job } from './jobs.ts'
import { gauge } from './metrics/registry.ts'
import { hour } from './time/milliseconds.ts'

let lastAt: Date | undefined
gauge(
  'opsgraph_backup_last_timestamp_seconds',
  'When the newest backup of BACKUP_DIR was taken, in seconds since 1970.',
  [],
  () => (lastAt ? [[lastAt.getTime() / 1000]] : []),
)

const named = /^opsgraph-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.opsgraph$/

/** The backups of a folder by their time, the newest first. */
export function backupsIn(folder: string): { name: string; at: Date }[] {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder)
    .flatMap((name) => {
      const parts = name.endsWith(ending) && named.exec(name)
      return parts ? [{ name, at: new Date(name.replace(named, '$1-$2-$3T$4:$5:$6Z')) }] : []
    })
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
}

/** Takes a backup where one is due, and removes those beyond the number that is kept. */
export async function backUp(services: Services): Promise<void> {
  const { settings, db, clock } = services
  if (!settings.BACKUP_DIR) return
  const now = clock.now()
  const isDue = () => {
    lastAt = backupsIn(settings.BACKUP_DIR)[0]?.at
    return !lastAt || now.getTime() - lastAt.getTime() >= settings.BACKUP_HOURS * hour
  }
  if (!isDue() && !archiveOf(settings)) return
  await db.withClient(async (client) => {
    const { rows } = await client.query<{ own: boolean }>(
      `select pg_try_advisory_lock(hashtextextended('backup', 0)) as own`,
    )
    if (!rows[0]!.own) return
    try {
      // Another process may have taken it since.
      const due = isDue()
      if (due) await backUpRows(services, now)
      await backUpArchive(services, due)
    } finally {
      await client.query(`select pg_advisory_unlock(hashtextextended('backup', 0))`)
    }
  })
}

async function backUpRows({ settings, db, log }: Services, now: Date): Promise<void> {
  const { BACKUP_DIR, BACKUP_KEEP, BACKUP_KEY } = settings
  const target = `${BACKUP_DIR}/`
  const { file, bytes } = await backup(db.connection, { target, secret: BACKUP_KEY || undefined, now })
  log.info({ file, bytes }, 'A backup was taken.')
  const all = backupsIn(BACKUP_DIR)
  lastAt = all[0]?.at
  for (const { name } of all.slice(BACKUP_KEEP)) fs.rmSync(path.join(BACKUP_DIR, name))
}

export const backupJob: Job = { name: 'backup', seconds: 60, run: backUp }
