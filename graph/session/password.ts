import { hash, verify, type Options } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { z } from 'zod'

// Argon2id as OWASP recommends it: 19 MiB, two passes, one lane.
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const common = new Set(dictionary['passwords-common'])

export const password = z
  .string()
  .min(8, 'Use at least 8 characters.')
  .max(128, 'Use at most 128 characters.')
  .refine((value) => !common.has(value.toLowerCase()), 'This password is too common; choose another.')

export const hashPassword = (value: string): Promise<string> => hash(value, cost)

let nobodys: Promise<string> | undefined

/** Whether a password fits. Where there is no account it takes as long and answers no. */
export async function fits(passwordHash: string | undefined, value: string): Promise<boolean> {
  const candidate = value.length <= 128 ? value : ''
  const matches = await verify(passwordHash ?? (await (nobodys ??= hashPassword('nobody has this'))), candidate)
  return matches && passwordHash !== undefined
}
