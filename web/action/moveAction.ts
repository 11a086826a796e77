// Makes a move: on screen at once, then on the server; where the server refuses it goes back, and a toast says why.
import { commitMutation, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { TransitionActionsInput, moveActionMutation } from '../__generated__/moveActionMutation.graphql.ts'
import type { MayWait } from '../offline/waiting.ts'
import { toast } from '../shell/toast.ts'
import { announce } from '../ui/announce.ts'
import { applyMove, placeIn, type Board, type BoardPlace } from './boardStore.ts'
import type { Movable, Move } from './moves.ts'

const mutation = graphql`
  mutation moveActionMutation($input: TransitionActionsInput!) {
    result: transitionActions(input: $input) {
      ... on TransitionActionsSuccess {
        outcomes {
          action {
            id
            key
            version
            ...BoardCard_action
            ...ActionCard_action
          }
          error {
            code
            message
            ... on ValidationError @alias(as: "validation") {
              fields {
                path
                message
              }
            }
            ... on ConflictError @alias(as: "conflict") {
              differences {
                field
                yours
                current
              }
            }
          }
        }
      }
      ... on Error @alias(as: "error") {
        message
      }
    }
  }
`

export type MoveInput = Omit<TransitionActionsInput, 'ids' | 'internalIDs' | 'transition' | 'statusID' | 'version'>

/** What of the input was wrong, by field; 'input' for what is of no field, 'checklist' for the record whose checklist is open. */
export type MoveProblems = Partial<Record<string, string>>

type Result = moveActionMutation['response']['result']

/** Why a move was refused, in a sentence and by field; undefined where it was made. */
function refusalIn({ outcomes, error }: Result): { reason: string; problems: MoveProblems } | undefined {
  if (error) return { reason: error.message, problems: { input: error.message } }
  const failed = outcomes?.[0]?.error
  if (!failed) return undefined
  const { code, message, validation, conflict } = failed
  if (code === 'CHECKLIST_OPEN') return { reason: message, problems: { input: message, checklist: outcomes[0]?.action?.key } }
  const values = conflict?.differences.map(({ field, yours, current }) => `${field}: yours ${yours}, now ${current}`)
  const reason = values?.length ? `${message} ${values.join('; ')}.` : message
  const problems = validation && Object.fromEntries(validation.fields.map((field) => [field.path, field.message]))
  return { reason, problems: problems ?? { input: reason } }
}

/**
 * Resolves with the problems of the input, or undefined when the record has moved. A refusal is told where the input was
 * given; of a move that asked for none, and of one that had to wait for the connection, in a toast.
 */
export function moveAction(environment: Environment, board: Board, action: Movable, move: Move, input?: MoveInput) {
  return new Promise<MoveProblems | undefined>((resolve) => {
    let before: BoardPlace | null = null
    let hasWaited = false
    const fail = (reason: string, problems: MoveProblems = { input: reason }) => {
      if (!input || hasWaited) {
        toast('error', `“${action.title}” ${problems.checklist ? 'is not complete yet' : 'was not moved'}`, reason)
        announce(`${action.title} is back where it was. ${reason}`)
      }
      resolve(problems)
    }
    const onWaiting = () => {
      hasWaited = true
      announce(`${action.title}: ${move.label}, waits to be sent`)
      resolve(undefined)
    }
    commitMutation<moveActionMutation>(environment, {
      mutation,
      variables: { input: { ...input, ids: [action.id], version: action.version, transition: move.name, idempotencyKey: crypto.randomUUID() } },
      cacheConfig: { force: true, metadata: { mayWait: { actionId: action.id, what: move.label, title: action.title, onWaiting } satisfies MayWait } },
      optimisticUpdater(store) {
        const record = store.get(action.id)
        // What is hoped for gives way to what is heard of meanwhile, of this move or of somebody else's.
        if (!record || Number(record.getValue('version')) > action.version) return
        before ??= placeIn(record)
        record.setValue(move.to, 'state')
        record.setValue(move.bucket ?? null, 'bucket')
        record.setValue([], 'viewerTransitions')
        if (input?.reason != null) record.setValue(input.reason, 'statusReason')
        applyMove(store, board, { id: action.id, before, after: placeIn(record) })
      },
      updater(store, data) {
        const moved = data?.result.outcomes?.[0]?.action
        const record = moved && store.get(moved.id)
        if (record) applyMove(store, board, { id: moved.id, version: moved.version, before, after: placeIn(record) })
      },
      onCompleted({ result }) {
        const refusal = refusalIn(result)
        if (refusal) return fail(refusal.reason, refusal.problems)
        announce(`${action.title}: ${move.label}, done`)
        resolve(undefined)
      },
      onError: (error) => fail(error.message),
    })
  })
}
