import type { Transaction } from '../../kernel/mutation.ts'
import type { Placement } from '../../kernel/placed.ts'
import { placeKey } from './practicePlace.ts'

/** Until the transaction ends, nobody else answers for this place or makes records of its gaps. */
export async function lockPractice(tx: Transaction, place: Placement): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`practice ${placeKey(place)}`}, 0))`
}
