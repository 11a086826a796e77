import { z } from 'zod'
import { check, name } from '../../kernel/validation.ts'

/** The name in an input, as it is kept. */
export const nameOf = (input: { name: string }): string => check(z.object({ name }), input).name
