// Two processes of Opsgraph ask the benchmarks of one database at once: each breach opens one record.
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { addressOf } from '../../../prisma/connect.ts'
import { days, punctuality } from '../../testing/breaches.ts'
import { testDatabase } from '../../testing/database.ts'
import { startProcess } from '../../testing/process.ts'
import { World } from '../../testing/world.ts'

const benchmarks = 40

test('two processes make one record of one breach', { timeout: 300_000 }, async () => {
  const database = 'two_processes'
  const world = await World.make({ database })
  const { prisma } = world
  const root = await world.organization()
  const admin = await world.user(root, 'ADMIN')
  const { id: jobRoleId } = await prisma.jobRole.create({ data: { organizationId: root.id, name: 'Service owner' } })
  const all = []
  for (let i = 0; i < benchmarks; i++) {
    const at = await world.organization({ parent: root })
    all.push({ at, benchmark: await punctuality(world, at, admin, { jobRoleId }) })
  }
  const environment = { DATABASE_URL: addressOf(await testDatabase(database)), SEED: 'none', LOG_LEVEL: 'error' }
  const processes = await Promise.all([startProcess(environment), startProcess(environment)])
  onTestFinished(async () => {
    await Promise.all(processes.map((one) => one.end()))
  })
  // What comes while both look, a bit at a time, is taken by whichever comes first.
  for (const { at, benchmark } of all) await days(world, benchmark, at, [97, 91, 89])
  const breaches = () => prisma.breach.count({ where: { rootId: root.id } })
  await expect.poll(breaches, { timeout: 120_000, interval: 500 }).toBe(benchmarks)
  // Asked again, by a value that comes late, and over two more rounds of each.
  for (const { at, benchmark } of all) await days(world, benchmark, at, [97, 90, 88])
  await expect
    .poll(() => prisma.breachCheck.count({ where: { dueAt: { lte: new Date() } } }), {
      timeout: 120_000,
      interval: 500,
    })
    .toBe(0)
  await delay(12_000)
  const records = await prisma.action.count({ where: { rootId: root.id } })
  expect([
    await breaches(),
    await prisma.breachAction.count({ where: { breach: { rootId: root.id } } }),
    records,
  ]).toEqual([benchmarks, benchmarks, benchmarks])
  for (const one of processes) expect(one.output()).not.toMatch(/error/i)
})
