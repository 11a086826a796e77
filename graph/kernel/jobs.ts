// What the product does by the clock. Each job does all that is due by `now`, in sets, and is harmless to repeat: any
// number of processes may run it at once, and one that was away makes up for it.
import { setMaxListeners } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Services } from './context.ts'
import { breachJob } from '../performance/breach/evaluate.ts'
import { handBackDue } from '../work/delegation/handBackDue.ts'
import { clocksJob } from '../work/escalation/clocksJob.ts'
import { importJob } from '../integration/import/importJob.ts'
import { mailJob } from './mail/sendMails.ts'
import { reminderJob } from '../communication/notification/noteReminders.ts'
import { notificationJob } from '../communication/notification/tellDue.ts'
import { peerJob } from '../performance/peer/publishDue.ts'
import { runRoutines } from '../work/routine/runRoutines.ts'
import { clearWebhooksJob } from '../integration/webhook/clearOld.ts'
import { webhookJob } from '../integration/webhook/deliverDue.ts'

export interface Job {
  name: string
  /** How long after one run the next begins. */
  seconds: number
  run: (services: Services) => Promise<unknown>
}

/** Every job of the product. */
export const jobs: readonly Job[] = [
  breachJob,
  clocksJob,
  { name: 'delegations', seconds: 30, run: handBackDue },
  importJob,
  mailJob,
  notificationJob,
  peerJob,
  reminderJob,
  { name: 'routines', seconds: 30, run: (services) => runRoutines(services) },
  clearWebhooksJob,
  webhookJob,
]

/** Runs jobs until they are stopped, each again and again; one that fails is logged and tried at its next turn. */
export function startJobs(services: Services, list: readonly Job[] = jobs): () => Promise<void> {
  const stopped = new AbortController()
  setMaxListeners(list.length, stopped.signal)
  const running = list.map(async ({ name, seconds, run }) => {
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
