// What is done by the clock. Each job does all that is due by `now`, in sets, and is harmless to repeat: any number of
// processes may run it at once, and one that was away makes up for it.
import { setMaxListeners } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Services } from './context.ts'

export interface Job {
  name: string
  /** How long after one run the next begins. */
  seconds: number
  run: (services: Services) => Promise<unknown>
}

/** Runs jobs until they are stopped, each again and again; one that fails is logged and tried at its next turn. */
export function startJobs(services: Services, jobs: readonly Job[]): () => Promise<void> {
  const stopped = new AbortController()
  setMaxListeners(jobs.length, stopped.signal)
  const running = jobs.map(async ({ name, seconds, run }) => {
    while (!stopped.signal.aborted) {
      try {
        await run(services)
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
