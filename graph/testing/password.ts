import { hashPassword } from '../kernel/auth/password.ts'
import type { Organization, Person } from './rows.ts'
import type { World } from './world.ts'

/** An Admin of an organization who can sign in with a password. */
export async function withPassword(world: World, at: Organization, password: string): Promise<Person> {
  const person = await world.user(at, 'ADMIN')
  await world.prisma.user.update({ where: { id: person.id }, data: { passwordHash: await hashPassword(password) } })
  return person
}
