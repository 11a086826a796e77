import Typography from '@mui/material/Typography'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { GapRecord_practice$key } from '../../__generated__/GapRecord_practice.graphql.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'

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
          A record is open
        </Typography>
      ) : null}
      {offersInPlace && canAnswer ? (
        <PlainButton
          type="button"
          className="chip"
          {...stop(7)}
          aria-label={`Its record is done: ${feature} is in place`}
          onClick={onInPlace}
        >
          It is in place
        </PlainButton>
      ) : null}
      {isGap && !hasOpenAction && canAnswer ? (
        <PlainButton
          type="button"
          className="chip"
          {...stop(8)}
          aria-label={`Make a record of the gap: ${feature}`}
          onClick={onOpen}
        >
          Make a record
        </PlainButton>
      ) : null}
    </>
  )
}
