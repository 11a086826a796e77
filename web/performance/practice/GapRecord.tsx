import Typography from '@mui/material/Typography'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { GapRecord_practice$key } from '../../__generated__/GapRecord_practice.graphql.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

interface GapRecordProps {
  practice: GapRecord_practice$key
  active: number | null
  canAnswer: boolean
  onOpen: () => void
  onInPlace: () => void
}

/**
 * The record that a gap has become, with its state; or the way to make one. One that is done only offers the answer.
 */
export function GapRecord({ practice, active, canAnswer, onOpen, onInPlace }: GapRecordProps) {
  const { feature, isGap, hasOpenAction, offersInPlace, action } = useFragment(
    graphql`
      fragment GapRecord_practice on Practice {
        feature
        isGap
        hasOpenAction
        offersInPlace
        action {
          key
          addressKey
          stateName
        }
      }
    `,
    practice,
  )
  const stop = (cell: number) => ({ 'data-cell': cell, tabIndex: active === cell ? 0 : -1 })
  return (
    <>
      {action ? (
        <span>
          <Link to={`/home/record/${action.addressKey}`} {...stop(6)}>
            {action.key}
          </Link>{' '}
          <Typography component="span" variant="body2" color="textSecondary">
            {action.stateName}
          </Typography>
        </span>
      ) : hasOpenAction ? (
        <Typography variant="body2" color="textSecondary">
          {t.aRecordIsOpen}
        </Typography>
      ) : null}
      {offersInPlace && canAnswer ? (
        <PlainButton
          type="button"
          className="chip"
          {...stop(7)}
          aria-label={t.itsRecordIsDoneIsIn({ feature })}
          onClick={onInPlace}
        >
          {t.itIsInPlace}
        </PlainButton>
      ) : null}
      {isGap && !hasOpenAction && canAnswer ? (
        <PlainButton
          type="button"
          className="chip"
          {...stop(8)}
          aria-label={t.makeARecordOfTheGap({ feature })}
          onClick={onOpen}
        >
          {t.makeARecord}
        </PlainButton>
      ) : null}
    </>
  )
}
