// Every connection to the database is made here: one that is lost is an error of its query and never ends the process,
// and of several hosts the one is taken that fits.
import { Socket } from 'node:net'
import { callbackify } from 'node:util'
// The one place that pg is opened from.
// oxlint-disable-next-line eslint/no-restricted-imports
import pg from 'pg'
import { parseIntoClientConfig } from 'pg-connection-string'

interface Host {
  host: string
  port: number
}

/** What a host has to be, as libpq names it; one that takes no writes is of no use here. */
export const sessionTargets = ['any', 'read-write', 'primary'] as const
type SessionTarget = (typeof sessionTargets)[number]

/** For whoever watches what is asked of the database; prisma/ knows nobody who does. */
export const statementWatch: {
  /** Told of each statement as it is sent; what it answers with is called at its end. */
  begin?: (pool: string | undefined, text: string) => (error?: unknown) => void
  /** Makes of a callback one that goes on with what is under way now, after a wait for a connection. */
  bind?: <F extends (...given: never[]) => unknown>(callback: F) => F
} = {}

/** What a database answers to: the fields of pg's client configuration, and the hosts where there are several. */
export interface Connection extends pg.ClientConfig {
  /** The one that was taken last stands first. */
  hosts?: Host[]
  target?: SessionTarget
  /** The name of the pool that it is of, for who watches. */
  pool?: string
}

const hostSeconds = 3
const defaultPort = 5432

/** An address split into what stands before its hosts, the hosts, and what follows them. */
const addressForm = /^(postgres(?:ql)?:\/\/(?:.*@)?)([^@/?]*)(.*)$/s

/** An address of one host for each host that an address names. */
export function addressesOf(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = addressForm.exec(url) ?? []
  return hosts.split(',').map((host) => `${before}${host}${after}`)
}

/** The connection that an address names. */
export function connectionOf(url: string): Connection {
  const each = addressesOf(url).map(
    (address) => parseIntoClientConfig(address) as Connection & { target_session_attrs?: SessionTarget },
  )
  const { target_session_attrs: asked, ...first } = each[0]!
  if (each.length === 1 && (!asked || asked === 'any')) return first
  const hosts = each.map(({ host, port }) => ({ host: host || 'localhost', port: port || defaultPort }))
  return { ...first, hosts, target: asked ?? 'read-write' }
}

/** The address that a connection has as DATABASE_URL. */
export function addressOf({ host, port, user, password, database }: Connection): string {
  return `postgresql://${user}:${encodeURIComponent(String(password))}@${host}:${port}/${database}`
}

const unfit: Record<SessionTarget, string> = {
  any: 'false',
  'read-write': `current_setting('transaction_read_only') = 'on'`,
  primary: 'pg_is_in_recovery()',
}

/** Why a host is not to be taken; undefined where it is. */
async function refusal(connection: Connection, { host, port }: Host): Promise<string | undefined> {
  // A pool's options do not show their password.
  const { target = 'any', password } = connection
  const client = new pg.Client({ ...connection, password, host, port, connectionTimeoutMillis: hostSeconds * 1000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ unfit: boolean }>(`select ${unfit[target]} as unfit`)
    return rows[0]!.unfit ? `is not ${target}` : undefined
  } catch (error) {
    return (error as Error).message || (error as NodeJS.ErrnoException).code
  } finally {
    await client.end().catch(() => {})
  }
}

/** The first host that fits, which is asked first the next time. */
async function takenHost(connection: Connection, hosts: Host[]): Promise<Host> {
  const reasons: string[] = []
  for (const one of hosts.slice()) {
    const reason = await refusal(connection, one)
    if (reason === undefined) {
      hosts.unshift(...hosts.splice(hosts.indexOf(one), 1))
      return one
    }
    reasons.push(`${one.host}:${one.port} ${reason}`)
  }
  throw Object.assign(new Error(`No host of the database can be used: ${reasons.join('; ')}.`), {
    code: 'ECONNREFUSED',
  })
}

/**
 * pg's client, which finds its host when it connects, to which a lost connection is no uncaught error, and which tells
 * whether it waits for an answer.
 */
export class Client extends pg.Client {
  /** What its bytes go through, encrypted or not. */
  readonly socket: Socket
  private readonly asked: Connection
  private hasQueries = false
  private isEnding = false

  constructor(asked: Connection) {
    const socket = new Socket()
    super({ ...asked, password: asked.password, stream: () => socket })
    this.socket = socket
    this.asked = asked
    this.on('error', () => {})
    const query = this.query.bind(this) as (...given: unknown[]) => never
    this.query = (...given: unknown[]) => {
      this.hasQueries = true
      return statementWatch.begin
        ? watched(query, given, statementWatch.begin(asked.pool, textOf(given)))
        : query(...given)
    }
    this.on('drain', () => {
      this.hasQueries = false
    })
    const end = this.end.bind(this) as (...given: unknown[]) => never
    this.end = (...given: unknown[]) => {
      this.isEnding = true
      return end(...given)
    }
  }

  get isWaiting(): boolean {
    return this.hasQueries || this.isEnding
  }

  override connect(): Promise<this>
  override connect(callback: (error: Error) => void): void
  override connect(callback?: (error: Error) => void): Promise<this> | void {
    const { hosts } = this.asked
    if (!hosts) return callback ? super.connect(callback) : (super.connect() as unknown as Promise<this>)
    const connecting = takenHost(this.asked, hosts).then(async (host) => {
      // Whoever asked for it has given up meanwhile.
      if (this.socket.destroyed) throw new Error('Connection terminated')
      Object.assign(this, host)
      // By which a password is looked up in ~/.pgpass; pg has no other way to set it.
      Object.assign((this as unknown as { connectionParameters: Host }).connectionParameters, host)
      await super.connect()
      return this
    })
    if (!callback) return connecting
    callbackify(() => connecting)(callback)
  }
}

function textOf([query]: unknown[]): string {
  return typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? '')
}

type Tell = (error?: unknown) => void
type Callback = (error: unknown, result: unknown) => void

/**
 * In a scope of its own: within the function below it kept answers from being collected with what is young, which took
 * a quarter of the time of a board.
 */
const thatTells =
  (tell: Tell, callback: Callback): Callback =>
  (error, result) => {
    tell(error)
    callback(error, result)
  }

/** Sends a statement and tells of its end, whether it is told by a callback or a promise. */
function watched(query: (...given: unknown[]) => never, given: unknown[], tell: Tell): never {
  const callback = given.at(-1)
  if (typeof callback === 'function') return query(...given.slice(0, -1), thatTells(tell, callback as Callback))
  const answer: unknown = query(...given)
  if (answer instanceof Promise) answer.then(() => tell(), tell)
  return answer as never
}

/** A client, not yet connected. */
export const makeClient = (connection: Connection): Client => new Client(connection)

/** A pool. A connection that is lost is replaced at its next use. */
export function makePool(options: Connection & pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...options, Client: Client as unknown as pg.PoolConfig['Client'] })
  pool.on('error', () => {})
  const connect = pool.connect.bind(pool) as (callback?: (...given: never[]) => void) => never
  pool.connect = (callback?: (...given: never[]) => void) =>
    connect(callback && statementWatch.bind ? statementWatch.bind(callback) : callback)
  return pool
}

/** Does something with a connection of its own, which is ended in any case. */
export async function withConnection<T>(connection: Connection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = makeClient(connection)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
