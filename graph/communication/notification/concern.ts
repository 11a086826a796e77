// Whom what is due may concern: statements with a row for each. They read from `due` (id, kind, of_id, facts, at); $2
// is the time. A noun above adds its own.

/** A function where it has a part that nouns above add. */
type Statement = string | (() => string)

const all: Statement[] = []

export const addConcerns = (...statements: Statement[]) => all.push(...statements)

export const allConcerns = () => all.map((one) => (typeof one === 'string' ? one : one()))

const otherwise: string[] = []

/** Says of which records `a` another kind tells that they were made. */
export const tellOtherwise = (condition: string) => otherwise.push(condition)

export const isToldOtherwise = () => `(${['false', ...otherwise].join(' or ')})`

export interface Concern {
  /** What is due that it comes from: they are noted in the order in which they happened. */
  dueId: bigint
  /** One person is told of a cause once, of the rows of one rank the first. */
  cause: string
  kind: string
  rank: number
  userId: string
  rootId: string
  actorId: string | null
  actionId: string | null
  appointmentId: string | null
  threadId: string | null
  tourRunId: string | null
  organizationId: string | null
  facts: Record<string, string>
  /** Of several whom something may concern by their level, those nearest to it are told; null where all are. */
  distance: number | null
}

interface Columns {
  cause: string
  kind: string
  rank?: number
  userId: string
  rootId: string
  actorId?: string
  actionId?: string
  appointmentId?: string
  threadId?: string
  tourRunId?: string
  organizationId?: string
  facts?: string
  distance?: string
}

/** The columns of a concern from what they are in a statement. */
export const concern = (columns: Columns): string => `
  d.id due_id, ${columns.cause} cause, ${columns.kind} kind, ${columns.rank ?? 1}::int "rank", ${columns.userId} user_id, ${columns.rootId} root_id,
  ${columns.actorId ?? 'null::uuid'} actor_id, ${columns.actionId ?? 'null::uuid'} action_id,
  ${columns.appointmentId ?? 'null::uuid'} appointment_id, ${columns.threadId ?? 'null::uuid'} thread_id,
  ${columns.tourRunId ?? 'null::uuid'} tour_run_id, ${columns.organizationId ?? 'null::uuid'} organization_id,
  ${columns.facts ?? `'{}'::jsonb`} facts, ${columns.distance ?? 'null::int'} distance`
