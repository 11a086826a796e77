import { domainToASCII } from 'node:url'
import { z } from 'zod'
import { say } from '../../kernel/validation.ts'
import * as t from './__generated__/messages.ts'

/** A domain as DNS has it; empty where it is none. */
export const nameOf = (typed: string): string => domainToASCII(typed.trim().replace(/^@/, '').replace(/\.$/, ''))

const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?'
const name = new RegExp(`^(${label}\\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$`)

export const domainName = z
  .string()
  .max(300, say(t.writeDomain))
  .transform(nameOf)
  .refine((given) => given.length <= 240 && name.test(given), say(t.writeDomain))
