// New keys for the server, as after somebody has seen the old ones, or each year.
import { endOverlap, overlapHours, rotateKeys } from '../kernel/auth/keys.ts'
import type { Given } from './commands.ts'
import { withServices } from './openServices.ts'

export const run = (given: Given): Promise<void> =>
  withServices(given, async ({ db, clock, settings }) => {
    const { options, print } = given
    if (options['end-overlap'] !== undefined) {
      const count = await db.prisma.$transaction((transaction) => endOverlap(transaction))
      return print(`Forgot ${count} keys that were rotated.`)
    }
    const ids = await db.prisma.$transaction((transaction) => rotateKeys(transaction, settings.SECRET_KEY, clock.now()))
    for (const [name, id] of Object.entries(ids)) print(`${name}: ${id}`)
    print(
      `What was signed before is good for ${overlapHours} hours. Secrets of webhooks are until opsgraph keys rotate --end-overlap; give each webhook a new one before.`,
    )
  })
