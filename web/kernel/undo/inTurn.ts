// Changes of rows that may be changed again before the answer is there, those of a row one at a time: each begins with
// the version that the ones before have made of what was seen, which may not be shown yet.
import type { Disposable, Environment, GraphQLTaggedNode } from 'relay-runtime'
import { undo, type UndoneUpdater } from './undo.ts'

interface Row {
  readonly id: string
  readonly version: number
}

interface Turn {
  /** The version that one's own changes have made, by the one that they began with. */
  made: Map<number, number>
  before: Promise<unknown>
}

const turns = new WeakMap<Environment, Map<string, Turn>>()

function turnOf(environment: Environment, id: string): Turn {
  const rows = turns.get(environment) ?? new Map<string, Turn>()
  turns.set(environment, rows)
  const turn = rows.get(id) ?? { made: new Map<number, number>(), before: Promise.resolve() }
  rows.set(id, turn)
  return turn
}

/** The version that one's own changes have made of a row as it was seen. */
export function versionNow(environment: Environment, { id, version }: Row): number {
  const { made } = turnOf(environment, id)
  let now = version
  for (let next = made.get(now); next !== undefined && next > now; next = made.get(now)) now = next
  return now
}

/**
 * Sends a change of a row as it was seen, with the version that it has by then. One that has to wait for the connection
 * lets the next one go: they wait together, in their order.
 */
export function changeInTurn<Answer extends { version?: number }>(
  environment: Environment,
  row: Row,
  send: (version: number, letNext: () => void) => Promise<Answer>,
): Promise<Answer> {
  const turn = turnOf(environment, row.id)
  let letNext = () => {}
  const isLet = new Promise<void>((resolve) => (letNext = resolve))
  const sent = turn.before.then(async () => {
    const version = versionNow(environment, row)
    const answer = await send(version, letNext)
    if (answer.version !== undefined) turn.made.set(version, answer.version)
    return answer
  })
  turn.before = Promise.race([sent.catch(() => undefined), isLet])
  return sent
}

interface Undoing {
  /** The rows that the steps have changed. */
  ids: readonly string[]
  /** The last one first. */
  stepIds: readonly string[]
  /** Reads the id and the version of each row. */
  mutation: GraphQLTaggedNode
  updater?: UndoneUpdater
  /** What is shown of them until the answer is there. */
  shown?: Disposable
}

/** Undoes steps of rows; what is sent meanwhile waits for it. Resolves with why not, or undefined. */
export function undoInTurn(
  environment: Environment,
  { ids, stepIds, mutation, updater, shown }: Undoing,
): Promise<string | undefined> {
  const rows = ids.map((id) => turnOf(environment, id))
  const undone = Promise.all(rows.map(({ before }) => before))
    .then(() =>
      undo(environment, stepIds, mutation, (store, data) => {
        for (const { node, error } of data?.result.outcomes ?? [])
          if (!error && node?.version) turnOf(environment, node.id).made.set(node.version - 1, node.version)
        updater?.(store, data)
      }),
    )
    .finally(() => shown?.dispose())
  for (const row of rows) row.before = undone
  return undone
}
