// What one request carries.
import DataLoader from 'dataloader'
import type { Logger } from 'pino'
import type { Db } from './db.ts'
import { unauthenticated } from './errors.ts'
import type { Events } from './events/events.ts'
import type { SignInLimits } from './http/limits.ts'
import { languages, type Language } from './messages/languages.ts'
import type { Listing } from './listing.ts'
import type { References } from './references.ts'
import type { Replica } from './replica/Replica.ts'
import type { Keys } from './auth/keys.ts'
import type { Settings } from './settings.ts'
import type { Viewer } from './viewer.ts'
import type { Viewers } from './viewers.ts'

/** The time; tests move it. */
export interface Clock {
  now(): Date
}

/** What a process makes once and every request shares. */
export interface Services {
  settings: Settings
  db: Db
  /** What may be read from in place of the database itself. */
  replica?: Replica
  clock: Clock
  events: Events
  references: References
  keys: Keys
  viewers: Viewers
  signInLimits: SignInLimits
  log: Logger
}

export interface Client {
  requestId: string
  address: string
  userAgent: string
  /** What becomes known of the request while it is answered, for its line in the log and for the metrics. */
  door?: string
  operation?: string
  userId?: string
  /** The home organization of who asks. */
  rootId?: string
  traceId?: string
  /** What it asks to be answered in. */
  language?: Language
}

export class Context {
  /** The database, or its replica while this only reads. */
  db: Db
  readonly clock: Clock
  readonly services: Services
  /** Nobody until somebody has signed in, be it in this very request. */
  viewer: Viewer | null
  readonly client: Client
  /** The list that a legacy client reads by this, and how far. */
  listing?: Listing
  /** The instant that what is read is of, where it is not now. */
  readonly asOf: Date | undefined
  private readonly loaders = new Map<string, DataLoader<never, never>>()
  private readonly pasts = new Map<number, Context>()

  /** Whether a legacy client asks, which keeps its refresh token. */
  readonly isLegacy: boolean

  constructor(
    services: Services,
    client: Client,
    viewer: Viewer | null,
    { isLegacy = false, asOf }: { isLegacy?: boolean; asOf?: Date } = {},
  ) {
    this.isLegacy = isLegacy
    this.asOf = asOf
    this.services = services
    this.db = services.db
    this.clock = services.clock
    this.client = client
    this.viewer = viewer
  }

  get now(): Date {
    return this.asOf ?? this.clock.now()
  }

  /** The same request looking back to an instant: it reads what was then; rights are today's. */
  at(asOf: Date): Context {
    let past = this.pasts.get(asOf.getTime())
    if (!past) {
      past = new Context(this.services, this.client, this.viewer, { isLegacy: this.isLegacy, asOf })
      past.db = this.db
      this.pasts.set(asOf.getTime(), past)
    }
    return past
  }

  /** From now on this only reads: from the replica, where that has all that is written by now. */
  async readOnly(): Promise<this> {
    const { replica, db } = this.services
    this.ask(replica && (await replica.isUpToDate()) ? replica.db : db)
    return this
  }

  /** From now on this asks the database itself, which takes changes. */
  writable() {
    this.ask(this.services.db)
  }

  private ask(db: Db) {
    this.db = db
    for (const past of this.pasts.values()) past.db = db
  }

  /** What is said is said in it; legacy clients read English. */
  get language(): Language {
    return (this.isLegacy ? undefined : this.client.language) ?? languages[0]
  }

  get references(): References {
    return this.services.references
  }

  /** The viewer, where one is needed: throws 401 where nobody is signed in. */
  requireViewer(): Viewer {
    if (!this.viewer) throw unauthenticated()
    return this.viewer
  }

  /** The loader of that name, made at its first use in this request. */
  loader<Key, Value>(
    name: string,
    batch: (keys: readonly Key[]) => Promise<ArrayLike<Value | Error>>,
    keyOf?: (key: Key) => string,
  ): DataLoader<Key, Value, string> {
    let loader = this.loaders.get(name)
    if (!loader) {
      loader = new DataLoader<Key, Value, string>(batch, {
        cacheKeyFn: keyOf ?? ((key) => String(key)),
      }) as unknown as DataLoader<never, never>
      this.loaders.set(name, loader)
    }
    return loader
  }

  /** Reads with those that ask for the like at the same time; of what may change meanwhile, so that nothing is kept. */
  batch<Key, Value>(name: string, read: (keys: readonly Key[]) => Promise<ArrayLike<Value | Error>>, key: Key) {
    const loader = this.loader(name, read)
    const value = loader.load(key)
    loader.clear(key)
    return value
  }
}
