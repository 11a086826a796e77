import type { Services } from '../../kernel/context.ts'
import { fillLedgers } from './fillLedgers.ts'
import { lapse } from './lapse.ts'
import { openDue } from './openDue.ts'

/**
 * All that routines do by the clock: what falls due stands in the ledger, what was slept through is missed, what is due
 * soon is a record. For all routines, or at once for those of which somebody has just changed something.
 */
export async function runRoutines(services: Services, only?: string[]): Promise<void> {
  await fillLedgers(services, only)
  await lapse(services, only)
  await openDue(services, only)
}
