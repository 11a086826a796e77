import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { hashOf } from '../kernel/auth/onceSecret.ts'
import { day } from '../kernel/time/milliseconds.ts'
import { uuidOf } from './random.ts'
import type { Company } from './world.ts'

/** Two applications of a company: one that a colleague lets act for them, and one on phones that nobody uses yet. */
export async function seedApplications(tx: Prisma.TransactionClient, { hands, tree }: Company, now: Date) {
  const id = (...name: string[]) => uuidOf([tree.name, ...name].join(' › '))
  const rootId = id('organization', tree.name)
  const [admin, other] = ['ADMIN', 'STRATEGIC'].map((level) => hands.find((one) => one.level === level))
  const ago = (days: number) => new Date(now.getTime() - days * day)
  const of = (name: string) => ({
    id: id('application', name),
    rootId,
    name,
    createdById: admin && uuidOf(admin.email),
  })
  const planner = of('Route planner')
  await tx.application.createMany({
    data: [
      {
        ...planner,
        homeUrl: 'https://planner.example',
        redirectUrls: ['https://planner.example/connected'],
        scopes: ['WRITE'],
        // Of what has not the form of a secret: there is none that fits.
        secretHash: hashOf(planner.id),
        createdAt: ago(90),
      },
      {
        ...of('Yard check'),
        redirectUrls: ['example.yard-check:/connected'],
        scopes: ['READ', 'OBSERVATIONS'],
        createdAt: ago(3),
      },
    ],
  })
  const holder = other ?? admin
  if (!holder) return
  await tx.accessToken.create({
    data: {
      id: id('access token', planner.name),
      userId: uuidOf(holder.email),
      name: planner.name,
      applicationId: planner.id,
      scopes: ['READ'],
      createdAt: ago(80),
      expiresAt: ago(-285),
      lastUsedAt: ago(0.04),
      lastUsedAddress: '203.0.113.61',
      lastUsedAgent: 'route-planner/12',
    },
  })
}
