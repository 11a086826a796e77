// What statements cost, whoever sends them: their time, a line in the log of one that is slow, a span of the trace.
import type { Logger } from 'pino'
import { statementWatch } from '../../../prisma/connect.ts'
import type { Db } from '../db.ts'
import type { Settings } from '../settings.ts'
import { tracing } from '../tracing.ts'
import { gauge, histogram } from './registry.ts'
import { SlowStatements } from './SlowStatements.ts'

const durations = histogram('opsgraph_statement_duration_seconds', 'How long statements took, by pool.', ['pool'])

/** The pools whose connections are watched. */
const pools = ['hot', 'cold', 'replica-hot', 'replica-cold', 'replica-watch'] as const
const other = durations.of('other')
const byPool = new Map<string | undefined, typeof other>(pools.map((pool) => [pool, durations.of(pool)]))

/** Begins to watch what a process asks of its database. */
export function watchStatements(db: Db, replica: Db | undefined, log: Logger, { SLOW_STATEMENT_MS }: Settings) {
  const slow = new SlowStatements(db, log)
  statementWatch.bind = (callback) => (tracing.tracer ? tracing.tracer.bind(callback) : callback)
  statementWatch.begin = (pool, text) => {
    const begun = performance.now()
    const span = tracing.tracer?.begin('statement', { 'db.system.name': 'postgresql', 'db.query.text': text })
    return (error) => {
      const milliseconds = performance.now() - begun
      ;(byPool.get(pool) ?? other).observe(milliseconds / 1000)
      span?.end(error)
      if (milliseconds >= SLOW_STATEMENT_MS) slow.note(pool, text, milliseconds)
    }
  }
  const states = () => [...db.pools(), ...(replica?.pools() ?? [])]
  gauge('opsgraph_pool_connections', 'Connections to the database, by pool and state.', ['pool', 'state'], () =>
    states().flatMap(({ name, total, idle }) => [[idle, name, 'idle'] as const, [total - idle, name, 'busy'] as const]),
  )
  gauge('opsgraph_pool_waiting', 'Who waits for a connection, by pool.', ['pool'], () =>
    states().map(({ name, waiting }) => [waiting, name] as const),
  )
  gauge('opsgraph_pool_size', 'The most connections that a pool may have.', ['pool'], () =>
    states().map(({ name, size }) => [size, name] as const),
  )
}
