// The mandatory items of records that wait for an answer, by what they ask: for who wants to complete one.
import type { Possibility } from './possibilities.ts'
import type { Context } from '../../kernel/context.ts'
import { ChecklistOpenError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import type { Text } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

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

/** The first of them by what they ask, and how many more there are. */
const listOf = (open: readonly string[]) => ({
  named: open
    .slice(0, most)
    .map((prompt) => `“${prompt}”`)
    .join(', '),
  rest: Math.max(0, open.length - most),
})

/** Says what is to be answered first. */
export const sentenceOf = (open: readonly string[]): Text => t.answerFirst(listOf(open))

/** Says what stays open where it is resolved all the same. */
export const sentenceOfResolving = (open: readonly string[]): Text =>
  t.resolvingOpen({ count: open.length, ...listOf(open) })

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
