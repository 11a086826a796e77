// How the jobs do: their runs, and what waits for them.
import type { Services } from '../context.ts'
import type { Job } from '../jobs.ts'
import { counter, gauge, histogram } from './registry.ts'

const runs = counter('opsgraph_job_runs_total', 'Runs of jobs, by how they ended.', ['job', 'outcome'])
const durations = histogram(
  'opsgraph_job_duration_seconds',
  'How long runs of jobs took.',
  ['job'],
  [0.01, 0.1, 0.5, 1, 5, 10, 60, 300],
)
const succeeded = new Map<string, number>()

gauge(
  'opsgraph_job_last_success_timestamp_seconds',
  'When a job last ended well in this process, in seconds since 1970.',
  ['job'],
  () => Array.from(succeeded, ([job, at]) => [at, job] as const),
)

/** Runs a job and counts how that went. */
export async function watchedRun({ name, run }: Job, services: Services): Promise<void> {
  const begun = performance.now()
  try {
    await run(services)
    runs.of(name, 'success').add()
    succeeded.set(name, Date.now() / 1000)
  } catch (error) {
    runs.of(name, 'failure').add()
    throw error
  } finally {
    durations.of(name).observe((performance.now() - begun) / 1000)
  }
}

interface Backlog {
  job: string
  count: number
  /** How old the oldest is, in seconds. */
  age: number
}

/** Who looks often is told what was read then, in milliseconds. */
const readEvery = 10_000

/** Tells what waits for jobs, as each says by its `backlog`. */
export function watchBacklogs({ db, clock }: Services, jobs: readonly Job[]) {
  let read: { at: number; answer: Promise<Backlog[]> } | undefined
  const readAll = () =>
    Promise.all(
      jobs.flatMap(({ name, backlog }) => {
        if (!backlog) return []
        return db.run<[count: number, age: number]>(backlog, [clock.now()]).then(([row]) => {
          const [count, age] = row!
          return { job: name, count, age }
        })
      }),
    )
  const backlogs = () => {
    const now = performance.now()
    if (!read || now - read.at > readEvery) read = { at: now, answer: readAll() }
    return read.answer
  }
  gauge('opsgraph_job_backlog', 'What is due and waits for a job, in the whole database.', ['job'], async () =>
    (await backlogs()).map(({ job, count }) => [count, job] as const),
  )
  gauge('opsgraph_job_oldest_seconds', 'How long the oldest has been waiting for a job.', ['job'], async () =>
    (await backlogs()).map(({ job, age }) => [age, job] as const),
  )
}
