// How what a mutation writes is written: by itself, or with what other rows of an import write.
import type { Payload, Transaction } from './mutation.ts'

/** Writes what several calls have drafted; answers with a payload for each, in their order. */
export type WriteDrafts<Draft, P extends Payload> = (
  transaction: Transaction,
  drafts: readonly Draft[],
) => Promise<readonly P[]>

export interface Writer {
  /** Runs the writes in one transaction, and keeps the payload under the call's key in the same one. */
  write: <P extends Payload>(work: (transaction: Transaction) => Promise<P>) => Promise<P>
  /** The same by an operation that writes for many: an import has it write all that its rows draft at once. */
  writeDraft: <Draft, P extends Payload>(draft: Draft, work: WriteDrafts<Draft, P>) => Promise<P>
}

/** A writer of one call's own. */
export const writerOf = (write: Writer['write']): Writer => ({
  write,
  writeDraft: (draft, work) => write(async (transaction) => (await work(transaction, [draft]))[0]!),
})
