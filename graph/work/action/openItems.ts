// The mandatory items of records that wait for an answer, by what they ask: for who wants to complete one.
import type { Possibility } from './possibilities.ts'
import type { Context } from '../../kernel/context.ts'
import { ChecklistOpenError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/mutation.ts'

type Read = (
  db: Pick<Transaction, '$queryRaw'>,
  actionIds: readonly string[],
) => Promise<{ actionId: string; prompt: string }[]>

let read: Read = async () => []

/** Checklists stand above records, and say what is open of them. */
export const readOpenItemsBy = (of: Read) => void (read = of)

/** What is open of a record; of many in one statement. */
function openOf(context: Context, actionId: string): Promise<string[]> {
  const loader = context.loader<string, string[]>('open items', async (ids) => {
    const rows = await read(context.db.prisma, [...ids])
    return ids.map((id) => rows.flatMap(({ actionId: of, prompt }) => (of === id ? [prompt] : [])))
  })
  return loader.load(actionId)
}

const most = 3

function listOf(open: readonly string[]): string {
  const named = open.slice(0, most).map((prompt) => `“${prompt}”`)
  const rest = open.length - named.length
  return `${named.join(', ')}${rest ? ` and ${rest} more` : ''}`
}

/** Says what is to be answered first. */
export const sentenceOf = (open: readonly string[]): string =>
  `Answer first what its checklist has to know: ${listOf(open)}.`

/** Says what stays open where it is resolved all the same. */
export const sentenceOfResolving = (open: readonly string[]): string =>
  `${open.length === 1 ? 'A mandatory item is' : `${open.length} mandatory items are`} open: ${listOf(open)}. Confirm that it is resolved with ${open.length === 1 ? 'that' : 'these'} open.`

/** The mandatory items of a record that wait for an answer, by what they ask. */
export const openItemsOf = async (context: Context, actionId: string): Promise<string[]> =>
  (await read(context.db.prisma, [actionId])).map(({ prompt }) => prompt)

/** The refusal of what takes all mandatory answers. */
export async function checklistOpen(context: Context, actionId: string): Promise<ChecklistOpenError> {
  const open = await openItemsOf(context, actionId)
  return new ChecklistOpenError(sentenceOf(open), open)
}

/** Possibilities whose reason names the items that stand in the way. */
export async function namingOpenItems(
  context: Context,
  { id }: { id: string },
  all: Possibility[],
): Promise<Possibility[]> {
  if (!all.some(({ awaitsChecklist }) => awaitsChecklist)) return all
  const reason = sentenceOf(await openOf(context, id))
  return all.map((one) => (one.awaitsChecklist ? { ...one, reason } : one))
}
