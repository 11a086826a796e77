import { hashPassword } from '../kernel/auth/password.ts'
import type { Organization, Person } from './rows.ts'
import type { World } from './world.ts'

/** Gives somebody a password to sign in with. */
export async function givePassword(world: World, { id }: { id: string }, password: string) {
  await world.prisma.user.update({ where: { id }, data: { passwordHash: await hashPassword(password) } })
}

/** An Admin of an organization who can sign in with a password. */
export async function withPassword(world: World, at: Organization, password: string): Promise<Person> {
  const person = await world.user(at, 'ADMIN')
  await givePassword(world, person, password)
  return person
}
