// npm run bench: how fast the hot paths are, as ratios measured in one run. `npm run bench -- board fan-out` runs some.
import fs from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { build, toStart } from '../../build/steps.ts'
import { projectFile } from '../../../prisma/project.ts'
import { startScratch } from '../../../prisma/scratch.ts'
import { asOf } from './asOf.ts'
import { closing, closingTenants } from './closing.ts'
import { directory } from './directory.ts'
import { exported } from './export.ts'
import { fanOut, fanOutGroup, fanOutTenants } from './fanOut.ts'
import { grid } from './grid.ts'
import { fullBuckets, home } from './home.ts'
import { growth, largeTenants, smallTenants } from './growth.ts'
import { imports } from './imports.ts'
import { lists, listTenants, rareFields } from './lists.ts'
import { metrics } from './metrics.ts'
import { seeded, stopServers } from './processes.ts'
import { replica } from './replica.ts'
import { schedule } from './schedule.ts'
import { hands, shareNames, shares } from './shares.ts'
import { signIns } from './signIns.ts'
import { tour } from './tour.ts'
import { writers } from './writers.ts'
import { seedTrees, trees } from './tree.ts'

const parts = [
  'tour',
  'first-load',
  ...shareNames,
  'as-of',
  'closing',
  'grid',
  'export',
  'home',
  'fan-out',
  'writers',
  'replica',
  'growth',
  'lists',
  'schedule',
  'sign-in',
  'directory',
  'metrics',
  'imports',
  'tree',
] as const
type Part = (typeof parts)[number]

const { positionals: only } = parseArgs({ allowPositionals: true })
const unknown = only.filter((name) => !parts.some((part) => part === name))
if (unknown.length) {
  console.error(`Nothing called ${unknown.join(', ')} is measured. Name some of ${parts.join(', ')}.`)
  process.exit(64)
}
const wanted = (...names: Part[]) => !only.length || names.some((name) => only.includes(name))

await build(toStart)
const database = await startScratch([])
try {
  if (wanted('tour')) tour()
  if (wanted('first-load')) console.log(fs.readFileSync(projectFile('dist/first-load.en.txt'), 'utf8').trim())
  if (wanted(...shareNames)) {
    console.log('Seeding 200,000 records in 50 organizations …')
    const url = await seeded(database, 'shares', [{ organizations: 50, records: 200_000 }])
    await shares(url, (name) => wanted(name))
    stopServers()
  }
  if (wanted('as-of')) {
    console.log('Seeding 200,000 records in 50 organizations and in one, with what they were before …')
    const [many, one] = [
      await seeded(database, 'as_of_many', [{ organizations: 50, records: 200_000 }]),
      await seeded(database, 'as_of_one', [{ organizations: 1, records: 200_000 }]),
    ]
    await asOf(
      many,
      '50 organizations',
      hands.map((hand, i) => [`carrier-${i * 4 + 1}`, hand]),
    )
    stopServers()
    await asOf(
      one,
      'one organization',
      hands.map((hand) => ['carrier-1', hand]),
    )
    stopServers()
  }
  if (wanted('closing')) {
    console.log('Seeding 200,000 records in one organization, and 20,000 in another …')
    await closing(await seeded(database, 'closing', closingTenants))
    stopServers()
  }
  if (wanted('grid', 'export')) {
    console.log('Seeding 200,000 records in one organization …')
    const url = await seeded(database, 'grid', [{ organizations: 1, records: 200_000 }])
    if (wanted('grid')) await grid(url)
    if (wanted('export')) await exported(url)
    stopServers()
  }
  if (wanted('home')) {
    console.log('Seeding 40,000 open records in one organization …')
    await home(await seeded(database, 'home', [{ organizations: 1, records: 40_000 }], fullBuckets))
    stopServers()
  }
  if (wanted('fan-out')) {
    await fanOut(await seeded(database, 'crowd', fanOutTenants, fanOutGroup))
    stopServers()
  }
  if (wanted('sign-in')) {
    await signIns(await seeded(database, 'sign_in', [{ organizations: 1, records: 1_000 }]))
    stopServers()
  }
  if (wanted('directory')) {
    await directory(await seeded(database, 'directory', []))
    stopServers()
  }
  if (wanted('writers')) {
    console.log('Seeding 50,000 records in 50 organizations …')
    await writers(await seeded(database, 'writers', [{ organizations: 50, records: 50_000 }]))
    stopServers()
  }
  if (wanted('replica')) {
    console.log('Seeding 50,000 records in 50 organizations …')
    await replica(await seeded(database, 'replicated', [{ organizations: 50, records: 50_000 }]), database)
    stopServers()
  }
  if (wanted('growth')) {
    console.log('Seeding 1,000,000 records …')
    await growth(await seeded(database, 'small', smallTenants), await seeded(database, 'large', largeTenants))
    stopServers()
  }
  if (wanted('lists')) {
    console.log('Seeding 1,000,000 records in one organization …')
    await lists(await seeded(database, 'lists', listTenants, rareFields))
  }
  if (wanted('schedule')) {
    console.log('Scheduling 1,000,000 occurrences …')
    await schedule(await seeded(database, 'schedule', [{ organizations: 1, records: 1000 }]))
  }
  if (wanted('metrics')) {
    console.log('Taking 1,000,000 observations …')
    await metrics(await seeded(database, 'metrics', []))
  }
  if (wanted('imports')) {
    console.log('Importing 10,000 rows of each kind, twice …')
    await imports(await seeded(database, 'imports', []))
  }
  if (wanted('tree')) {
    console.log('Seeding trees of 50 and of 5,000 organizations …')
    const [small, large] = [await seeded(database, 'tree_small', []), await seeded(database, 'tree_large', [])]
    await seedTrees(small, 'small')
    await seedTrees(large, 'large')
    await trees({ small, large })
  }
} finally {
  stopServers()
  await delay(500)
  await database.stop()
}
process.exit(0)
