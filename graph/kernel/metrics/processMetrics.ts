// What the process itself uses, under the names that Prometheus' own libraries give it.
import fs from 'node:fs'
import { monitorEventLoopDelay, performance, PerformanceObserver, constants } from 'node:perf_hooks'
import { gauge, histogram } from './registry.ts'

const megabyteBased = { rss: 0, heapTotal: 0, heapUsed: 0, external: 0 }
const collections: Record<number, string> = {
  [constants.NODE_PERFORMANCE_GC_MAJOR]: 'major',
  [constants.NODE_PERFORMANCE_GC_MINOR]: 'minor',
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL]: 'incremental',
  [constants.NODE_PERFORMANCE_GC_WEAKCB]: 'weak',
}

const collected = histogram(
  'opsgraph_gc_duration_seconds',
  'How long collections of garbage took, by kind.',
  ['kind'],
  [0.001, 0.005, 0.01, 0.05, 0.1, 0.5],
)

const nanoseconds = 1e9
const microseconds = 1e6

/** Begins to watch the process; once a process. */
export function watchProcess() {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  new PerformanceObserver((list) => {
    for (const { duration, detail } of list.getEntries() as unknown as { duration: number; detail: { kind: number } }[])
      collected.of(collections[detail.kind] ?? 'other').observe(duration / 1000)
  }).observe({ entryTypes: ['gc'] })
  let before = performance.eventLoopUtilization()

  gauge(
    'process_cpu_seconds_total',
    'Processor time of the process, in seconds.',
    ['mode'],
    () => {
      const { user, system } = process.cpuUsage()
      return [
        [user / microseconds, 'user'],
        [system / microseconds, 'system'],
      ]
    },
    'counter',
  )
  gauge('process_resident_memory_bytes', 'Memory that the process holds.', [], () => [[process.memoryUsage.rss()]])
  gauge('nodejs_memory_bytes', 'Memory of the JavaScript engine, by what it is of.', ['of'], () => {
    const usage = process.memoryUsage()
    return Object.keys(megabyteBased).map((name) => [usage[name as keyof typeof megabyteBased], name] as const)
  })
  gauge('process_start_time_seconds', 'When the process began, in seconds since 1970.', [], () => [
    [performance.timeOrigin / 1000],
  ])
  gauge('process_open_fds', 'Open files and connections.', [], () =>
    fs.existsSync('/proc/self/fd') ? [[fs.readdirSync('/proc/self/fd').length]] : [],
  )
  gauge(
    'opsgraph_event_loop_delay_seconds',
    'How late the event loop was since somebody last looked.',
    ['quantile'],
    () => {
      const values = [0.5, 0.99, 1].map(
        (quantile) =>
          [(quantile === 1 ? delay.max : delay.percentile(quantile * 100)) / nanoseconds, String(quantile)] as const,
      )
      delay.reset()
      return values
    },
  )
  gauge(
    'opsgraph_event_loop_utilization_ratio',
    'How much of the time since somebody last looked the event loop was busy, from 0 to 1.',
    [],
    () => {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, before)
      before = now
      return [[utilization]]
    },
  )
}
