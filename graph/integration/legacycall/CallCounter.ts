// Counts legacy calls in memory and writes them in sets, so that no call costs a statement of its own.
import type { Services } from '../../kernel/context.ts'
import type { RestRow } from '../rest/rest.ts'

interface Counted {
  rootId: string
  method: string
  path: string
  day: string
  calls: number
  lastAt: string
  lastUserAgent: string
}

const seconds = 30
const longestAgent = 200

type Shared = Pick<Services, 'db' | 'log'>

export class CallCounter {
  private readonly services: Shared
  private counted = new Map<string, Counted>()
  private writing: Promise<void> = Promise.resolve()
  private readonly timer: NodeJS.Timeout

  constructor(services: Shared) {
    this.services = services
    this.timer = setInterval(() => void this.write(), seconds * 1000).unref()
  }

  /** A call by somebody of these trees; it counts in each of them. */
  count(rootIds: readonly string[], { method, path }: Pick<RestRow, 'method' | 'path'>, at: Date, userAgent: string) {
    const lastAt = at.toISOString()
    const lastUserAgent = userAgent.slice(0, longestAgent).toWellFormed()
    for (const rootId of rootIds)
      this.add({ rootId, method, path, day: lastAt.slice(0, 10), calls: 1, lastAt, lastUserAgent })
  }

  private add(more: Counted) {
    const key = `${more.rootId} ${more.day} ${more.method} ${more.path}`
    const known = this.counted.get(key)
    if (!known) return void this.counted.set(key, more)
    known.calls += more.calls
    if (more.lastAt >= known.lastAt) Object.assign(known, { lastAt: more.lastAt, lastUserAgent: more.lastUserAgent })
  }

  /** Writes what was counted since the last time; what can't be written now is kept for the next. */
  write(): Promise<void> {
    this.writing = this.writing.then(() => this.writeAll())
    return this.writing
  }

  private async writeAll() {
    const rows = [...this.counted.values()]
    if (!rows.length) return
    this.counted = new Map()
    const columns = (['rootId', 'method', 'path', 'day', 'calls', 'lastAt', 'lastUserAgent'] as const).map((key) =>
      rows.map((row) => row[key]),
    )
    try {
      await this.services.db.runOnce(added, columns)
    } catch (error) {
      for (const row of rows) this.add(row)
      this.services.log.error({ err: error }, 'The legacy calls could not be written.')
    }
  }

  /** Writes the last of them. */
  async close() {
    clearInterval(this.timer)
    await this.write()
  }
}

// In one order, so that two processes do not wait for each other; a tree may be gone by now.
const added = `
  insert into rest_call as known (root_id, method, path, day, calls, last_at, last_user_agent)
  select c.root_id, c.method, c.path, c.day, c.calls, c.last_at, c.last_user_agent
  from unnest($1::uuid[], $2::text[], $3::text[], $4::date[], $5::int[], $6::timestamptz[], $7::text[])
    as c(root_id, method, path, day, calls, last_at, last_user_agent)
  join organization o on o.id = c.root_id
  order by c.root_id, c.method, c.path, c.day
  on conflict (root_id, method, path, day) do update set
    calls = known.calls + excluded.calls,
    last_at = greatest(known.last_at, excluded.last_at),
    last_user_agent = case when excluded.last_at >= known.last_at then excluded.last_user_agent else known.last_user_agent end`
