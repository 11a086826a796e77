// Reads the outbox, oldest first, and has those who tell do so in the transaction that takes it: a process that dies in
// between leaves it to another. One process reads at a time, so that what happened to one thing is told in order.
import type { Services } from './context.ts'
import type { Job } from './jobs.ts'
import type { Transaction } from './mutation.ts'

/** What was taken, as a JSON array for jsonb_to_recordset with `entryColumns`, oldest first. */
export type Entries = string

export const entryColumns = 'id bigint, kind text, of_id uuid, facts jsonb, at timestamptz, listeners uuid[]'

type Teller = (services: Services, tx: Transaction, entries: Entries, now: Date) => Promise<void>

const tellers: Teller[] = []

/** Has somebody told of what is read; kinds that are not a teller's own it leaves alone. */
export const tellFromOutbox = (teller: Teller) => tellers.push(teller)

const portion = 2_000

/** What is of an organization that closes waits until it is reopened. */
const isTold =
  '(not exists (select from closing) or not exists (select from closing closes where closes.root_id = outbox_root(of_id)))'

// What another process has taken since this statement began is looked at again with the lock, and left out.
const take = `
  with turn as materialized (select pg_try_advisory_xact_lock(hashtextextended('outbox', 0)) as is_own),
  taken as (
    delete from outbox where id = any(array(
      select id from outbox where (select is_own from turn) and ${isTold} order by id limit ${portion} for update)) returning *)
  select count(*)::int as count, coalesce(jsonb_agg(to_jsonb(t) order by t.id), '[]')::text as entries from taken t`

/** Tells of all that has happened; answers with how much that was, nothing where another process is at it. */
export async function readOutbox(services: Services): Promise<number> {
  let count = 0
  for (;;) {
    const taken = await services.db.prisma.$transaction((tx) => readPortion(services, tx), { timeout: 60_000 })
    if (!taken) return count
    count += taken
  }
}

async function readPortion(services: Services, tx: Transaction): Promise<number> {
  const [row] = await tx.$queryRawUnsafe<{ count: number; entries: string }[]>(take)
  const { count, entries } = row!
  if (count) for (const tell of tellers) await tell(services, tx, entries, services.clock.now())
  return count
}

export const outboxJob: Job = {
  name: 'outbox',
  seconds: 1,
  run: readOutbox,
  backlog: 'select count(*)::int, coalesce(extract(epoch from $1 - min(at)), 0)::float8 from outbox where at <= $1',
}
