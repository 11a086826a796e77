import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { RecordSop_action$key } from '../../__generated__/RecordSop_action.graphql.ts'
import { AcknowledgeButton } from './AcknowledgeButton.tsx'
import { SopSteps } from './SopSteps.tsx'
import * as t from './__generated__/messages.ts'

/** The SOP that a record is done by, open until it was read. */
export function RecordSop({ action: key }: { action: RecordSop_action$key }) {
  const { id, sop } = useFragment(
    graphql`
      fragment RecordSop_action on Action {
        id
        sop {
          name
          current {
            number
            viewerAcknowledgedAt
            ...SopSteps_version
            ...AcknowledgeButton_version
          }
        }
      }
    `,
    key,
  )
  // It stays open where it is read, and is closed the next time.
  const [isOpen] = useState(!sop?.current?.viewerAcknowledgedAt)
  if (!sop?.current) return null
  const { name, current } = sop
  return (
    <Box
      component="section"
      aria-label="SOP"
      sx={{ border: '1px solid var(--ops-line)', borderRadius: 1, minWidth: 0 }}
    >
      <Box
        component="details"
        open={isOpen}
        sx={{ '& summary': { px: 3, py: 2, cursor: 'pointer' }, '& summary:focus-visible': { outlineOffset: -2 } }}
      >
        <summary>
          <Typography component="h3" sx={{ display: 'inline', fontWeight: 550 }}>
            {name}
          </Typography>{' '}
          <Typography component="span" variant="body2" color="textSecondary">
            {t.sopVersion({ nth: current.number })}
          </Typography>
        </summary>
        <Box sx={{ px: 3, pb: 3, display: 'grid', gap: 3 }}>
          <SopSteps version={current} />
          <AcknowledgeButton version={current} actionId={id} />
        </Box>
      </Box>
    </Box>
  )
}
