// The password that an operator gives, or one that nobody guesses.
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { z } from 'zod'
import { StartError } from '../../prisma/startError.ts'
import { newPassword } from '../kernel/auth/password.ts'

export interface GivenPassword {
  password: string
  /** Whether it was made here, so that it is to be shown. */
  isMade: boolean
}

/** The first line of a file, `-` for the standard input; throws where it is too weak for who it is for. */
export function passwordFrom(file: string | undefined, about: readonly string[]): GivenPassword {
  if (file === undefined) return { password: randomBytes(15).toString('base64url'), isMade: true }
  let text: string
  try {
    text = fs.readFileSync(file === '-' ? 0 : file, 'utf8')
  } catch (error) {
    throw new StartError(`The password can't be read: ${(error as Error).message}.`, 'noInput')
  }
  const password = text.split(/\r?\n/)[0]!
  const result = z.safeParse(newPassword(about), password)
  if (!result.success) throw new StartError(`The password is not good: ${result.error.issues[0]!.message}`, 'data')
  return { password, isMade: false }
}
