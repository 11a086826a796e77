// The numbers of reference lists in an input: each must be of its list, and has its name where a person reads it.
import type { Context } from './context.ts'
import { ValidationError } from './errors.ts'
import type { ReferenceList } from './references.ts'

const fields = {
  actionClassId: ['ACTION_CLASS', 'a class'],
  priorityId: ['SCHEDULE_PRIORITY', 'a priority'],
  objectiveId: ['TASK_OBJECTIVE', 'an objective'],
  transactionTypeId: ['TRANSACTION_TYPE', 'a transaction type'],
  ttpTypeId: ['TTP_TYPE', 'a partner type'],
} as const satisfies Record<string, [ReferenceList, string]>

type Field = keyof typeof fields

/** The name that a field's number has in its list; the value itself of a field of no list. */
export function listedName({ references }: Context, field: string, value: string): string {
  const [list] = fields[field as Field] ?? []
  return (list && references.find(list, Number(value))?.name) || value
}

/** Refuses numbers that their lists don't have; what is left out is no problem here. */
export function requireListed({ references }: Context, input: { [field in Field]?: number | null }): void {
  const problems = (Object.keys(fields) as Field[]).flatMap((path) => {
    const [list, what] = fields[path]
    const id = input[path]
    return id == null || references.find(list, id) ? [] : [{ path, message: `Choose ${what} of the list.` }]
  })
  if (problems.length) throw new ValidationError(problems)
}
