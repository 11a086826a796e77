import Box from '@mui/material/Box'
import { lazy, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link, useLocation } from 'react-router-dom'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import type { DelegationRow_delegation$key } from '../../__generated__/DelegationRow_delegation.graphql.ts'
import { movesOf, useMoves, type Move } from '../action/moves.ts'
import { useMoveAction } from '../action/useMoveAction.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { useNow } from '../../kernel/ui/useNow.ts'
import { momentText } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

const MoveDialog = lazy(async () => ({ default: (await import('../action/MoveDialog.tsx')).MoveDialog }))

const steps = new Set(['ACCEPT', 'DECLINE', 'RECALL', 'HAND_BACK'])

interface DelegationRowProps {
  delegation: DelegationRow_delegation$key
  direction: 'incoming' | 'outgoing'
  onMoved: () => void
}

/** One delegation: its record, who and what was said, and what can be done about it. */
export function DelegationRow({ delegation: key, direction, onMoved }: DelegationRowProps) {
  const { state, stateName, note, at, until, from, to, action } = useFragment(
    graphql`
      fragment DelegationRow_delegation on Delegation {
        state
        stateName
        note
        at
        until
        from {
          name
        }
        to {
          name
        }
        action {
          id
          key
          addressKey
          title
          state
          bucket
          version
          viewerTransitions
          organization {
            timeZone
          }
        }
      }
    `,
    key,
  )
  const table = useMoves()
  const commit = useMoveAction()
  const now = useNow()
  const { search } = useLocation()
  const [asked, setAsked] = useState<Move>()
  const moves = action ? movesOf(table, action).filter(({ name }) => steps.has(name)) : []
  const time = (instant: string) => momentText(instant, action?.organization.timeZone ?? 'UTC', now)
  const make = async (move: Move) => {
    if (!action) return
    if (move.needs.length) return setAsked(move)
    await commit(action, move)
    onMoved()
  }
  return (
    <tr>
      <th scope="row" style={{ whiteSpace: 'normal', minWidth: 180 }}>
        {action ? (
          <Link to={{ pathname: `/delegate/record/${action.addressKey}`, search }}>
            {action.key} {action.title}
          </Link>
        ) : (
          t.aRecordThatIsNoLonger
        )}
      </th>
      <td style={{ whiteSpace: 'nowrap' }}>{direction === 'incoming' ? from.name : to.name}</td>
      <td>
        <Tag className={state === 'ASKED' ? 'planned' : undefined}>{stateName}</Tag>
      </td>
      <td style={{ overflowWrap: 'anywhere', minWidth: 120 }}>{note || '—'}</td>
      <td style={{ whiteSpace: 'nowrap' }}>{time(at)}</td>
      <td style={{ whiteSpace: 'nowrap' }}>{until ? time(until) : '—'}</td>
      <td>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
          {moves.map((move) => (
            <PlainButton
              key={move.name}
              type="button"
              className="outlined"
              aria-label={`${move.label} ${action!.title}`}
              onClick={() => void make(move)}
            >
              {move.label}
              {move.needs.length ? '…' : ''}
            </PlainButton>
          ))}
        </Box>
        {asked && action ? (
          <LateWindow>
            <MoveDialog
              action={action}
              moves={[asked]}
              onClose={() => {
                setAsked(undefined)
                onMoved()
              }}
            />
          </LateWindow>
        ) : null}
      </td>
    </tr>
  )
}
