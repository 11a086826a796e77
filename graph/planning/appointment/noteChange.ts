import type { Transaction } from '../../kernel/mutation.ts'

/** Tells, once it is committed, whoever has an appointment open that something on it has changed. */
export const noteChange = (transaction: Transaction, id: string) =>
  transaction.$executeRaw`select pg_notify('appointment', json_build_object('id', ${id}::uuid)::text)`
