// Changes of rows that may be changed again before the answer is there, one at a time: each begins with the version
// that the ones before have made, which may not be shown yet.
import type { Disposable, Environment, GraphQLTaggedNode } from 'relay-runtime'
import { undo } from './undo.ts'

interface Row {
  readonly id: string
  readonly version: number
}

interface Turn {
  /** The version that was made last, by row. */
  made: Map<string, number>
  before: Promise<unknown>
}

const turns = new WeakMap<Environment, Turn>()

function turnOf(environment: Environment): Turn {
  const turn = turns.get(environment) ?? { made: new Map(), before: Promise.resolve() }
  turns.set(environment, turn)
  return turn
}

/** Sends a change of a row as it is shown, with the version that it has by then. */
export function changeInTurn<Answer extends { version?: number }>(
  environment: Environment,
  { id, version }: Row,
  send: (version: number) => Promise<Answer>,
): Promise<Answer> {
  const turn = turnOf(environment)
  const sent = turn.before.then(() => send(Math.max(version, turn.made.get(id) ?? version)))
  turn.before = sent.then(({ version: made }) => made !== undefined && turn.made.set(id, made))
  return sent
}

interface Undoing {
  id: string
  stepId: string
  /** Reads the version of the row. */
  mutation: GraphQLTaggedNode
  /** What is shown of it until the answer is there. */
  shown: Disposable
}

/** Undoes a step of a row; what is sent meanwhile waits for it. Resolves with why not, or undefined. */
export function undoInTurn(
  environment: Environment,
  { id, stepId, mutation, shown }: Undoing,
): Promise<string | undefined> {
  const turn = turnOf(environment)
  const undone = undo(environment, [stepId], mutation).finally(() => shown.dispose())
  turn.before = Promise.all([undone, turn.before]).then(() => {
    const made = environment.getStore().getSource().get(id)?.version
    if (typeof made === 'number') turn.made.set(id, made)
  })
  return undone
}
