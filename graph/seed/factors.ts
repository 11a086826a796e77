import { createHash, randomBytes } from 'node:crypto'
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { day } from '../kernel/time/milliseconds.ts'
import { demoAccounts } from './demoAccounts.ts'
import { uuidOf } from './random.ts'
import type { Company } from './world.ts'

const codes = 10
const devices = [
  { name: 'iPhone', isSynced: true },
  { name: 'YubiKey 5', isSynced: false },
  { name: 'Windows Hello', isSynced: false },
]

/** Some people have a second factor: none of those whom one can sign in as. */
export async function seedFactors(tx: Prisma.TransactionClient, { hands }: Company, now: Date) {
  const known = new Set(demoAccounts.list.map(({ email }) => email))
  const people = hands.filter(({ email }) => !known.has(email)).filter((_one, i) => i % 4 === 0)
  const ago = (days: number) => new Date(now.getTime() - days * day)
  await tx.authenticatorApp.createMany({
    data: people.map(({ email }, i) => ({
      userId: uuidOf(email),
      secret: new Uint8Array(randomBytes(20)),
      sealed: false,
      lastStep: 0,
      createdAt: ago(90 - i),
      lastUsedAt: ago(1 + (i % 5)),
    })),
  })
  await tx.passkey.createMany({
    data: people.slice(0, devices.length).map(({ email }, i) => ({
      userId: uuidOf(email),
      ...devices[i]!,
      credentialId: new Uint8Array(randomBytes(16)),
      publicKey: new Uint8Array(randomBytes(77)),
      createdAt: ago(30 - i),
      lastUsedAt: ago(1 + i),
    })),
  })
  // Of what has not the form of a code: none fits.
  const hash = (name: string) => new Uint8Array(createHash('sha256').update(name).digest())
  await tx.recoveryCode.createMany({
    data: people.flatMap(({ email }, i) =>
      Array.from({ length: codes }, (_, n) => ({
        hash: hash(`recovery code ${n} of ${email}`),
        userId: uuidOf(email),
        createdAt: ago(90 - i),
        usedAt: n < i % 3 ? ago(10 + n) : null,
      })),
    ),
  })
}
