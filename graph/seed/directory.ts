import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { day } from '../kernel/time/milliseconds.ts'
import { uuidOf } from './random.ts'
import type { Company } from './world.ts'

/** The directory of a company: all of its people but the Admins, in groups by what they work in. */
export async function seedDirectory(tx: Prisma.TransactionClient, { hands, tree }: Company, now: Date) {
  const id = (...name: string[]) => uuidOf([tree.name, ...name].join(' › '))
  const rootId = id('organization', tree.name)
  const people = hands.filter(({ level }) => level !== 'ADMIN')
  const createdAt = new Date(now.getTime() - 30 * day)
  const updatedAt = new Date(now.getTime() - 2 * day)
  await tx.directoryPerson.createMany({
    data: people.map(({ name, email }) => ({
      id: id('directory', email),
      rootId,
      userId: uuidOf(email),
      externalId: uuidOf(`external ${email}`),
      userName: email,
      email,
      displayName: name,
      givenName: name.slice(0, name.indexOf(' ')),
      familyName: name.slice(name.indexOf(' ') + 1),
      isActive: true,
      createdAt,
      updatedAt,
    })),
  })
  const departments = [...new Set(people.flatMap(({ department }) => department ?? []))]
  await tx.directoryGroup.createMany({
    data: departments.map((name) => ({
      id: id('directory', name),
      rootId,
      displayName: name,
      externalId: uuidOf(`external ${name}`),
      createdAt,
      updatedAt,
    })),
  })
  await tx.directoryGroupMember.createMany({
    data: people.flatMap(({ email, department }) =>
      department ? [{ groupId: id('directory', department), personId: id('directory', email) }] : [],
    ),
  })
}
