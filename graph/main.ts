// Starts Opsgraph: settings, database, migrations, the demo on an empty database, and the port.
import { setTimeout as pause } from 'node:timers/promises'
import type { Connection } from '../prisma/connect.ts'
import { seedBreaches } from './seed/breaches.ts'
import { demoAccounts, seedDemo } from './seed/demo.ts'
import { StartError } from '../prisma/startError.ts'
import type { Services } from './kernel/context.ts'
import { keepOperations } from './kernel/http/persistedOperations.ts'
import { openServer } from './server.ts'
import { jobs } from './jobs.ts'
import { startJobs } from './kernel/jobs.ts'
import { loadMathjsLater } from './performance/metric/mathjs.ts'
import { openDatabase, prepareDatabase } from './kernel/openDatabase.ts'
import { makeSchema } from './schema.ts'
import { makeServices } from './services.ts'
import { watchProcess } from './kernel/metrics/processMetrics.ts'
import { readSettings, SettingsError, type Settings } from './kernel/settings.ts'
import { tracing } from './kernel/tracing.ts'

function portError(error: unknown, { HOST, PORT }: Settings): unknown {
  const { code, message, syscall } = error as NodeJS.ErrnoException
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return error
  const reason = code === 'EADDRINUSE' ? 'another program listens there' : message
  return new StartError(`The port ${PORT} of ${HOST} can't be opened: ${reason}. Set PORT to a free one.`)
}

/** For how long requests are still taken at the end; and how long what is in flight, and the connections, may take. */
let notice = 0
const drainingTime = 20_000
const closingTime = 2_000

/** What is to be closed at the end, last opened first. */
const closing: (() => Promise<unknown>)[] = []

async function close() {
  for (const end of closing.splice(0).toReversed()) await end()
}

const stopping = new AbortController()
let isReady = false

async function start() {
  const settings = readSettings(process.env)
  await openTracing(settings)
  watchProcess()
  const options = { signal: stopping.signal, say: (line: string) => console.error(line) }
  const database = await openDatabase(settings, options)
  closing.push(database.stop)
  const services = await prepareDatabase(database, options, () =>
    unlessStopped(() => fill(settings, database.connection)),
  )
  const server = await openServer(makeSchema(), services).catch((error: unknown) => {
    throw portError(error, settings)
  })
  const stopJobs = settings.JOBS === 'on' ? startJobs(services, jobs) : async () => {}
  closing.push(() =>
    Promise.all([server.close({ notice, patience: drainingTime }), Promise.race([stopJobs(), pause(drainingTime)])]),
  )
  isReady = true
  loadMathjsLater()
  console.log(
    `\nOpsgraph is ready at ${settings.PUBLIC_URL || server.address}\n${settings.SEED === 'demo' ? await demoLines(services) : ''}`,
  )
}

/** Makes traces where they are wanted; OpenTelemetry is loaded then alone. */
async function openTracing({ OTEL_EXPORTER_OTLP_ENDPOINT }: Settings) {
  if (!OTEL_EXPORTER_OTLP_ENDPOINT) return
  const { openTracer } = await import('./kernel/openTelemetry.ts')
  const tracer = (tracing.tracer = openTracer())
  closing.push(() => Promise.race([tracer.close().catch(() => {}), pause(closingTime)]))
}

/** The services on a database, with the demo in it where nobody is. */
async function fill(settings: Settings, connection: Connection): Promise<Services> {
  const services = await makeServices(settings, connection)
  closing.push(async () => {
    await Promise.race([Promise.all([services.events.close(), services.db.close()]), pause(closingTime)])
  })
  await keepOperations(services)
  if (settings.SEED === 'demo' && (await seedDemo(services.db.prisma, services.clock.now())))
    await seedBreaches(services)
  return services
}

/** Waits no longer than until the end is asked for. */
function unlessStopped<T>(work: () => Promise<T>): Promise<T> {
  const { signal } = stopping
  signal.throwIfAborted()
  return Promise.race([
    work(),
    new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  ])
}

/** Whom one may sign in as; a database that was there before has other people. */
async function demoLines({ db }: Services): Promise<string> {
  const { list, password } = demoAccounts
  const there = await db.prisma.user.findMany({
    where: { email: { in: list.map(({ email }) => email) } },
    select: { email: true },
  })
  const accounts = list.filter(({ email }) => there.some((one) => one.email === email))
  if (!accounts.length) return ''
  return [
    '',
    `Sign in with one of these, password ${password}:`,
    ...accounts.map(({ email, about }) => `  ${email.padEnd(26)} ${about}`),
    '',
  ].join('\n')
}

/** No proxy waits longer before it kills. */
const longestEnd = 24_000

/**
 * Ends in order; at a second signal, at once. A start that is under way is broken off, and the next one makes up for
 * it.
 */
async function stop(signal: NodeJS.Signals) {
  if (stopping.signal.aborted) process.exit(1)
  stopping.abort()
  // Whoever stops it by hand has no proxy that is to find out.
  if (signal === 'SIGTERM' && isReady) notice = readSettings(process.env).DRAIN_SECONDS * 1000
  setTimeout(() => process.exit(1), longestEnd).unref()
  await starting.catch(() => {})
  // What is broken off would hold the pools; its statements end with PostgreSQL, or with this process.
  if (isReady) await close()
  else await closing[0]?.()
  process.exit(0)
}

process.on('SIGTERM', (signal) => void stop(signal))
process.on('SIGINT', (signal) => void stop(signal))

const starting = start()

starting.catch(async (error: unknown) => {
  if (stopping.signal.aborted) return
  await close().catch(() => {})
  if (error instanceof SettingsError) for (const line of error.lines) console.error(line)
  else if (error instanceof StartError) console.error(error.message)
  else console.error(error)
  process.exit(1)
})
