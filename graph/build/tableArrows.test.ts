// Statements point downwards, too: what stands in a noun's folder reads and writes no table of a higher noun.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectFile } from '../../prisma/project.ts'
import { areas } from './areas.mjs'

/** A viewer is made of these, and whoever asks who may see what asks them: they may be named everywhere. */
const ofViewers = new Set([
  'absence',
  'absence_part',
  'access_token',
  'app_user',
  'application',
  'department_group',
  'membership',
  'organization',
  'session',
])

/** Who names a table of a higher noun all the same, and why; only within an area. */
const exceptions: Record<string, { tables: string[]; reason: string }> = {
  'organization/organization': {
    tables: [
      'department',
      'grouping',
      'industry_classification',
      'job_role',
      'organization_department',
      'organization_grouping',
    ],
    reason: 'One mutation makes, changes or moves an organization with its departments, industries and groupings.',
  },
  'people/invitation': {
    tables: ['association_request'],
    reason: 'The transaction that uses an invitation for an address makes a request of it.',
  },
  'work/action': {
    tables: ['delegation', 'escalation'],
    reason: 'What records were before their past was kept is worked out of their delegations and escalations too.',
  },
  'performance/metric': {
    tables: ['benchmark', 'observation'],
    reason:
      'A metric asks whether anything is of it before it changes, and is tried on observations before it is saved.',
  },
  'performance/peer': {
    tables: ['practice_answer'],
    reason: 'Answers for best practices are compared among peers, and show how peers answered.',
  },
}

const order = Object.entries(areas).flatMap(([area, nouns]) => [area, ...nouns.map((noun) => `${area}/${noun}`)])

const filesIn = (folder: string, ending: RegExp) =>
  fs
    .readdirSync(projectFile(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => path.posix.join(folder, file))

const read = (file: string) => fs.readFileSync(projectFile(file), 'utf8')

/** The noun of each table, by its own name and by that of its model in Prisma's client. */
const nounOf = new Map<string, string>()
const tableOf = new Map<string, string>()
for (const file of filesIn('prisma/schema', /\/\w+\.prisma$/)) {
  const [, , area = '', noun] = file.replace('.prisma', '').split('/')
  for (const [, model, body] of read(file).matchAll(/^model (\w+) \{(.*?)^\}/gms)) {
    const table = /@@map\("(\w+)"\)/.exec(body!)![1]!
    nounOf.set(table, area === 'kernel' ? area : `${area}/${noun}`)
    tableOf.set(model![0]!.toLowerCase() + model!.slice(1), table)
  }
}

const inSql = /\b(?:from|join|into|update|table)\s+(?:only\s+)?((?:"?\w+"?(?:\s+(?:as\s+)?[a-z]\w*)?\s*,\s*)*"?\w+"?)/g
const inClient = /\b(?:prisma|transaction|tx)\s*\.(\w+)\b|const \{([^}]*)\} = (?:transaction|\S*prisma)\b/g

/** The tables that a text of TypeScript or SQL names in statements or through Prisma's client. */
function tablesIn(text: string): Set<string> {
  const code = text.replaceAll(/^\s*(?:\/\/|\*|\/\*|--).*$/gm, '')
  const named = [...code.matchAll(inSql)].flatMap(([, list]) =>
    list!.split(',').map((one) => one.trim().split(/\s/)[0]!.replaceAll('"', '')),
  )
  const models = [...code.matchAll(inClient)].flatMap(([, one, several]) => (one ? [one] : several!.split(/\W+/)))
  return new Set([...named, ...models.map((model) => tableOf.get(model) ?? '')].filter((name) => nounOf.has(name)))
}

/** What a file names that stands above it, as `noun: table`. Functions of the database stand in areas, not in nouns. */
function upwards(file: string): string[] {
  const [side, ...rest] = file.split('/')
  const [area = '', noun] = side === 'prisma' ? rest.slice(1, 2) : rest
  const own = noun && order.includes(`${area}/${noun}`) ? `${area}/${noun}` : area
  const rank = order.indexOf(own === area && area !== 'kernel' ? `${area}/${areas[area]!.at(-1)}` : own)
  return [...tablesIn(read(file))]
    .filter((table) => !ofViewers.has(table) && order.indexOf(nounOf.get(table)!) > rank)
    .map((table) => `${own}: ${table}`)
}

test('what reads and writes tables is found', () => {
  expect([...tablesIn('select 1 from action a, delegation d join "grouping" g')].sort()).toEqual([
    'action',
    'delegation',
    'grouping',
  ])
  expect([...tablesIn('await transaction.calendarFeed.updateMany(')]).toEqual(['calendar_feed'])
  expect([...tablesIn('const { organizationDepartment } = transaction')]).toEqual(['organization_department'])
  expect([...tablesIn('// from action\n -- join action')]).toEqual([])
})

test('no statement names a table of a higher noun', () => {
  const files = [...filesIn('graph', /(?<!\.test)\.ts$/), ...filesIn('prisma/sql', /\.sql$/)].filter((file) =>
    file.split('/').some((part) => part in areas),
  )
  expect(files.length).toBeGreaterThan(1000)
  const found = files.flatMap((file) => upwards(file).map((arrow) => ({ file, arrow })))
  const excepted = Object.entries(exceptions).flatMap(([noun, { tables }]) => tables.map((one) => `${noun}: ${one}`))
  expect(found.filter(({ arrow }) => !excepted.includes(arrow))).toEqual([])
  // What is no longer named is no exception.
  expect(excepted.filter((one) => !found.some(({ arrow }) => arrow === one))).toEqual([])
})

test('only nouns of one area are excepted', () => {
  for (const [noun, { tables }] of Object.entries(exceptions))
    for (const table of tables) expect(nounOf.get(table)).toMatch(`${noun.split('/')[0]}/`)
})

test('every file of tables is that of a noun, or of the kernel', () => {
  const owners = [...new Set(nounOf.values())].filter((noun) => noun !== 'kernel')
  expect(owners.filter((noun) => !order.includes(noun))).toEqual([])
  expect(owners.length).toBeGreaterThan(30)
})
