import type { ArchiveOptions } from '../../prisma/wal/archiver.ts'
import type { Settings } from './settings.ts'

type Asked = Pick<Settings, 'BACKUP_DIR' | 'BACKUP_KEY' | 'BACKUP_WAL' | 'DATABASE_URL' | 'JOBS'>

/**
 * Where the WAL of the embedded database is archived; undefined where it is not: that of one's own, and where no job
 * takes the base backups without which it is of no use.
 */
export function archiveOf({
  BACKUP_DIR,
  BACKUP_KEY,
  BACKUP_WAL,
  DATABASE_URL,
  JOBS,
}: Asked): ArchiveOptions | undefined {
  const isArchived = BACKUP_DIR && BACKUP_WAL === 'on' && !DATABASE_URL && JOBS === 'on'
  return isArchived ? { folder: BACKUP_DIR, secret: BACKUP_KEY || undefined } : undefined
}
