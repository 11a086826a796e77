import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { lazy, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import type { DelegationChain_action$key } from '../../__generated__/DelegationChain_action.graphql.ts'
import type { Move } from '../action/moves.ts'
import { useMoveAction } from '../action/useMoveAction.ts'
import { awayText } from '../../people/user/awayText.ts'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { useNow } from '../../kernel/ui/useNow.ts'
import { momentText } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

const MoveDialog = lazy(async () => ({ default: (await import('../action/MoveDialog.tsx')).MoveDialog }))

const Links = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 10,
  '& small': { display: 'block', color: 'var(--ops-ink-3)', fontSize: 12, lineHeight: '16px' },
  '& q': { quotes: 'none', display: 'block', color: 'var(--ops-ink-2)' },
  '& .over': { color: 'var(--ops-ink-2)' },
})

const steps = new Set(['ACCEPT', 'DECLINE', 'RECALL', 'HAND_BACK', 'DELEGATE'])

/**
 * Who passed the record on to whom, what became of it, and what can be done about it; who of them is away. A note may
 * be begun for who is asked.
 */
export function DelegationChain({ action: key, note: begun }: { action: DelegationChain_action$key; note?: string }) {
  const action = useFragment(
    graphql`
      fragment DelegationChain_action on Action {
        id
        title
        state
        bucket
        version
        viewerTransitions
        organization {
          timeZone
        }
        away {
          id
          endsAt
          user {
            name
          }
          deputy {
            name
          }
        }
        delegations {
          id
          state
          stateName
          note
          until
          at
          answeredAt
          endedAt
          from {
            name
          }
          to {
            name
          }
        }
        allowedTransitions {
          name
          label
          allowed
          to
          bucket
          needs
          onBehalfOf
        }
      }
    `,
    key,
  )
  const now = useNow()
  const commit = useMoveAction()
  const [asked, setAsked] = useState<Move>()
  const at = (instant: string) => momentText(instant, action.organization.timeZone, now)
  const possible = action.allowedTransitions.filter(({ name, allowed }) => allowed && steps.has(name))
  return (
    <Box component="section" aria-label={t.delegation} sx={{ display: 'grid', gap: 3 }}>
      <Typography component="h3" variant="h2">
        {t.delegation}
      </Typography>
      {action.away.map((absence) => (
        <Notice key={absence.id}>{t.is({ name: absence.user.name, awayText: awayText(absence) })}</Notice>
      ))}
      {action.delegations.length ? (
        <Links>
          {action.delegations.map(
            ({ id, state, stateName, from, to, note, until, at: askedAt, answeredAt, endedAt }) => {
              const isOpen = state === 'ASKED' || state === 'ACCEPTED'
              const latest = endedAt ?? answeredAt
              return (
                <li key={id} className={isOpen ? undefined : 'over'}>
                  <strong>{from.name}</strong> {t.to} <strong>{to.name}</strong>{' '}
                  <Tag className={isOpen ? 'planned' : undefined}>{stateName}</Tag>
                  {note ? <q>{note}</q> : null}
                  <small>
                    {t.asked} {at(askedAt)}
                    {latest ? ` · ${stateName.toLowerCase()} ${at(latest)}` : ''}
                    {isOpen && until ? t.goesBackByItself({ at: at(until) }) : ''}
                  </small>
                </li>
              )
            },
          )}
        </Links>
      ) : (
        <Typography color="textSecondary">{t.itHasNotBeenDelegated}</Typography>
      )}
      {possible.length ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {possible.map(({ allowed: _allowed, onBehalfOf, ...step }, i) => {
            const move: Move = { ...step, from: action.state }
            return (
              <PlainButton
                key={move.name}
                type="button"
                className={i === 0 && move.name !== 'DELEGATE' ? 'primary' : 'outlined'}
                onClick={() => (move.needs.length ? setAsked(move) : void commit(action, move))}
              >
                {move.label}
                {onBehalfOf ? t.for({ onBehalfOf }) : ''}
                {move.needs.length ? '…' : ''}
              </PlainButton>
            )
          })}
        </Box>
      ) : null}
      {asked ? (
        <LateWindow onFailure={() => setAsked(undefined)}>
          <MoveDialog
            action={action}
            moves={[asked]}
            begun={asked.name === 'DELEGATE' ? { note: begun } : undefined}
            onClose={() => setAsked(undefined)}
          />
        </LateWindow>
      ) : null}
    </Box>
  )
}
