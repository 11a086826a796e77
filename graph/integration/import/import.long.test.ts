// As many rows as a file may have: read, compared and written in memory that does not grow with them.
import v8 from 'node:v8'
import vm from 'node:vm'
import { expect, test } from 'vitest'
import { Imports } from '../../testing/imports.ts'
import { World } from '../../testing/world.ts'
import { runImports } from './importJob.ts'

const rows = 50_000
const most = 150_000_000

// What nobody holds any more is no growth, however long the engine leaves it lying.
v8.setFlagsFromString('--expose-gc')
const collect = vm.runInNewContext('gc') as () => void

test('50,000 rows are imported in bounded memory, and the same file again comes to nothing', async () => {
  const world = await World.make()
  const root = await world.organization({ name: 'Large Co' })
  const imports = new Imports(world, root, await world.user(root, 'ADMIN'))
  const text = `name,type,city\n${Array.from({ length: rows }, (_, i) => `Place ${i},Yard,City ${i % 500}`).join('\n')}\n`
  // What the process needs at all is there before it is measured.
  await imports.take('LOCATIONS', 'name,type\nFirst,Yard\n')
  collect()
  const before = process.memoryUsage().rss
  let peak = 0
  const watch = setInterval(() => {
    collect()
    peak = Math.max(peak, process.memoryUsage().rss)
  }, 1000)
  const made = await imports.create('LOCATIONS', text)
  expect(made.import).toMatchObject({ total: rows })
  const read = performance.now()
  await imports.mutate('compare', made.import!)
  await runImports(world.services)
  const compared = await imports.read(made.import!)
  expect(compared).toMatchObject({ state: 'COMPARED', created: rows, refused: 0 })
  const written = performance.now()
  await imports.mutate('start', compared)
  await runImports(world.services)
  const done = performance.now()
  expect(await imports.read(compared)).toMatchObject({ state: 'DONE', written: rows })
  expect(await world.prisma.location.count({ where: { organizationId: root.id } })).toBe(rows + 1)
  const again = await imports.compare('LOCATIONS', text)
  expect(again).toMatchObject({ same: rows, created: 0, changed: 0, refused: 0 })
  clearInterval(watch)
  console.info(
    `compared in ${Math.round((written - read) / 1000)} s, written in ${Math.round((done - written) / 1000)} s, ${Math.round((peak - before) / 1_000_000)} MB at most`,
  )
  expect(peak - before).toBeLessThan(most)
}, 1_800_000)
