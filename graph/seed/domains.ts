import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { day } from '../kernel/time/milliseconds.ts'
import { uuidOf } from './random.ts'
import type { Company } from './world.ts'

/** A company has shown that the domain of its people's addresses is its own, and named one of its depot. */
export async function seedDomains(tx: Prisma.TransactionClient, { hands }: Company, rootId: string, now: Date) {
  const [, own] = hands[0]!.email.split('@')
  const ago = (days: number) => new Date(now.getTime() - days * day)
  await tx.domain.createMany({
    data: [
      { name: own!, createdAt: ago(60), verifiedAt: ago(60), isByMail: true },
      { name: `depot.${own}`, createdAt: ago(2), verifiedAt: null },
    ].map((one) => ({ ...one, rootId, proof: uuidOf(`proof of ${one.name}`) })),
  })
}
