// What leaves as a file is counted and noted; the area of exports keeps the notes.
import { randomUUID } from 'node:crypto'
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import type { Context } from './context.ts'
import type { Transaction } from './mutation.ts'
import { spend } from './quota/spend.ts'

interface Note {
  id: string
  userId: string
  /** What may be read of it, in each of these. */
  rootIds: readonly string[]
  request: Prisma.InputJsonObject
  createdAt: Date
}

type Keep = (transaction: Transaction, note: Note) => Promise<unknown>

let keep: Keep = () => Promise.reject(new Error('Nobody keeps exports.'))

export const keepExportsBy = (how: Keep): void => void (keep = how)

/** Notes an export in its roots; answers with its id, and throws where a quota is used up. */
export async function noteExport(
  transaction: Transaction,
  context: Context,
  rootIds: readonly string[],
  request: Prisma.InputJsonObject,
): Promise<string> {
  const { id: userId } = context.requireViewer()
  await spend(transaction, context, 'EXPORTS', { amount: 1, userId, rootIds })
  const id = randomUUID()
  await keep(transaction, { id, userId, rootIds, request, createdAt: context.now })
  return id
}
