// The one that leaves out what is deferred.
// oxlint-disable-next-line eslint/no-restricted-imports
import { queryFromInfo as fromPothos } from '@pothos/plugin-prisma'

/**
 * What a field's selection needs, what is deferred of it too: a plain column is read with its row, and has no resolver
 * that could read it later. What is worth deferring has one.
 */
export const queryFromInfo: typeof fromPothos = (options) => fromPothos({ ...options, skipDeferredFragments: false })
