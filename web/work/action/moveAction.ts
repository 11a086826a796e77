// Makes a move: on screen at once, then on the server; where the server refuses it goes back, and a toast says why.
import { commitMutation, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { TransitionActionsInput, moveActionMutation } from '../../__generated__/moveActionMutation.graphql.ts'
import type { MayWait } from '../../kernel/offline/waiting.ts'
import { problemsIn, settle, theirs } from '../../kernel/relay/problems.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { tellDone, waitFor } from '../../kernel/undo/done.ts'
import { changeInTurn } from '../../kernel/undo/inTurn.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { applyMove, placeIn, type Board } from './boardStore.ts'
import { hopeForMove, type HopedMove } from './hopedMove.ts'
import type { Movable, Move } from './moves.ts'
import { shownRecord, undoRecordMove } from './undoRecordMove.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation moveActionMutation($input: TransitionActionsInput!) {
    result: transitionActions(input: $input) {
      ... on TransitionActionsSuccess {
        outcomes {
          stepId
          action {
            id
            addressKey
            version
            ...BoardCard_action
            ...ActionCard_action
          }
          error {
            code
            message
            ...refusal_form
          }
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

export type MoveInput = Omit<TransitionActionsInput, 'ids' | 'keys' | 'transition' | 'version'>

/**
 * What of the input was wrong, by field; 'input' for what is of no field, 'checklist' for the record whose checklist is
 * open.
 */
export type MoveProblems = Partial<Record<string, string>>

type Result = moveActionMutation['response']['result']

/**
 * What came of a move: why it was refused, by field; or the version to make it again with, where it was changed
 * meanwhile.
 */
async function settled(
  { outcomes, ...refused }: Result,
  hasWaited: boolean,
): Promise<{ version?: number; problems?: MoveProblems }> {
  const failed = outcomes?.[0]?.error
  if (failed?.code === 'CHECKLIST_OPEN')
    return { problems: { input: failed.message, checklist: outcomes?.[0]?.action?.addressKey } }
  const result = failed ? { form: failed } : refused
  // Who made it without a connection is asked where they look at what was not taken.
  return hasWaited ? { problems: problemsIn(result) } : settle(result)
}

interface Moving {
  environment: Environment
  board: Board
  action: Movable
  move: Move
  input?: MoveInput
  onWaiting: () => void
}

interface Outcome {
  /** Undefined where the record has moved. */
  problems?: MoveProblems
  /** The version that it has made. */
  version?: number
  stepId?: string | null
}

/**
 * Resolves with the problems of the input, or undefined when the record has moved. A refusal is told where the input
 * was given; of a move that asked for none, and of one that had to wait for the connection, in a toast.
 */
export function moveAction(
  environment: Environment,
  board: Board,
  action: Movable,
  move: Move,
  input?: MoveInput,
): Promise<MoveProblems | undefined> {
  const { id, title } = action
  const was = shownRecord(environment, id)
  let hasWaited = false
  let stopWaiting = () => {}
  const waiting = new Promise<undefined>((resolve) => (stopWaiting = () => resolve(undefined)))
  const fail = (problems: MoveProblems) => {
    const reason = Object.values(problems)[0] ?? ''
    if (problems === theirs) announce(t.theirsIsKept({ title }))
    else if (!input || hasWaited) {
      toast('error', (problems.checklist ? t.isNotCompleteYet : t.wasNotMoved)({ title }), reason)
      announce(t.isBackWhereItWas({ title, reason }))
    }
    return problems
  }
  const onWaiting = () => {
    hasWaited = true
    announce(t.waitsToBeSent2({ title, label: move.label }))
    stopWaiting()
  }
  const moving = { environment, board, action, move, input, onWaiting }
  const hoped = hope(moving)
  const moved = changeInTurn(environment, action, (version, letNext) => {
    void waiting.then(letNext)
    return commit(moving, version, hoped)
  }).then(({ problems, stepId }) => {
    if (problems) return fail(problems)
    const told = t.done({ title, label: move.label })
    // What had to wait was done long before it is heard of.
    if (!stepId || hasWaited) announce(told)
    else {
      const undo = () => undoRecordMove(environment, board, { id, stepId, was })
      tellDone(environment, { stepIds: [stepId], title: told, undo })
    }
    return undefined
  })
  const answered = Promise.race([moved, waiting])
  waitFor(answered)
  return answered
}

const hope = ({ environment, board, action, move, input }: Moving, version = action.version): HopedMove =>
  hopeForMove(environment, board, {
    id: action.id,
    version,
    change(record, store) {
      record.setValue(move.to, 'state')
      record.setValue(move.bucket ?? null, 'bucket')
      record.setValue([], 'viewerTransitions')
      if (input?.reason != null) record.setValue(input.reason, 'statusReason')
      if (input?.assigneeId === null) record.setValue(null, 'assignee')
      const assignee = input?.assigneeId && store.get(input.assigneeId)
      if (assignee) record.setLinkedRecord(assignee, 'assignee')
    },
  })

/** Sends it, again where it is chosen over what somebody else has made of the record meanwhile. */
const commit = (moving: Moving, version: number, hoped: HopedMove): Promise<Outcome> =>
  new Promise((resolve) => {
    const { environment, board, action, move, input } = moving
    const { id, title } = action
    let hasWaited = false
    const onWaiting = () => {
      hasWaited = true
      moving.onWaiting()
    }
    const mayWait: MayWait = { actionId: id, what: move.label, title, onWaiting }
    commitMutation<moveActionMutation>(environment, {
      mutation,
      variables: {
        input: { ...input, ids: [id], version, transition: move.name, idempotencyKey: crypto.randomUUID() },
      },
      cacheConfig: { force: true, metadata: { mayWait } },
      updater(store, data) {
        hoped.giveWay()
        const moved = data?.result.outcomes?.[0]?.action
        const record = moved && store.get(moved.id)
        if (!record) return
        applyMove(store, board, { id, version: moved.version, before: hoped.before, after: placeIn(record) })
      },
      onCompleted({ result }) {
        hoped.dispose()
        void settled(result, hasWaited).then(({ version: now, problems }) => {
          const { action: moved, stepId } = result.outcomes?.[0] ?? {}
          if (now !== undefined) resolve(commit(moving, now, hope(moving, now)))
          else resolve(problems ? { problems } : { version: moved?.version, stepId })
        })
      },
      onError(error) {
        hoped.dispose()
        resolve({ problems: { input: error.message } })
      },
    })
  })
