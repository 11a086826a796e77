import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import type {
  PlannerObstacle,
  UnplannedList_proposals$key,
} from '../../../__generated__/UnplannedList_proposals.graphql.ts'
import { number } from '../../../kernel/messages/format.ts'
import * as t from '../__generated__/messages.ts'

const reasons: Record<PlannerObstacle, string> = {
  FORBIDDEN: t.planningThisRecordIsNotYours,
  NOBODY: t.nobodyCanTakeIt,
  NO_ROOM: t.noFreeTime,
  '%future added value': '',
}

/** More than these are opened by who wants to read them. */
const few = 6

/** What could not be proposed, and why not; nothing where all could. */
export function UnplannedList({ proposals: keys }: { proposals: UnplannedList_proposals$key }) {
  const proposals = useFragment(
    graphql`
      fragment UnplannedList_proposals on PlannerProposal @relay(plural: true) {
        action {
          id
          key
          title
        }
        obstacle
      }
    `,
    keys,
  )
  const unplanned = proposals.flatMap(({ action, obstacle }) => (obstacle ? [{ ...action, obstacle }] : []))
  if (!unplanned.length) return null
  return (
    <Box component="details" open={unplanned.length < few} sx={{ '& summary': { cursor: 'pointer', minHeight: 24 } }}>
      <summary>
        <b style={{ fontWeight: 650 }}>{t.notProposed}</b> {number(unplanned.length)}
      </summary>
      <Box component="ul" aria-label={t.notProposed} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {unplanned.map(({ id, key, title, obstacle }) => (
          <Box component="li" key={id} sx={{ py: 1, overflowWrap: 'anywhere' }}>
            {title}{' '}
            <Box component="span" sx={{ fontSize: 12, color: 'text.secondary' }}>
              {key} · {reasons[obstacle]}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
