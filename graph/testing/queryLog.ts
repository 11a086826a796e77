// Its prototype is watched.
// oxlint-disable-next-line eslint/no-restricted-imports
import pg from 'pg'
import { readNew } from '../kernel/events/readEvents.ts'
import { explaining } from '../kernel/metrics/SlowStatements.ts'

type Query = (this: pg.Client, ...args: unknown[]) => unknown

const prototype = pg.Client.prototype as unknown as { query: Query }
const original = prototype.query

interface Statement {
  text: string
  values?: unknown
}

let log: Statement[] | undefined

prototype.query = function (this: pg.Client, ...args) {
  const [config, values] = args
  const { text, values: own }: Statement = typeof config === 'string' ? { text: config } : (config as Statement)
  // They come by the clock, whatever is done meanwhile.
  if (text !== readNew && !text.startsWith(explaining)) log?.push({ text, values: own ?? values })
  return original.apply(this, args)
}

async function logOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = (log = [])
  try {
    await work()
  } finally {
    log = undefined
  }
  return sent
}

/** The SQL that is sent while something is done, by Prisma and by our own statements alike. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> =>
  (await logOf(work)).map(({ text }) => text)

/** Of these, those that name a row: what else goes on in the process is not among them. */
export const statementsAbout = async (id: string, work: () => Promise<unknown>): Promise<string[]> =>
  (await logOf(work)).filter(({ values }) => JSON.stringify(values ?? null).includes(id)).map(({ text }) => text)
