// Undoes a move of a record, on the board and in the record alike.
import { graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { undoInTurn } from '../../kernel/undo/inTurn.ts'
import { applyMove, placeIn, type Board } from './boardStore.ts'
import { hopeForMove } from './hopedMove.ts'

const mutation = graphql`
  mutation undoRecordMoveMutation($input: UndoStepsInput!) {
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
              ...BoardCard_action @alias(as: "card")
            }
          }
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

const values = ['state', 'bucket', 'viewerTransitions', 'statusReason', 'title'] as const
const links = ['priority', 'assignee', 'group', 'organization'] as const

/** A record as it is shown, to show it so again. */
export type ShownRecord = Readonly<Record<string, unknown>>

export const shownRecord = (environment: Environment, id: string): ShownRecord => ({
  ...environment.getStore().getSource().get(id),
})

/** Puts a record back as it was: on screen at once, then on the server; resolves with why not, or undefined. */
export function undoRecordMove(
  environment: Environment,
  board: Board,
  { id, stepId, was }: { id: string; stepId: string; was: ShownRecord },
): Promise<string | undefined> {
  const { version } = shownRecord(environment, id)
  const hoped = hopeForMove(environment, board, {
    id,
    version: Number(version),
    change(record, store) {
      for (const name of values) if (name in was) record.setValue(was[name], name)
      for (const name of links) {
        if (!(name in was)) continue
        const ref = (was[name] as { __ref?: string } | null)?.__ref
        const linked = ref && store.get(ref)
        if (linked) record.setLinkedRecord(linked, name)
        else record.setValue(null, name)
      }
    },
  })
  return undoInTurn(environment, {
    ids: [id],
    stepIds: [stepId],
    mutation,
    shown: hoped,
    updater(store, data) {
      hoped.giveWay()
      const node = data?.result.outcomes?.[0]?.node
      const record = node && store.get(node.id)
      if (!record || node.version === undefined) return
      applyMove(store, board, { id, version: node.version, before: hoped.before, after: placeIn(record) })
    },
  })
}
