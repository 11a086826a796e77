import fs from 'node:fs'
import { contentOf, openRestorable, restore } from '../../prisma/backup/restore.ts'
import { jsonOf, readFrames } from '../../prisma/backup/frames.ts'
import { restoreRoot, type RootOptions } from '../../prisma/backup/restoreRoot.ts'
import { openDatabase } from '../kernel/openDatabase.ts'
import type { Given } from './commands.ts'
import { openBeside, requireMigrated } from './openServices.ts'
import { UsageError } from './parse.ts'
import { restoreFolder } from './restoreFolder.ts'

export async function run(given: Given): Promise<void> {
  const { settings, options, operands, signal, say, print } = given
  const file = operands[0]!
  const secret = settings.BACKUP_KEY || undefined
  const isThere = fs.existsSync(file)
  const asksTime = options['target-time'] !== undefined
  if (isThere ? fs.statSync(file).isDirectory() : asksTime) return restoreFolder(given)
  if (asksTime) throw new UsageError('opsgraph restore: --target-time takes the folder of BACKUP_DIR, and not a file.')
  const opened = await openRestorable(file, secret)
  if (options['check-only']) {
    let rows = 0
    for await (const frame of readFrames(contentOf(opened, secret)))
      if (frame.kind === 'E') rows += jsonOf<{ rows: number }>(frame).rows
    return print(`${file} is whole: ${rows} rows of ${opened.header.createdAt}.`)
  }
  if (options.root) return restoreOne(given, { root: options.root, file, secret, signal, say })
  const database = await openDatabase(settings, { signal, say })
  try {
    const { createdAt, rows } = await restore(database.owner, { file, secret, signal, say })
    print(`Restored ${rows} rows of ${createdAt}.`)
  } finally {
    await database.stop()
  }
}

/** Beside a process that runs, or without one. */
async function restoreOne(given: Given, asked: RootOptions): Promise<void> {
  const database = await openBeside(given)
  try {
    await requireMigrated(database.owner)
    const done = await restoreRoot(database.owner, asked)
    for (const { table, before, after } of done.renumbered)
      given.print(`The numeric id ${before} of ${table} is now ${after}.`)
    for (const email of done.opened) given.print(`The account ${email} is open again.`)
    for (const { table, rows } of done.leftOut) given.print(`Left out of ${table}: ${rows} rows.`)
    given.print(`Restored ${done.name}: ${done.rows} rows of ${done.createdAt}.`)
  } finally {
    await database.stop()
  }
}
