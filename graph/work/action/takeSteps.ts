// Several steps of one record, decided on first and taken later within a transaction of the caller's.
import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { the } from '../../kernel/noun.ts'
import { planOfSelection } from '../../kernel/statement/plan.ts'
import { readSubjectWithOthers, type SubjectRow } from './readActions.ts'
import { allowedBy, stale, type Decide, type Effect } from './transition.ts'
import type { TransitionName } from './transitions.ts'
import { writeTransition, type Author } from './writeTransition.ts'

/** A step that may be taken, once those before it are. */
interface Decided {
  name: TransitionName
  author: Omit<Author, 'db'>
  subject: SubjectRow
  effect: Effect
}

/** Decides on some steps of one record, one after the other, without taking them. */
export async function decideSteps(
  context: Context,
  uuid: string,
  steps: readonly [TransitionName, Decide][],
): Promise<Decided[]> {
  const viewer = context.requireViewer()
  let subject = await readSubjectWithOthers(context, uuid)
  if (!subject) throw new NotFoundError(the('Action'))
  const decided: Decided[] = []
  for (const [name, decide] of steps) {
    const by = await allowedBy(name, context, subject)
    const effect = await decide({ context, viewer: by[0], actor: viewer, by, subject })
    decided.push({ name, author: { now: context.now, actorId: viewer.id, asId: by[0].id }, subject, effect })
    subject = { ...subject, ...(effect.set as object), version: subject.version + 1 }
  }
  return decided
}

/** Takes them, as a part of a transaction of the caller's. */
export async function takeSteps(transaction: Transaction, decided: readonly Decided[]): Promise<void> {
  const db = rowsIn(transaction)
  for (const { name, author, subject, effect } of decided)
    if (!(await writeTransition({ ...author, db }, name, subject, effect, planOfSelection('Action', { id: true }))))
      throw stale(name, subject.version, subject)
}

const rowsIn = (transaction: Transaction) => ({
  run: async <R>(text: string, values: unknown[]) =>
    (await transaction.$queryRawUnsafe<object[]>(text, ...values)).map((row) => Object.values(row) as R),
})
