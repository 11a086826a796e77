// What an operator has to go back to: the backups of BACKUP_DIR, and up to when the WAL there reaches.
import fs from 'node:fs'
import { clusterIn } from '../../prisma/embeddedCluster.ts'
import { chainOf } from '../../prisma/wal/chains.ts'
import { planRestore, readRanges, shownRange } from '../../prisma/wal/plan.ts'
import { archiveOf } from '../kernel/archiveOf.ts'
import { backupsIn } from '../kernel/backupJob.ts'
import type { Settings } from '../kernel/settings.ts'
import { hour } from '../kernel/time/milliseconds.ts'
import type { Finding } from './finding.ts'
import { nearestFolder } from './nearestFolder.ts'

type Asked = Pick<
  Settings,
  'BACKUP_DIR' | 'BACKUP_HOURS' | 'BACKUP_KEY' | 'BACKUP_WAL' | 'DATABASE_URL' | 'DATA_DIR' | 'JOBS'
>

export async function checkBackups(settings: Asked, now = new Date()): Promise<Finding[]> {
  if (!settings.BACKUP_DIR)
    return [{ about: 'backups', problem: 'no job takes any, as BACKUP_DIR is unset', isHint: true }]
  const problem = unwritable(settings.BACKUP_DIR)
  if (problem) return [{ about: 'backups', problem }]
  return [newest(settings, now), ...(archiveOf(settings) ? [await archived(settings)] : [])]
}

function unwritable(folder: string): string | undefined {
  // One that is not there yet is made with the first backup.
  const at = nearestFolder(folder)
  try {
    fs.accessSync(at, fs.constants.W_OK)
    return fs.statSync(at).isDirectory() ? undefined : `${at} is not a folder`
  } catch (error) {
    return `${at} cannot be written to (${(error as NodeJS.ErrnoException).code})`
  }
}

function newest({ BACKUP_DIR, BACKUP_HOURS }: Asked, now: Date): Finding {
  const about = 'backups'
  const all = backupsIn(BACKUP_DIR)
  const at = all[0]?.at
  if (!at) return { about, problem: `none is in ${BACKUP_DIR} yet; the job takes one soon after a start`, isHint: true }
  const seen = `${all.length} in ${BACKUP_DIR}, the newest of ${at.toISOString()}`
  // One that is under way has until the next is due.
  const isLate = now.getTime() - at.getTime() > 2 * BACKUP_HOURS * hour
  return { about, seen, problem: isLate ? `${seen}; one is due every ${BACKUP_HOURS} hours` : undefined, isHint: true }
}

/** Whether what was archived of this data folder can be restored, and to what times. */
async function archived({ BACKUP_DIR, DATA_DIR }: Asked): Promise<Finding> {
  const about = 'WAL archive'
  const chain = chainOf(clusterIn(DATA_DIR), BACKUP_DIR)
  if (!chain) return { about, problem: 'has no base backup yet; the job takes one soon after a start', isHint: true }
  try {
    const [found] = await readRanges(chain)
    await planRestore(chain, undefined)
    return { about, seen: `${chain} restores times ${shownRange(found!.range)}` }
  } catch (error) {
    return { about, problem: (error as Error).message }
  }
}
