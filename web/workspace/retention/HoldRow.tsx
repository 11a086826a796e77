import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { HoldRow_hold$key } from '../../__generated__/HoldRow_hold.graphql.ts'
import { Moment } from '../../kernel/ui/Moment.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { LiftHoldDialog } from './LiftHoldDialog.tsx'
import * as t from './__generated__/messages.ts'

/** A legal hold: what it keeps, why, by whom, and the way to lift it. */
export function HoldRow({ hold: key }: { hold: HoldRow_hold$key }) {
  const { id, reason, placedAt, placedBy, user, action } = useFragment(
    graphql`
      fragment HoldRow_hold on LegalHold {
        id
        reason
        placedAt
        placedBy {
          name
        }
        user {
          name
        }
        action {
          key
          title
        }
      }
    `,
    key,
  )
  const [asking, setAsking] = useState(false)
  const name = user?.name ?? (action ? `${action.key} ${action.title}` : t.everything)
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, px: 3, py: 2, borderTop: '1px solid var(--ops-line)' }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <div>{t.holdOf({ name })}</div>
        <div>{reason}</div>
        <Box sx={{ color: 'var(--ops-ink-2)' }}>
          {placedBy.name}, <Moment at={placedAt} />
        </Box>
      </Box>
      <PlainButton
        type="button"
        className="outlined"
        aria-haspopup="dialog"
        aria-label={t.liftHoldOf({ name })}
        onClick={() => setAsking(true)}
      >
        {t.liftAsk}
      </PlainButton>
      {asking ? <LiftHoldDialog hold={{ id, name }} onClose={() => setAsking(false)} /> : null}
    </Box>
  )
}
