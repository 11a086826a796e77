// What every failure answers with.
import { z } from 'zod'
import { named } from './parts.ts'

const difference = z.object({ field: z.string(), yours: z.string(), current: z.string() })

export const errorBody = named('Error', {
  message: z.string().describe("The path's text for what failed."),
  detail: z.string().describe('The reason.'),
  code: z.string().describe('A word for a program, as VALIDATION or NOT_FOUND.'),
  fields: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .optional()
    .describe('The problem and how to correct it.'),
  differences: z.array(difference).optional().describe('What others changed meanwhile.'),
  allowed: z.array(z.string()).optional().describe('The transitions that the state allows.'),
  openItems: z.array(z.string()).optional().describe('What of the checklists waits for an answer.'),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }) }))
    .optional()
    .describe('The same as the graph tells it, where the failure came before the path.'),
})
