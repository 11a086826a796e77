// Fills a database at scale: npm run seed -- --organizations 50 --records 200000
import { parseArgs } from 'node:util'
import { openDatabase, prepareDatabase } from '../kernel/openDatabase.ts'
import { hashPassword } from '../kernel/auth/password.ts'
import { readSettings, SettingsError } from '../kernel/settings.ts'
import { withConnection } from '../../prisma/connect.ts'
import { StartError } from '../../prisma/startError.ts'
import { demoAccounts } from './demoAccounts.ts'
import { seedScale } from './scale.ts'

function whole(name: string, text: string): number {
  if (/^[1-9]\d{0,7}$/.test(text)) return Number(text)
  throw new StartError(`--${name} must be a whole number from 1, not '${text}'.`)
}

async function seed() {
  const { values } = parseArgs({
    options: {
      organizations: { type: 'string', default: '50' },
      records: { type: 'string', default: '200000' },
      name: { type: 'string', default: 'Carrier' },
    },
  })
  const organizations = whole('organizations', values.organizations)
  const records = whole('records', values.records)
  const settings = readSettings(process.env)
  const begun = performance.now()
  const options = { say: (line: string) => console.error(line) }
  const database = await openDatabase(settings, options)
  try {
    const passwordHash = await hashPassword(demoAccounts.password)
    const scale = { organizations, records, name: values.name, passwordHash }
    await prepareDatabase(database, options, () => withConnection(database.owner, (client) => seedScale(client, scale)))
  } finally {
    await database.stop()
  }
  const email = `hand-1@${values.name.toLowerCase().replaceAll(' ', '-')}-1.test`
  console.log(
    `${organizations} organizations and ${records} records in ${((performance.now() - begun) / 1000).toFixed(1)} s.`,
  )
  console.log(`The first Admin is ${email}, password ${demoAccounts.password}.`)
}

seed().catch((error: unknown) => {
  console.error(error instanceof StartError || error instanceof SettingsError ? error.message : error)
  process.exit(1)
})
