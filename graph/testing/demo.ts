// The demo, seeded once a run of tests into a template, which whoever needs it clones.
import { inject } from 'vitest'
import { makeClient, withConnection } from '../../prisma/connect.ts'
import type { Settings } from '../kernel/settings.ts'
import { seedDemo } from '../seed/demo.ts'
import { openDb } from '../kernel/db.ts'
import { asOwner, testDatabase } from './database.ts'
import { TestClock } from './TestClock.ts'
import { World } from './world.ts'

export const demoNow = new Date('2026-11-20T10:00:00Z')

const seeding = 1
const seeded = 'demo_template'

/**
 * Makes the template, unless another file has. It comes by its name when it is whole, so that none begins with half.
 */
async function seed() {
  const client = makeClient({ ...inject('postgres'), database: 'postgres' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [seeding])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [seeded])
    if (rowCount) return
    const db = openDb(await testDatabase(`${seeded}_in_the_making`))
    await seedDemo(db.prisma, demoNow)
    await db.close()
    await withConnection(asOwner(db.connection), (owner) => owner.query('analyze'))
    await client.query(`alter database ${seeded}_in_the_making rename to ${seeded}`)
  } finally {
    await client.end()
  }
}

/** A process on a demo of its own, at the demo's own time or another. */
export async function ownDemo(
  database: string,
  clock = new TestClock(demoNow.getTime()),
  settings: Partial<Settings> = {},
): Promise<World> {
  await seed()
  await testDatabase(database, seeded)
  return World.make({ database, clock, settings })
}

/** One that several files read and none changes. */
export const readDemo = (): Promise<World> => ownDemo('demo_to_read')
