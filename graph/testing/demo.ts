// The demo, seeded once a run of tests, for those that only read it.
import pg from 'pg'
import { seedDemo } from '../../prisma/seed/demo.ts'
import { testDatabase } from './database.ts'
import { World } from './world.ts'

export const demoNow = new Date('2026-11-20T10:00:00Z')

const seeding = 1

export async function readDemo(): Promise<World> {
  const database = 'demo_to_read'
  const client = new pg.Client(await testDatabase(database))
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [seeding]) // Another file may be at it.
    const world = await World.make({ database })
    await seedDemo(world.prisma, demoNow)
    return world
  } finally {
    await client.end()
  }
}
