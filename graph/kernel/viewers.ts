import type { Clock } from './context.ts'
import type { Db } from './db.ts'
import type { Events } from './events/events.ts'
import { loadViewer } from './loadViewer.ts'
import { cacheUse } from './metrics/cacheUse.ts'
import type { Viewer } from './viewer.ts'

interface Entry {
  viewer: Promise<Viewer | null>
  until: number
  /** The viewer once loaded; null where there is none. */
  known?: Viewer | null
}

const used = cacheUse('viewers')
const keptFor = 5_000
const keptAtMost = 10_000

/** Viewers by session or token, kept for at most 5 s and dropped as soon as their rights change. */
export class Viewers {
  private readonly entries = new Map<string, Entry>()
  private readonly db: Db
  private readonly clock: Clock

  constructor(db: Db, clock: Clock, events: Events) {
    this.db = db
    this.clock = clock
    events.on('rights', ({ userId, rootId }) => {
      for (const [sessionId, entry] of this.entries) {
        const { known } = entry
        const concerned = known === undefined || known?.isConcernedBy({ userId, rootId })
        if (concerned) this.entries.delete(sessionId)
      }
    })
    events.onReset(() => this.entries.clear())
  }

  get(sessionId: string): Promise<Viewer | null> {
    const now = performance.now()
    const entered = this.entries.get(sessionId)
    const isDue = entered?.known && entered.known.changesAt <= this.clock.now()
    const isKept = entered && entered.until > now && !isDue
    used(Boolean(isKept))
    if (isKept) return entered.viewer
    if (this.entries.size >= keptAtMost) this.entries.clear()
    const entry: Entry = { viewer: loadViewer(this.db, sessionId, this.clock.now()), until: now + keptFor }
    this.entries.set(sessionId, entry)
    entry.viewer.then(
      (viewer) => {
        entry.known = viewer
      },
      () => this.entries.delete(sessionId),
    )
    return entry.viewer
  }

  /** Whether somebody is known by this without asking the database. */
  isKnown(sessionId: string): boolean {
    const entry = this.entries.get(sessionId)
    return Boolean(entry?.known && entry.until > performance.now())
  }

  /** Forgets what is known of a session, so that its own change acts at once. */
  forget(sessionId: string) {
    this.entries.delete(sessionId)
  }
}
