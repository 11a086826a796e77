// What is done by the clock. Each job does all that is due by `now`, in sets, and is harmless to repeat: any number of
// processes may run it at once, and one that was away makes up for it.
import { setMaxListeners } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Services } from './context.ts'
import { watchBacklogs, watchedRun } from './metrics/jobMetrics.ts'
import { inSpan } from './tracing.ts'

export interface Job {
  name: string
  /** How long after one run the next begins. */
  seconds: number
  run: (services: Services) => Promise<unknown>
  /** SQL that answers with how much is due at $1 and waits, as an integer, and for how many seconds the oldest has. */
  backlog?: string
}

/** Runs jobs until they are stopped, each again and again; one that fails is logged and tried at its next turn. */
export function startJobs(services: Services, jobs: readonly Job[]): () => Promise<void> {
  const stopped = new AbortController()
  setMaxListeners(jobs.length, stopped.signal)
  watchBacklogs(services, jobs)
  const running = jobs.map(async (job) => {
    const { name, seconds } = job
    while (!stopped.signal.aborted) {
      try {
        await inSpan(`job ${name}`, {}, () => watchedRun(job, services))
      } catch (error) {
        services.log.error({ err: error, job: name }, 'A job failed.')
      }
      await pause(seconds * 1000, undefined, { signal: stopped.signal }).catch(() => {})
    }
  })
  return async () => {
    stopped.abort()
    await Promise.all(running)
  }
}
