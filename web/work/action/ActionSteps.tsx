import Box from '@mui/material/Box'
import { lazy, useLayoutEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import type { ActionSteps_action$key } from '../../__generated__/ActionSteps_action.graphql.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { firstSteps, primarySteps, propertySteps } from './firstSteps.ts'
import type { Move } from './moves.ts'
import { StatusMenu } from './StatusMenu.tsx'
import { useMoveAction } from './useMoveAction.ts'
import * as t from './__generated__/messages.ts'

const MoveDialog = lazy(async () => ({ default: (await import('./MoveDialog.tsx')).MoveDialog }))

/** Where a record stands, which opens the steps from there, and beside it the likeliest of them. */
export function ActionSteps({ action: key }: { action: ActionSteps_action$key }) {
  const action = useFragment(
    graphql`
      fragment ActionSteps_action on Action {
        id
        title
        state
        stateName
        bucket
        version
        viewerTransitions
        allowedTransitions {
          name
          label
          allowed
          fitsState
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
  const ofStatus = action.allowedTransitions.filter(({ name }) => !propertySteps.includes(name))
  const allowed = ofStatus
    .filter((one) => one.allowed || one.awaitsChecklist)
    .map(({ onBehalfOf, name, label, to, bucket, needs }) => {
      const move: Move = { name, label, from: action.state, to, bucket, needs }
      return {
        name,
        label: onBehalfOf ? t.stepFor({ label, onBehalfOf }) : label,
        bucket,
        stays: to === action.state,
        asks: needs.length > 0,
        act: () => (needs.length ? setAsked(move) : void commit(action, move)),
      }
    })
  const refused = ofStatus
    .filter((one) => one.fitsState && !one.allowed && !one.awaitsChecklist)
    .map(({ label, reason }) => ({ label, reason }))
  const steps = useRef<HTMLElement>(null)
  const offered = allowed.map(({ name }) => name).join()
  const before = useRef(offered)
  useLayoutEffect(() => {
    // The step that was pressed may be gone with its focus.
    const hasChanged = before.current !== offered
    before.current = offered
    if (hasChanged && document.activeElement === document.body) steps.current?.focus({ preventScroll: true })
  }, [offered, before, steps])
  return (
    <Box
      component="section"
      aria-label={t.steps}
      ref={steps}
      tabIndex={-1}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, outline: 'none' }}
    >
      <StatusMenu stateName={action.stateName} bucket={action.bucket} steps={allowed} refused={refused} />
      {firstSteps(allowed).map(({ name, label, asks, act }) => (
        <PlainButton
          key={name}
          type="button"
          className={primarySteps.includes(name) ? 'primary' : 'outlined'}
          onClick={act}
        >
          {label}
          {asks ? '…' : ''}
        </PlainButton>
      ))}
      {asked ? (
        <LateWindow onFailure={() => setAsked(undefined)}>
          <MoveDialog action={action} moves={[asked]} onClose={() => setAsked(undefined)} />
        </LateWindow>
      ) : null}
    </Box>
  )
}
