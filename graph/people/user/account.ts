import { z } from 'zod'
import { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { AlreadyExistsError } from '../../kernel/errors.ts'
import { email, name, say } from '../../kernel/validation.ts'
import * as t from './__generated__/messages.ts'

/** What a person says of themselves. */
export const account = {
  email,
  name,
  username: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9._-]{3,40}$/, say(t.usernameForm)),
}

/** Does the work, and turns a taken email or username into the conflict it is. */
export async function orTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') throw error
    throw new AlreadyExistsError(/username/.test(JSON.stringify(error.meta)) ? t.usernameTaken : t.emailTaken)
  }
}
