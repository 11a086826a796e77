import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ActionSteps_action$key } from '../../__generated__/ActionSteps_action.graphql.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import type { Move } from './moves.ts'
import { useMoveAction } from './useMoveAction.ts'
import * as t from './__generated__/messages.ts'

const MoveDialog = lazy(async () => ({ default: (await import('./MoveDialog.tsx')).MoveDialog }))

/** What can be done with a record now; and on request what can't, with why not. */
export function ActionSteps({ action: key }: { action: ActionSteps_action$key }) {
  const action = useFragment(
    graphql`
      fragment ActionSteps_action on Action {
        id
        title
        state
        bucket
        version
        viewerTransitions
        allowedTransitions {
          name
          label
          allowed
          reason
          awaitsChecklist
          to
          bucket
          needs
          onBehalfOf
        }
      }
    `,
    key,
  )
  const commit = useMoveAction()
  const [asked, setAsked] = useState<Move>()
  const [showsRefused, setShowsRefused] = useState(false)
  const allowed = action.allowedTransitions.filter((one) => one.allowed || one.awaitsChecklist)
  const steps = useRef<HTMLElement>(null)
  const offered = allowed.map(({ name }) => name).join()
  const before = useRef(offered)
  useLayoutEffect(() => {
    // The step that was pressed may be gone with its focus, and Escape would be heard by nobody.
    const hasChanged = before.current !== offered
    before.current = offered
    if (hasChanged && document.activeElement === document.body) steps.current?.focus({ preventScroll: true })
  }, [offered, before, steps])
  const refused = action.allowedTransitions.filter((one) => !one.allowed && !one.awaitsChecklist)
  return (
    <Box
      component="section"
      aria-label={t.steps}
      ref={steps}
      tabIndex={-1}
      sx={{ display: 'grid', gap: 2, outline: 'none' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {allowed.length ? null : <Typography color="textDisabled">{t.thereIsNothingForYouTo}</Typography>}
        {allowed.map(({ allowed: _allowed, reason: _reason, awaitsChecklist: _awaits, onBehalfOf, ...step }, i) => {
          const move: Move = { ...step, from: action.state }
          return (
            <PlainButton
              key={move.name}
              type="button"
              className={i === 0 ? 'primary' : 'outlined'}
              onClick={() => (move.needs.length ? setAsked(move) : void commit(action, move))}
            >
              {move.label}
              {onBehalfOf ? t.for({ onBehalfOf }) : ''}
              {move.needs.length ? '…' : ''}
            </PlainButton>
          )
        })}
      </Box>
      <PlainButton
        type="button"
        style={{ justifySelf: 'start', marginLeft: -8 }}
        aria-expanded={showsRefused}
        onClick={() => setShowsRefused(!showsRefused)}
      >
        {showsRefused ? t.hideWhatIsNotPossible : t.whyNotMore}
      </PlainButton>
      {showsRefused ? (
        <Box component="ul" sx={{ m: 0, pl: 4, color: 'text.disabled', fontSize: 12, lineHeight: '18px' }}>
          {refused.map(({ name, label, reason }) => (
            <li key={name}>
              <strong>{label}</strong>: {reason}
            </li>
          ))}
        </Box>
      ) : null}
      {asked ? (
        <Suspense>
          <MoveDialog action={action} moves={[asked]} onClose={() => setAsked(undefined)} />
        </Suspense>
      ) : null}
    </Box>
  )
}
