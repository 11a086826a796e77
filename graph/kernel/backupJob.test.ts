import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { asOwner, emptyDatabase } from '../testing/database.ts'
import { World } from '../testing/world.ts'
import { checkSums } from '../../prisma/backup/checkSums.ts'
import { restore } from '../../prisma/backup/restore.ts'
import { tree } from '../testing/tree.ts'
import { backUp } from './backupJob.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'opsgraph-backups-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const taken = () =>
  fs
    .readdirSync(folder)
    .filter((name) => name.startsWith('opsgraph-'))
    .toSorted()

test('a backup is taken each time it is due, by one of many, and the oldest go', async () => {
  const settings = { BACKUP_DIR: folder, BACKUP_HOURS: 6, BACKUP_KEEP: 2 }
  const world = await World.make({ database: 'backup_job', settings })
  await tree(world)
  fs.writeFileSync(path.join(folder, 'of somebody else.opsgraph'), '')
  await Promise.all([backUp(world.services), backUp(world.services)])
  expect(taken()).toHaveLength(1)
  const [first] = taken()
  world.clock.forward({ hours: 5 })
  await backUp(world.services)
  expect(taken()).toEqual([first])
  for (let i = 0; i < 2; i++) {
    world.clock.forward({ hours: 6 })
    await backUp(world.services)
  }
  expect(taken()).toHaveLength(2)
  expect(taken()).not.toContain(first)
  expect(fs.readdirSync(folder)).toContain('of somebody else.opsgraph')

  const target = await emptyDatabase()
  await restore(target, {
    file: path.join(folder, taken().at(-1)!),
  })
  expect(await checkSums(target)).toEqual(await checkSums(asOwner(world.services.db.connection)))
})

test('none is taken without a folder', async () => {
  const world = await World.make()
  await backUp(world.services)
})
