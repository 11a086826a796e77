import { contentOf, openRestorable, restore } from '../../prisma/backup/restore.ts'
import { jsonOf, readFrames } from '../../prisma/backup/frames.ts'
import { restoreRoot } from '../../prisma/backup/restoreRoot.ts'
import { openDatabase } from '../kernel/openDatabase.ts'
import type { Given } from './commands.ts'
import { openBeside, requireMigrated } from './openServices.ts'

export async function run(given: Given): Promise<void> {
  const { settings, options, operands, signal, say, print } = given
  const file = operands[0]!
  const secret = settings.BACKUP_KEY || undefined
  const opened = await openRestorable(file, secret)
  if (options['check-only']) {
    let rows = 0
    for await (const frame of readFrames(contentOf(opened, secret)))
      if (frame.kind === 'E') rows += jsonOf<{ rows: number }>(frame).rows
    return print(`${file} is whole: ${rows} rows of ${opened.header.createdAt}.`)
  }
  if (options.root) return restoreOne(given, options.root)
  const database = await openDatabase(settings, { signal, say })
  try {
    const { createdAt, rows } = await restore(database.owner, { file, secret, signal, say })
    print(`Restored ${rows} rows of ${createdAt}.`)
  } finally {
    await database.stop()
  }
}

/** Beside a process that runs, or without one. */
async function restoreOne(given: Given, root: string): Promise<void> {
  const { settings, operands, signal, say, print } = given
  const database = await openBeside(given)
  try {
    await requireMigrated(database.owner)
    const secret = settings.BACKUP_KEY || undefined
    const done = await restoreRoot(database.owner, { root, file: operands[0]!, secret, signal, say })
    for (const { table, before, after } of done.renumbered) print(`${table} ${before} is ${after} now.`)
    for (const email of done.opened) print(`The account ${email} is open again.`)
    for (const { table, rows } of done.leftOut) print(`Left out of ${table}: ${rows} rows.`)
    print(`Restored ${done.name}: ${done.rows} rows of ${done.createdAt}.`)
  } finally {
    await database.stop()
  }
}
