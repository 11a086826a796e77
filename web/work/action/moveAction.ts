// Makes a move: on screen at once, then on the server; where the server refuses it goes back, and a toast says why.
import { commitMutation, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { TransitionActionsInput, moveActionMutation } from '../../__generated__/moveActionMutation.graphql.ts'
import type { MayWait } from '../../kernel/offline/waiting.ts'
import { problemsIn, settle, theirs } from '../../kernel/relay/problems.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { tellDone, waitFor } from '../../kernel/undo/done.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { applyMove, placeIn, type Board, type BoardPlace } from './boardStore.ts'
import type { Movable, Move } from './moves.ts'
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
  const moving = new Promise<MoveProblems | undefined>((resolve) => {
    let before: BoardPlace | null = null
    let hasWaited = false
    const fail = (problems: MoveProblems) => {
      const reason = Object.values(problems)[0] ?? ''
      if (problems === theirs) announce(t.theirsIsKept({ title: action.title }))
      else if (!input || hasWaited) {
        toast('error', (problems.checklist ? t.isNotCompleteYet : t.wasNotMoved)({ title: action.title }), reason)
        announce(t.isBackWhereItWas({ title: action.title, reason }))
      }
      resolve(problems)
    }
    const onWaiting = () => {
      hasWaited = true
      announce(t.waitsToBeSent2({ title: action.title, label: move.label }))
      resolve(undefined)
    }
    commitMutation<moveActionMutation>(environment, {
      mutation,
      variables: {
        input: {
          ...input,
          ids: [action.id],
          version: action.version,
          transition: move.name,
          idempotencyKey: crypto.randomUUID(),
        },
      },
      cacheConfig: {
        force: true,
        metadata: {
          mayWait: { actionId: action.id, what: move.label, title: action.title, onWaiting } satisfies MayWait,
        },
      },
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
      onCompleted: ({ result }) =>
        void settled(result, hasWaited).then(({ version, problems }) => {
          if (version !== undefined) return resolve(moveAction(environment, board, { ...action, version }, move, input))
          if (problems) return fail(problems)
          const title = t.done({ title: action.title, label: move.label })
          const stepId = result.outcomes?.[0]?.stepId
          // What had to wait was done long before it is heard of.
          if (stepId && !hasWaited) tellDone(environment, { stepIds: [stepId], title })
          else announce(title)
          resolve(undefined)
        }),
      onError: (error) => fail({ input: error.message }),
    })
  })
  waitFor(moving)
  return moving
}
