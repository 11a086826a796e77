// Makes a change of a plan: on screen at once, then on the server; where that refuses it goes back.
import { commitMutation, graphql } from 'react-relay'
import type { Disposable, Environment, RecordSourceProxy } from 'relay-runtime'
import type { planWorkMutation, RescheduleActionInput } from '../../__generated__/planWorkMutation.graphql.ts'
import { settle } from '../../kernel/relay/problems.ts'
import { waitFor } from '../../kernel/undo/done.ts'
import { changeInTurn, undoInTurn } from '../../kernel/undo/inTurn.ts'
import type { Work } from './work.ts'

const mutation = graphql`
  mutation planWorkMutation($input: RescheduleActionInput!) {
    result: rescheduleAction(input: $input) {
      ... on RescheduleActionSuccess {
        stepId
        action {
          id
          version
          ...usePool_action
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const undoMutation = graphql`
  mutation planWorkUndoMutation($input: UndoStepsInput!) {
    result: undoSteps(input: $input) {
      ... on UndoStepsSuccess {
        outcomes {
          error {
            message
          }
          node {
            id
            ... on Action {
              version
              ...usePool_action @alias(as: "work")
            }
          }
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** When some work is done and by whom: a slot, or when it may begin and is due. */
export interface Planning {
  from: number | null
  to: number | null
  isPlanned: boolean
  assigneeId: string | null
}

const text = (at: number | null) => (at === null ? null : new Date(at).toISOString())

interface Planned {
  version?: number
  /** By which it is undone. */
  stepId?: string | null
  refusal?: string
}

/** Resolves with why it was refused, or with its step when it is done. */
export function planWork(environment: Environment, work: Work, planning: Planning): Promise<Planned> {
  const done = changeInTurn(environment, work, (version) => commit(environment, work, planning, version))
  waitFor(done)
  return done
}

/** Undoes changes of a plan, the last one first; resolves with why the first that was refused was, or undefined. */
export const undoPlans = (
  environment: Environment,
  planned: readonly { id: string; stepId: string }[],
  shown?: Disposable,
): Promise<string | undefined> =>
  undoInTurn(environment, {
    ids: planned.map(({ id }) => id),
    stepIds: planned.map(({ stepId }) => stepId).toReversed(),
    mutation: undoMutation,
    shown,
  })

/** Undoes a change of a plan: on screen at once, then on the server; resolves with why not, or undefined. */
export const undoPlan = (environment: Environment, stepId: string, work: Work): Promise<string | undefined> =>
  undoPlans(
    environment,
    [{ id: work.id, stepId }],
    environment.applyUpdate({
      storeUpdater: (store) => show(store, work.id, { ...work, assigneeId: work.assignee?.id ?? null }),
    }),
  )

function show(store: RecordSourceProxy, id: string, { from, to, isPlanned, assigneeId }: Planning): void {
  const record = store.get(id)
  const person = assigneeId ? store.get(assigneeId) : null
  if (!record) return
  record.getLinkedRecord('schedule')?.setValue(text(from), 'start').setValue(text(to), 'end')
  record.setValue(isPlanned, 'isScheduled')
  if (person) record.setLinkedRecord(person, 'assignee')
  else record.setValue(null, 'assignee')
}

function commit(environment: Environment, work: Work, planning: Planning, version: number): Promise<Planned> {
  const { from, to, isPlanned, assigneeId } = planning
  const { id } = work
  return new Promise((resolve) => {
    const input: RescheduleActionInput = {
      id,
      version,
      scheduledStart: text(from),
      scheduledEnd: text(to),
      isScheduled: isPlanned,
      ...(assigneeId ? { assigneeId } : { isUnassigned: true }),
    }
    commitMutation<planWorkMutation>(environment, {
      mutation,
      variables: { input },
      optimisticUpdater: (store) => show(store, id, planning),
      onCompleted: ({ result }) =>
        void settle(result).then(({ version: now, problems }) =>
          resolve(
            now === undefined
              ? {
                  version: result.action?.version,
                  stepId: result.stepId,
                  refusal: problems && Object.values(problems)[0],
                }
              : commit(environment, work, planning, now),
          ),
        ),
      onError: (error) => resolve({ refusal: error.message }),
    })
  })
}
