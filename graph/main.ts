// Starts Opsgraph: settings, database, migrations, the demo on an empty database, and the port.
import { connectionOf, withConnection } from '../prisma/connect.ts'
import { startEmbedded, type EmbeddedDatabase } from '../prisma/embedded.ts'
import { migrate } from '../prisma/migrate.ts'
import { seedBreaches } from '../prisma/seed/breaches.ts'
import { demoAccounts, seedDemo } from '../prisma/seed/demo.ts'
import { StartError } from '../prisma/startError.ts'
import { keepOperations } from './http/persistedOperations.ts'
import { openServer } from './http/server.ts'
import { startJobs } from './jobs.ts'
import { loadMathjsLater } from './metric/mathjs.ts'
import { makeSchema } from './schema.ts'
import { makeServices } from './services.ts'
import { readSettings, SettingsError, type Settings } from './settings.ts'

async function openDatabase({ DATABASE_URL, DATA_DIR }: Settings): Promise<EmbeddedDatabase> {
  if (!DATABASE_URL) return startEmbedded({ dataDir: DATA_DIR })
  const connection = connectionOf(DATABASE_URL)
  await withConnection({ ...connection, connectionTimeoutMillis: 10_000 }, async () => {}).catch((error: Error) => {
    throw new StartError(`The database of DATABASE_URL can't be reached: ${error.message}`)
  })
  return { connection, stop: async () => {} }
}

function portError(error: unknown, { HOST, PORT }: Settings): unknown {
  const { code, message, syscall } = error as NodeJS.ErrnoException
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return error
  const reason = code === 'EADDRINUSE' ? 'another program listens there' : message
  return new StartError(`The port ${PORT} of ${HOST} can't be opened: ${reason}. Set PORT to a free one.`)
}

/** What is to be closed at the end, last opened first. */
const closing: (() => Promise<void>)[] = []

async function close() {
  for (const end of closing.splice(0).toReversed()) await end()
}

async function start() {
  const settings = readSettings(process.env)
  const database = await openDatabase(settings)
  closing.push(database.stop)
  await migrate(database.connection)
  const services = await makeServices(settings, database.connection)
  closing.push(async () => {
    await services.events.close()
    await services.db.close()
  })
  await keepOperations(services)
  if (settings.SEED === 'demo' && (await seedDemo(services.db.prisma, services.clock.now()))) await seedBreaches(services)
  const server = await openServer(makeSchema(), services).catch((error: unknown) => {
    throw portError(error, settings)
  })
  closing.push(server.close)
  if (settings.JOBS === 'on') closing.push(startJobs(services))
  loadMathjsLater()
  console.log(`\nOpsgraph is ready at ${settings.PUBLIC_URL || server.address}\n${settings.SEED === 'demo' ? demoLines() : ''}`)
}

const demoLines = () =>
  [
    '',
    `Sign in with one of these, password ${demoAccounts.password}:`,
    ...demoAccounts.list.map(({ email, about }) => `  ${email.padEnd(26)} ${about}`),
    '',
  ].join('\n')

async function stop() {
  await close()
  process.exit(0)
}

process.once('SIGTERM', () => void stop())
process.once('SIGINT', () => void stop())

start().catch(async (error: unknown) => {
  await close().catch(() => {})
  if (error instanceof SettingsError) for (const line of error.lines) console.error(line)
  else if (error instanceof StartError) console.error(error.message)
  else console.error(error)
  process.exit(1)
})
