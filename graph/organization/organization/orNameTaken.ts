import { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { AlreadyExistsError } from '../../kernel/errors.ts'
import type { Said } from '../../kernel/messages/text.ts'

/** Does the work, and says it where there is another of the same name. */
export async function orNameTaken<T>(message: Said, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') throw error
    if (/idempotency/.test(JSON.stringify(error.meta))) throw error
    throw new AlreadyExistsError(message)
  }
}
