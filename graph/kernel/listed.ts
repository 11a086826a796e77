// The numbers of reference lists in an input: each must be of its list, and has its name where a person reads it.
import type { Context } from './context.ts'
import { ValidationError } from './errors.ts'
import type { Said, Text } from './messages/text.ts'
import type { ReferenceList } from './references.ts'
import * as t from './__generated__/messages.ts'

const fields = {
  actionClassId: ['ACTION_CLASS', t.chooseClass],
  priorityId: ['SCHEDULE_PRIORITY', t.choosePriority],
  objectiveId: ['TASK_OBJECTIVE', t.chooseObjective],
  transactionTypeId: ['TRANSACTION_TYPE', t.chooseTransactionType],
  ttpTypeId: ['TTP_TYPE', t.choosePartnerType],
} as const satisfies Record<string, [ReferenceList, wrong: Text]>

type Field = keyof typeof fields

/** The name that a field's number has in its list; the value itself of a field of no list. */
export function listedName({ references }: Context, field: Said, value: Said): Said {
  const [list] = fields[String(field) as Field] ?? []
  return (list && references.find(list, Number(value))?.name) || value
}

/** Refuses numbers that their lists don't have; what is left out is no problem here. */
export function requireListed({ references }: Context, input: { [field in Field]?: number | null }): void {
  const problems = (Object.keys(fields) as Field[]).flatMap((path) => {
    const [list, message] = fields[path]
    const id = input[path]
    return id == null || references.find(list, id) ? [] : [{ path, message }]
  })
  if (problems.length) throw new ValidationError(problems)
}
