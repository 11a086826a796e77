// `opsgraph`: reads what was typed, does it, and ends with an exit code that says how it went.
import v8 from 'node:v8'
import { exits, StartError } from '../prisma/startError.ts'
import { helpText, parseCommand, UsageError } from './command/parse.ts'
import { readSettingsFile } from './kernel/settingsFile.ts'
import { readSettings, SettingsError } from './kernel/settings.ts'

// Prisma's query compiler is asked for what is not known yet alone; to have it compiled a second time, for speed, takes
// 30 MB.
v8.setFlagsFromString('--liftoff-only')

const typed = process.argv.slice(2)
const stopping = new AbortController()

/** No proxy waits longer before it kills. */
const longestEnd = 24_000

async function run() {
  const parsed = parseCommand(typed)
  if (!parsed) return console.log(helpText(typed))
  const { command, options, operands } = parsed
  // OpenTelemetry reads its own from there.
  if (options.settings !== undefined) process.env = { ...readSettingsFile(options.settings), ...process.env }
  const { run: work } = await command.load()
  await work({
    options,
    operands,
    settings: readSettings(process.env),
    signal: stopping.signal,
    say: (line) => console.error(line),
    print: (line) => console.log(line),
  })
}

/** What was asked for is ended in order; at a second signal, at once. */
function stop(signal: NodeJS.Signals) {
  if (stopping.signal.aborted) {
    console.error('Ended at once, without waiting for what is in flight. The next start makes up for it.')
    process.exit(exits.tryAgain)
  }
  stopping.abort(signal)
  setTimeout(() => process.exit(exits.tryAgain), longestEnd).unref()
}

/** How an end that was not meant is told, and the exit code for it. */
function tell(error: unknown): number {
  if (error instanceof SettingsError) {
    for (const line of error.lines) console.error(line)
    return exits.config
  }
  if (error instanceof StartError || error instanceof UsageError) {
    console.error(error.message)
    return error.exit
  }
  const { code, path } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === '53100') {
    console.error(`The disk is full${path === undefined ? '' : ` at ${path}`}. Make room and try again.`)
    return exits.io
  }
  console.error(error)
  return exits.software
}

process.on('SIGTERM', stop)
process.on('SIGINT', stop)

run().then(
  () => process.exit(0),
  (error: unknown) => process.exit(stopping.signal.aborted ? 0 : tell(error)),
)
