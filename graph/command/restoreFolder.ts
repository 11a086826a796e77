// The embedded database to a second, from the folder that its base backups and WAL are archived to.
import { StartError } from '../../prisma/startError.ts'
import { checkArchive } from '../../prisma/wal/checkArchive.ts'
import { restoreArchive } from '../../prisma/wal/restoreArchive.ts'
import type { Given } from './commands.ts'
import { UsageError } from './parse.ts'

const form = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/

/** Whether there is such a day: a 30th of February would be taken for one of March. */
const isDay = (day: string) => {
  const time = new Date(`${day}T00:00:00Z`).getTime()
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/** A time as it was typed; throws where it is none, or says nothing of its zone. */
function readTime(typed: string): Date {
  const time = form.test(typed) && isDay(typed.slice(0, 10)) ? new Date(typed) : undefined
  if (!time || Number.isNaN(time.getTime()))
    throw new UsageError(
      `opsgraph restore: --target-time must be a time with its zone, as 2026-11-26T14:02:03Z or 2026-11-26T09:02:03-05:00, not '${typed}'.`,
    )
  return time
}

export async function restoreFolder({ settings, options, operands, signal, say, print }: Given): Promise<void> {
  const folder = operands[0]!
  const secret = settings.BACKUP_KEY || undefined
  const typed = options['target-time']
  const target = typed === undefined ? undefined : readTime(typed)
  if (options.root) throw new UsageError('opsgraph restore: --root takes a backup file, and not a folder.')
  if (options['check-only']) {
    for (const line of await checkArchive(folder, secret)) print(line)
    return
  }
  if (settings.DATABASE_URL)
    throw new StartError(
      'A folder restores the embedded database alone. Unset DATABASE_URL and name an empty DATA_DIR; restore your own PostgreSQL by its own tools.',
    )
  const { until, rows } = await restoreArchive({ folder, target, secret, dataDir: settings.DATA_DIR, signal, say })
  print(`Restored ${rows} rows as of ${until.toISOString()} into ${settings.DATA_DIR}.`)
}
