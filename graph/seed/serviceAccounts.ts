import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { hashOf } from '../kernel/auth/onceSecret.ts'
import { noPassword } from '../kernel/auth/password.ts'
import { day } from '../kernel/time/milliseconds.ts'
import { uuidOf } from './random.ts'
import type { Company } from './world.ts'

/** Two programs of a company: one that sends readings, and one that reads for reports and expires in two months. */
export async function seedServiceAccounts(tx: Prisma.TransactionClient, { hands, tree }: Company, now: Date) {
  const id = (...name: string[]) => uuidOf([tree.name, ...name].join(' › '))
  const rootId = id('organization', tree.name)
  const [, domain] = hands[0]!.email.split('@')
  const [admin, other] = ['ADMIN', 'STRATEGIC'].map((level) => hands.find((one) => one.level === level))
  const ago = (days: number) => new Date(now.getTime() - days * day)
  const programs = [
    {
      name: 'Telematics gateway',
      purpose: 'Sends odometer and idling readings of the tractors, every five minutes.',
      level: 'TRANSACTIONAL' as const,
      owner: admin,
      createdAt: ago(40),
      expiresAt: null,
      scopes: ['OBSERVATIONS' as const],
      ends: ago(-325),
      used: { lastUsedAt: ago(0.01), lastUsedAddress: '203.0.113.24', lastUsedAgent: 'telematics-gateway/4.1' },
    },
    {
      name: 'Report warehouse',
      purpose: 'Copies action records and metrics for the monthly report.',
      level: 'STRATEGIC' as const,
      owner: other ?? admin,
      createdAt: ago(120),
      expiresAt: ago(-60),
      scopes: ['READ' as const, 'EXPORT' as const],
      ends: ago(-50),
      used: { lastUsedAt: ago(0.6), lastUsedAddress: '203.0.113.80', lastUsedAgent: 'python-requests/2.32' },
    },
  ]
  for (const { name, purpose, level, owner, createdAt, expiresAt, scopes, ends, used } of programs) {
    const userId = id('user', name)
    await tx.user.create({
      data: {
        id: userId,
        name,
        email: `${uuidOf(`${name} ${domain}`)}@service.invalid`,
        passwordHash: noPassword,
        isServiceAccount: true,
        createdAt,
      },
    })
    const ownerId = owner && uuidOf(owner.email)
    await tx.serviceAccount.create({
      data: { userId, rootId, purpose, ownerId, createdById: admin && uuidOf(admin.email), createdAt, expiresAt },
    })
    await tx.membership.create({
      data: {
        id: id('membership', name),
        userId,
        organizationId: rootId,
        jobRoleId: id('role', 'Manager'),
        accessLevel: level,
        startsAt: createdAt,
      },
    })
    const token = (what: string) => ({
      id: id('access token', name, what),
      userId,
      name: what,
      // Of what has not the form of a token: there is none that fits.
      hash: hashOf(id('access token', name, what)),
      scopes,
    })
    await tx.accessToken.createMany({
      data: [
        {
          ...token('First trial'),
          createdAt,
          expiresAt: new Date(createdAt.getTime() + 14 * day),
          endToldAt: createdAt,
        },
        { ...token('Production'), createdAt, expiresAt: ends, ...used },
      ],
    })
  }
}
