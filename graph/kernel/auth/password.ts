import os from 'node:os'
import { hash, verify, type Options } from '@node-rs/argon2'
import { z } from 'zod'
import { unavailable } from '../databaseErrors.ts'
import { HttpError } from '../http/body.ts'
import { Turns } from '../http/turns.ts'
import { said, say } from '../validation.ts'
import { weaknessOf } from './passwordStrength.ts'
import * as t from './__generated__/messages.ts'

// Argon2id as OWASP recommends it: 19 MiB, two passes, one lane.
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const length = z
  .string()
  .min(8, { ...say(t.passwordAtLeast), abort: true })
  .max(128, { ...say(t.passwordAtMost), abort: true })

/** A new password of somebody, of whom their name, email and organizations are known. */
export const newPassword = (about: readonly string[]) =>
  length.superRefine((value, refinement) => {
    const weakness = weaknessOf(value, about)
    if (weakness !== null) refinement.addIssue({ code: 'custom', message: said(weakness) })
  })

/** Each takes 19 MiB and a core, so that few are worked on at once; a crowd is told to come back. */
export const atOnce = Math.max(1, os.availableParallelism() - 1)
export const mostWaiting = 100
const turns = new Turns(atOnce, mostWaiting)

const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  turns.take(work).catch((error: unknown) => {
    throw error instanceof HttpError ? unavailable('Too many people are signing in. Try again shortly.') : error
  })

export const hashPassword = (value: string): Promise<string> => inTurn(() => hash(value, cost))

let nobodys: Promise<string> | undefined

/** What is kept in place of a hash of who signs in without a password. */
export const noPassword = ''

/** Whether a password fits. Where there is no account, or no password, it takes as long and answers no. */
export async function fits(passwordHash: string | undefined, value: string): Promise<boolean> {
  const candidate = value.length <= 128 ? value : ''
  const known = passwordHash || (await (nobodys ??= hash('nobody has this', cost)))
  const matches = await inTurn(() => verify(known, candidate))
  return matches && Boolean(passwordHash)
}
