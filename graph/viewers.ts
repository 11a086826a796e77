import type { Clock } from './context.ts'
import type { Db } from './db.ts'
import type { Events } from './events.ts'
import { loadViewer, type Viewer } from './viewer.ts'

interface Entry {
  viewer: Promise<Viewer | null>
  until: number
  userId?: string
  rootIds?: string[]
}

const keptFor = 5_000
const keptAtMost = 10_000

/** Viewers by session, kept for at most 5 s and dropped as soon as their rights change. */
export class Viewers {
  private readonly entries = new Map<string, Entry>()
  private readonly db: Db
  private readonly clock: Clock

  constructor(db: Db, clock: Clock, events: Events) {
    this.db = db
    this.clock = clock
    events.onRights(({ userId, rootId }) => {
      for (const [sessionId, entry] of this.entries) {
        const concerned =
          entry.userId === undefined || entry.userId === userId || (rootId !== undefined && entry.rootIds?.includes(rootId))
        if (concerned) this.entries.delete(sessionId)
      }
    })
    events.onReset(() => this.entries.clear())
  }

  get(sessionId: string): Promise<Viewer | null> {
    const now = performance.now()
    const known = this.entries.get(sessionId)
    if (known && known.until > now) return known.viewer
    if (this.entries.size >= keptAtMost) this.entries.clear()
    const entry: Entry = { viewer: loadViewer(this.db, sessionId, this.clock.now()), until: now + keptFor }
    this.entries.set(sessionId, entry)
    entry.viewer.then(
      (viewer) => {
        entry.userId = viewer?.id ?? ''
        entry.rootIds = viewer?.rootIds
      },
      () => this.entries.delete(sessionId),
    )
    return entry.viewer
  }

  /** Forgets what is known of a session, so that its own change acts at once. */
  forget(sessionId: string) {
    this.entries.delete(sessionId)
  }
}
