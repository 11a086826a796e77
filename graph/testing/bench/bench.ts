// npm run bench: how fast the hot paths are, as ratios measured in one run. `npm run bench -- board fan-out` runs some;
// `--small` measures nothing, and shows with little data that every part works.
import fs from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { build, toStart } from '../../build/steps.ts'
import { projectFile } from '../../../prisma/project.ts'
import { startScratch } from '../../../prisma/scratch.ts'
import type { EmbeddedDatabase } from '../../../prisma/embedded.ts'
import { asOf, asOfTenants } from './asOf.ts'
import { closing, closingTenants } from './closing.ts'
import { directory } from './directory.ts'
import { exported } from './export.ts'
import { fanOut, fanOutGroup, fanOutTenants } from './fanOut.ts'
import { grid, gridTenants } from './grid.ts'
import { fullBuckets, home, homeTenants } from './home.ts'
import { growth, largeTenants, smallTenants } from './growth.ts'
import { imports } from './imports.ts'
import { lists, listTenants, rareFields } from './lists.ts'
import { metrics } from './metrics.ts'
import { seeded, stopServers } from './processes.ts'
import { replica } from './replica.ts'
import { schedule } from './schedule.ts'
import { hands, shareNames, shares, shareTenants } from './shares.ts'
import { signIns } from './signIns.ts'
import { tour } from './tour.ts'
import { writers, writerTenants } from './writers.ts'
import { seedTrees, trees } from './tree.ts'

let started: Promise<EmbeddedDatabase> | undefined
/** Started once it is needed. */
const database = () => (started ??= startScratch([]))

/** A database of this name with these tenants in it. */
async function make(name: string, tenants: Parameters<typeof seeded>[2], change?: string): Promise<string> {
  for (const { records } of tenants) console.log(`Seeding ${records.toLocaleString('en')} records …`)
  return seeded(await database(), name, tenants, change)
}

/** The names of what is measured on the same data, and how; it is told which of them are wanted. */
type Group = readonly [names: readonly string[], run: (isWanted: (name: string) => boolean) => unknown]

const groups: readonly Group[] = [
  [['tour'], tour],
  [['first-load'], () => console.log(fs.readFileSync(projectFile('dist/first-load.en.txt'), 'utf8').trim())],
  [shareNames, async (isWanted) => shares(await make('shares', shareTenants), isWanted)],
  [
    ['as-of'],
    async () => {
      const [many, one] = [await make('as_of_many', asOfTenants.many), await make('as_of_one', asOfTenants.one)]
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
    },
  ],
  [['closing'], async () => closing(await make('closing', closingTenants))],
  [
    ['grid', 'export'],
    async (isWanted) => {
      const url = await make('grid', gridTenants)
      if (isWanted('grid')) await grid(url)
      if (isWanted('export')) await exported(url)
    },
  ],
  [['home'], async () => home(await make('home', homeTenants, fullBuckets))],
  [['fan-out'], async () => fanOut(await make('crowd', fanOutTenants, fanOutGroup))],
  [['writers'], async () => writers(await make('writers', writerTenants))],
  [['replica'], async () => replica(await make('replicated', writerTenants), await database())],
  [['growth'], async () => growth(await make('small', smallTenants), await make('large', largeTenants))],
  [['lists'], async () => lists(await make('lists', listTenants, rareFields))],
  [['schedule'], async () => schedule(await make('schedule', [{ organizations: 1, records: 1_000 }]))],
  [['sign-in'], async () => signIns(await make('sign_in', [{ organizations: 1, records: 1_000 }]))],
  [['directory'], async () => directory(await make('directory', []))],
  [['metrics'], async () => metrics(await make('metrics', []))],
  [['imports'], async () => imports(await make('imports', []))],
  [
    ['tree'],
    async () => {
      const [small, large] = [await make('tree_small', []), await make('tree_large', [])]
      await seedTrees(small, 'small')
      await seedTrees(large, 'large')
      await trees({ small, large })
    },
  ],
]

const parts = groups.flatMap(([names]) => names)
const { positionals: only } = parseArgs({ allowPositionals: true, options: { small: { type: 'boolean' } } })
const unknown = only.filter((name) => !parts.includes(name))
if (unknown.length) {
  console.error(`Nothing called ${unknown.join(', ')} is measured. Name some of ${parts.join(', ')}.`)
  process.exit(64)
}
const isWanted = (name: string) => !only.length || only.includes(name)

await build(toStart)
let failed = 0
for (const [names, run] of groups) {
  const wanted = names.filter(isWanted)
  if (!wanted.length) continue
  try {
    await run(isWanted)
  } catch (error) {
    // What is measured after it says as much as before.
    failed++
    console.error(`${wanted.join(', ')} failed:`, error)
  }
  stopServers()
}
await delay(500)
await (await started)?.stop()
process.exit(failed ? 1 : 0)
