// The rehearsal: writers write while backups are taken, and each backup is the state of one moment.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { administer, asOwner, emptyDatabase } from '../../graph/testing/database.ts'
import { tree } from '../../graph/testing/tree.ts'
import { World } from '../../graph/testing/world.ts'
import { withConnection } from '../connect.ts'
import { backup } from './backup.ts'
import { checkSums } from './checkSums.ts'
import { restore } from './restore.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'opsgraph-rehearsal-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const marks = 100

test(
  `at ${marks} marks a restored backup equals its source by the check sums of every table`,
  { timeout: 3_600_000 },
  async () => {
    const world = await World.make({ database: 'rehearsal' })
    const { admin } = await tree(world)
    const source = asOwner(world.services.db.connection)
    const writers = 3
    /** What they write between two marks; while a backup is taken, they write until it is there. */
    const between = 60
    const state = { allowed: 0, begun: 0, waiting: 0, isOver: false }
    const write = async () => {
      for (;;) {
        state.waiting++
        while (state.begun >= state.allowed && !state.isOver) await delay(2)
        state.waiting--
        if (state.isOver) return
        const legalName = `House ${++state.begun} of the rehearsal`
        await world.mutate(admin, 'createOrganization', { legalName }, 'organization { id }')
      }
    }
    const writing = Array.from({ length: writers }, write)
    for (let mark = 0; mark < marks; mark++) {
      if (mark % 10 === 0) {
        // Taken while they write: whole, if of a moment that nobody knows.
        const before = state.begun
        state.allowed = Infinity
        await backup(source, { target: path.join(folder, `during-${mark}.opsgraph`) })
        expect(state.begun).toBeGreaterThan(before)
      }
      state.allowed = state.begun + between
      while (state.begun < state.allowed || state.waiting < writers) await delay(2)
      const sums = await checkSums(source)
      const { file } = await backup(source, { target: path.join(folder, `${mark}.opsgraph`) })
      const database = `rehearsal_${mark}`
      await administer(`create database ${database}`)
      const target = { ...source, database }
      await restore(target, { file })
      expect(await checkSums(target)).toEqual(sums)
      await administer(`drop database ${database} with (force)`)
      fs.rmSync(file)
    }
    state.isOver = true
    await Promise.all(writing)
    for (const name of fs.readdirSync(folder)) {
      const target = await emptyDatabase()
      await restore(target, { file: path.join(folder, name) })
      // Each organization has the Admin that was written with it.
      const { rows } = await withConnection(target, (client) =>
        client.query(
          `select from organization o where not exists (select from membership m where m.organization_id = o.id)`,
        ),
      )
      expect(rows).toEqual([])
    }
  },
)
