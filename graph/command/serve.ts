// Starts Opsgraph: settings, database, migrations, the demo on an empty database, and the port.
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Connection } from '../../prisma/connect.ts'
import { StartError } from '../../prisma/startError.ts'
import type { Services } from '../kernel/context.ts'
import { keepOperations } from '../kernel/http/persistedOperations.ts'
import { startJobs } from '../kernel/jobs.ts'
import { watchProcess } from '../kernel/metrics/processMetrics.ts'
import { openDatabase, prepareDatabase } from '../kernel/openDatabase.ts'
import { watchQuotas } from '../kernel/quota/quotaMetrics.ts'
import type { Settings } from '../kernel/settings.ts'
import { suspectNames } from '../kernel/settingsFile.ts'
import { tracing } from '../kernel/tracing.ts'
import { loadMathjsLater } from '../performance/metric/mathjs.ts'
import { jobs } from '../jobs.ts'
import { makeSchema } from '../schema.ts'
import { seedIfEmpty } from '../seed/seedIfEmpty.ts'
import { openServer } from '../server.ts'
import { closeServices, makeServices } from '../services.ts'
import type { Given } from './commands.ts'

function portError(error: unknown, { HOST, PORT }: Settings): unknown {
  const { code, message, syscall } = error as NodeJS.ErrnoException
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return error
  const reason = code === 'EADDRINUSE' ? 'another program listens there' : message
  return new StartError(
    `The port ${PORT} of ${HOST} can't be opened: ${reason}. Set PORT to a free one.`,
    'unavailable',
  )
}

/** How long what is in flight, and the connections, may take at the end. */
const drainingTime = 20_000
const closingTime = 2_000

/** Serves until a signal comes, and ends in order. A start that is broken off is made up for by the next one. */
export async function run({ settings, signal, say, print }: Given): Promise<void> {
  /** What is to be closed at the end, last opened first. */
  const closing: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const end of closing.splice(0).toReversed()) await end()
  }
  /** For how long requests are still taken at the end: whoever stops it by hand has no proxy that is to find out. */
  const notice = () => (signal.reason === 'SIGTERM' ? settings.DRAIN_SECONDS * 1000 : 0)

  async function start() {
    for (const [name, meant] of suspectNames(process.env)) say(`${name} is no setting. Did you mean ${meant}?`)
    await openTracing(settings, closing)
    watchProcess()
    const database = await openDatabase(settings, { signal, say })
    closing.push(database.stop)
    const services = await prepareDatabase(database, { signal, say }, () =>
      unlessStopped(signal, () => fill(settings, database.connection, closing)),
    )
    watchQuotas(services)
    const server = await openServer(makeSchema(), services).catch((error: unknown) => {
      throw portError(error, settings)
    })
    const stopJobs = settings.JOBS === 'on' ? startJobs(services, jobs) : async () => {}
    closing.push(() =>
      Promise.all([
        server.close({ notice: notice(), patience: drainingTime }),
        Promise.race([stopJobs(), pause(drainingTime)]),
      ]),
    )
    loadMathjsLater()
    const accounts = settings.SEED === 'demo' ? await demoLines(services) : ''
    print(`\nOpsgraph is ready at ${settings.PUBLIC_URL || server.address}\n${accounts}`)
  }

  try {
    await start()
  } catch (error) {
    // What is broken off would hold the pools; its statements end with PostgreSQL, or with this process.
    if (signal.aborted) await closing[0]?.()
    else await close().catch(() => {})
    throw error
  }
  if (!signal.aborted) await once(signal, 'abort')
  await close()
}

/** Makes traces where they are wanted; OpenTelemetry is loaded then alone. */
async function openTracing({ OTEL_EXPORTER_OTLP_ENDPOINT }: Settings, closing: (() => Promise<unknown>)[]) {
  if (!OTEL_EXPORTER_OTLP_ENDPOINT) return
  const { openTracer } = await import('../kernel/openTelemetry.ts')
  const tracer = (tracing.tracer = openTracer())
  closing.push(() => Promise.race([tracer.close().catch(() => {}), pause(closingTime)]))
}

/** The services on a database, with the demo in it where nobody is. */
async function fill(settings: Settings, connection: Connection, closing: (() => Promise<unknown>)[]) {
  const services = await makeServices(settings, connection)
  closing.push(async () => {
    await Promise.race([closeServices(services), pause(closingTime)])
  })
  await keepOperations(services)
  await seedIfEmpty(services)
  return services
}

/** Waits no longer than until the end is asked for. */
function unlessStopped<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted()
  return Promise.race([
    work(),
    new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  ])
}

/** Whom one may sign in as; a database that was there before has other people. */
async function demoLines({ db }: Services): Promise<string> {
  const { demoAccounts } = await import('../seed/demoAccounts.ts')
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
