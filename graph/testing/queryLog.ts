import pg from 'pg'

type Query = (this: pg.Client, ...args: unknown[]) => unknown

const prototype = pg.Client.prototype as unknown as { query: Query }
const original = prototype.query
let log: string[] | undefined

prototype.query = function (this: pg.Client, ...args) {
  const [config] = args
  log?.push(typeof config === 'string' ? config : (config as { text: string }).text)
  return original.apply(this, args)
}

/** The SQL that is sent while something is done, by Prisma and by our own statements alike. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = (log = [])
  try {
    await work()
  } finally {
    log = undefined
  }
  return sent
}
