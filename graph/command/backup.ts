import { backup } from '../../prisma/backup/backup.ts'
import { exits, StartError } from '../../prisma/startError.ts'
import type { Given } from './commands.ts'
import { openBeside, requireMigrated } from './openServices.ts'

export async function run(given: Given): Promise<void> {
  const { settings, options, print } = given
  const target = options.to ?? (settings.BACKUP_DIR && `${settings.BACKUP_DIR}/`)
  if (!target)
    throw Object.assign(new StartError('opsgraph backup needs --to PATH, or BACKUP_DIR.'), { exit: exits.usage })
  const database = await openBeside(given)
  try {
    await requireMigrated(database.owner)
    const { file, rows, bytes } = await backup(database.owner, { target, secret: settings.BACKUP_KEY || undefined })
    print(`${file}: ${rows} rows, ${bytes} bytes${settings.BACKUP_KEY ? ', sealed' : ''}.`)
  } finally {
    await database.stop()
  }
}
