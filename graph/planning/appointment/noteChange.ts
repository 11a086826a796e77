import type { Transaction } from '../../kernel/mutation.ts'

/** Tells, once it is committed, whoever has one of some appointments open that something on it has changed. */
export const noteChanges = (transaction: Transaction, ids: readonly string[]) =>
  transaction.$executeRaw`
    select pg_notify('appointment', json_build_object('id', id)::text) from unnest(${ids}::uuid[]) id`

export const noteChange = (transaction: Transaction, id: string) => noteChanges(transaction, [id])
