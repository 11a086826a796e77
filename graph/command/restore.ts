import { contentOf, openRestorable, restore } from '../../prisma/backup/restore.ts'
import { jsonOf, readFrames } from '../../prisma/backup/frames.ts'
import { openDatabase } from '../kernel/openDatabase.ts'
import type { Given } from './commands.ts'

export async function run({ settings, options, operands, signal, say, print }: Given): Promise<void> {
  const file = operands[0]!
  const secret = settings.BACKUP_KEY || undefined
  const opened = await openRestorable(file, secret)
  if (options['check-only']) {
    let rows = 0
    for await (const frame of readFrames(contentOf(opened, secret)))
      if (frame.kind === 'E') rows += jsonOf<{ rows: number }>(frame).rows
    return print(`${file} is whole: ${rows} rows of ${opened.header.createdAt}.`)
  }
  const database = await openDatabase(settings, { signal, say })
  try {
    const { createdAt, rows } = await restore(database.owner, { file, secret, signal, say })
    print(`Restored ${rows} rows of ${createdAt}.`)
  } finally {
    await database.stop()
  }
}
