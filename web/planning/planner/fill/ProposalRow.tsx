import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import type { PlannerFit, ProposalRow_proposal$key } from '../../../__generated__/ProposalRow_proposal.graphql.ts'
import { minutesInWords } from '../../../people/schedule/week.ts'
import { formatOf } from '../../../kernel/ui/times.ts'
import { placeText } from '../placeText.ts'
import { usePlanner } from '../PlannerContext.ts'
import * as t from '../__generated__/messages.ts'

const fitTexts: Record<PlannerFit, string> = {
  ASSIGNEE: t.fitAssignee,
  GROUP: t.fitGroup,
  DEPARTMENT: t.fitDepartment,
  JOB_ROLE: t.fitJobRole,
  ORGANIZATION: t.fitOrganization,
  '%future added value': '',
}

const weekday = formatOf(undefined, { weekday: 'short' })

interface ProposalRowProps {
  proposal: ProposalRow_proposal$key
  isChosen: boolean
  onToggle: () => void
}

/** One proposal: what, who, when, and why them. */
export function ProposalRow({ proposal, isChosen, onToggle }: ProposalRowProps) {
  const { timeZone } = usePlanner()
  const { action, slot } = useFragment(
    graphql`
      fragment ProposalRow_proposal on PlannerProposal {
        action {
          id
          key
          title
        }
        slot {
          user {
            name
          }
          from
          to
          fit
          travelMins
          isAfterDue
        }
      }
    `,
    proposal,
  )
  if (!slot) return null
  const span = { from: Date.parse(slot.from), to: Date.parse(slot.to) }
  const more = [fitTexts[slot.fit], slot.travelMins ? t.travel({ time: minutesInWords(slot.travelMins) }) : '']
  return (
    <Box component="li" sx={{ borderTop: '1px solid var(--ops-line)', '&:first-of-type': { borderTop: 0 } }}>
      <Box
        component="label"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 3fr) minmax(0, 2fr)' },
          columnGap: 3,
          rowGap: 1,
          alignItems: 'start',
          py: 2,
          minHeight: 44,
          cursor: 'pointer',
        }}
      >
        <input type="checkbox" checked={isChosen} onChange={onToggle} style={{ marginBlockStart: 3 }} />
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          <b style={{ fontWeight: 550 }}>{action.title}</b>{' '}
          <Box component="span" sx={{ fontSize: 12, color: 'text.secondary' }}>
            {action.key}
          </Box>
        </Box>
        <Box component="span" sx={{ gridColumn: { xs: 2, sm: 'auto' }, overflowWrap: 'anywhere' }}>
          {slot.user.name}
          <Box component="span" sx={{ display: 'block', fontVariantNumeric: 'tabular-nums' }}>
            {weekday.format(span.from)} {placeText(span, timeZone)}
          </Box>
          <Box component="span" sx={{ display: 'block', fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
            {slot.isAfterDue ? <b style={{ color: 'var(--ops-late)', fontWeight: 550 }}>{t.afterDue} · </b> : null}
            {more.filter(Boolean).join(' · ')}
          </Box>
        </Box>
      </Box>
    </Box>
  )
}
