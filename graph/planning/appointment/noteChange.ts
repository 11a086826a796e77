import type { Transaction } from '../../kernel/mutation.ts'

/** Tells, once it is committed, whoever has one of some appointments open that something on it has changed. */
export const noteChanges = (transaction: Transaction, ids: readonly string[]) =>
  transaction.$executeRaw`
    select tell('appointment', jsonb_build_object('id', id)) from unnest(${ids}::uuid[]) id`

export const noteChange = (transaction: Transaction, id: string) => noteChanges(transaction, [id])
