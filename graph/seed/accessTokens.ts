import { hashOf } from '../kernel/auth/onceSecret.ts'
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { uuidOf } from './random.ts'
import type { Company } from './world.ts'
import { day } from '../kernel/time/milliseconds.ts'

/** Two access tokens of the Admin, one that a program uses and one that is over; no secret fits either. */
export async function seedAccessTokens(
  tx: Prisma.TransactionClient,
  { hands }: Company,
  id: (...name: string[]) => string,
  now: Date,
) {
  const admin = hands.find(({ level }) => level === 'ADMIN')
  if (!admin) return
  const ago = (days: number) => new Date(now.getTime() - days * day)
  const token = (name: string) => ({
    id: id('access token', name),
    userId: uuidOf(admin.email),
    name,
    hash: hashOf(id('access token', name)),
  })
  await tx.accessToken.createMany({
    data: [
      {
        ...token('Fuel card export'),
        scopes: ['READ', 'EXPORT'],
        createdAt: ago(200),
        expiresAt: ago(20),
        lastUsedAt: ago(21),
        lastUsedAddress: '198.51.100.7',
        lastUsedAgent: 'python-requests/2.32',
      },
      {
        ...token('Fuel price watch'),
        scopes: ['OBSERVATIONS'],
        createdAt: ago(40),
        expiresAt: ago(-325),
        lastUsedAt: ago(0.01),
        lastUsedAddress: '203.0.113.24',
        lastUsedAgent: 'fuel-price-watch/4.1',
      },
    ],
  })
}
