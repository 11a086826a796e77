// What happens is added to the outbox by whoever writes it, in the same transaction and where it can in the same
// statement. Who is told of it is worked out when it is read (readOutbox.ts).
import type { Transaction } from './mutation.ts'

/** Nobody, as long as nobody has said so. */
let listenersIn = (rootId: string) => `array(select ${rootId} where false)`

/** Says in SQL who listens in a tree from outside, as ids, by an expression for its root. */
export const setListeners = (listeners: typeof listenersIn) => {
  listenersIn = listeners
}

interface Happening {
  kind: string
  ofId: string
  at: Date
  /** What those who tell of it need. */
  facts?: object
  /** The tree whose outside listeners hear of it; without, they do not. */
  rootId?: string
}

/** Adds something that has happened, for those who write by Prisma. */
export const addToOutbox = (tx: Transaction, { kind, ofId, at, facts = {}, rootId }: Happening) => {
  const values = [kind, ofId, at, JSON.stringify(facts), ...(rootId ? [rootId] : [])]
  return tx.$executeRawUnsafe(
    `insert into outbox (kind, of_id, at, facts, listeners)
     values ($1, $2::uuid, $3, $4::jsonb, ${rootId ? listenersIn('$5::uuid') : `'{}'`})`,
    ...values,
  )
}

interface HappeningSql {
  /** Where it is read from, as its statement has it; `l` is taken. */
  from: string
  /** Expressions over that. */
  kind: string
  ofId: string
  at: string
  facts?: string
  /** Of whose tree it is, and how it was at this moment: kept where somebody listens from outside. */
  outside?: { rootId: string; snapshot: string }
}

/** The same as a part of the statement that does it. */
export const outboxSql = ({ kind, from, ofId, at, facts = `'{}'::jsonb`, outside }: HappeningSql): string =>
  outside
    ? `insert into outbox (kind, of_id, at, facts, listeners)
       select ${kind}, ${ofId}, ${at}, case when l.ids = '{}' then ${facts} else ${outside.snapshot} end, l.ids
       from ${from} cross join lateral (select ${listenersIn(outside.rootId)} ids offset 0) l`
    : `insert into outbox (kind, of_id, at, facts) select ${kind}, ${ofId}, ${at}, ${facts} from ${from}`
