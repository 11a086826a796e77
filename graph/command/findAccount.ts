import { StartError } from '../../prisma/startError.ts'
import type { Db } from '../kernel/db.ts'

/** The account of an email address; throws where there is none. */
export async function findAccount({ prisma }: Db, email: string) {
  const user = await prisma.user.findUnique({
    where: { email: email.trim().toLowerCase() },
    select: { id: true, email: true, name: true, status: true },
  })
  if (!user) throw new StartError(`No account has the email ${email}. Check how it is spelled.`, 'data')
  return user
}
