import type { Services } from './context.ts'
import type { Transaction } from './mutation.ts'
import { newStepId } from './stepId.ts'
import { setWriting } from './writtenAt.ts'

/** Writes in somebody's name where no mutation does, so that the audit log has it as theirs. */
export function writeAs<T>(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actorId: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return db.prisma.$transaction(async (tx) => {
    const now = clock.now()
    await setWriting(tx, { actorId, now, stepId: newStepId(now) })
    return work(tx)
  })
}
