import { useRelayEnvironment } from 'react-relay'
import { theirs } from '../../../kernel/relay/problems.ts'
import { toast } from '../../../kernel/shell/toast.ts'
import { useBoardActions } from '../BoardActions.ts'
import type { Card } from '../BoardCard.tsx'
import { movesOf, movesTo, useMoves, type BucketName } from '../moves.ts'
import { readReasons } from '../readReasons.ts'
import { useMoveAction } from '../useMoveAction.ts'
import type { LaneRow } from './LaneList.tsx'
import { isInLane } from './lanes.ts'
import * as t from './__generated__/messages.ts'

const placeOf = ({ organization, assignee }: Card) => ({ organizationId: organization.id, assigneeId: assignee?.id })

/** What becomes of a record that is dropped on a column of a lane: who has it changes, where it stands, or both. */
export function useLaneMoves(row: LaneRow, bucket: BucketName) {
  const table = useMoves()
  const commit = useMoveAction()
  const { move } = useBoardActions()
  const environment = useRelayEnvironment()
  const isHere = (card: Card) => isInLane(row, placeOf(card))
  const assigning = (card: Card) =>
    row.by === 'ASSIGNEE' ? movesOf(table, card).find(({ name }) => name === 'ASSIGN') : undefined

  async function refuse(card: Card) {
    const title = t.wasNotMovedTo({ title: card.title, lane: row.label })
    if (row.by === 'ORGANIZATION') return toast('info', title, t.theOrganizationOfARecordCanNotBeChanged)
    const { stateName, reasons } = await readReasons(environment, card.id)
    const reason = reasons.find(({ name }) => name === 'ASSIGN')?.reason
    toast('info', title, reason ?? t.noAssigningInThisState({ stateName }))
  }

  async function drop(card: Card) {
    if (isHere(card)) return move(card, bucket)
    const step = assigning(card)
    if (!step) return refuse(card)
    const failed = await commit(card, step, { assigneeId: row.id })
    if (!failed) move(card, bucket)
    else if (failed !== theirs)
      toast('error', t.wasNotMovedTo({ title: card.title, lane: row.label }), Object.values(failed)[0])
  }

  return {
    drop: (card: Card) => void drop(card),
    /** Whether a record could be dropped here; undefined where it is. */
    mayDrop: (card: Card) => {
      const staysInColumn = card.bucket === bucket
      if (isHere(card) && staysInColumn) return undefined
      return (
        (isHere(card) || assigning(card) !== undefined) && (staysInColumn || movesTo(table, card, bucket).length > 0)
      )
    },
  }
}
