import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { TodayRecord_action$key } from '../../__generated__/TodayRecord_action.graphql.ts'
import { unitText } from '../../organization/vehicle/unitText.ts'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { priorityName } from '../../kernel/ui/priorityName.ts'
import { useNow } from '../../kernel/ui/useNow.ts'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { cardDetails } from './cardDetails.ts'
import type { Due } from './due.ts'
import * as t from './__generated__/messages.ts'

const tones: Record<Due['tone'], string> = { late: 'var(--ops-late)', warn: 'var(--ops-warn)', plain: 'text.secondary' }

/** A record of the day, which opens beside it: what, where, and when or why it waits. */
export function TodayRecord({ action: key }: { action: TodayRecord_action$key }) {
  const action = useFragment(
    graphql`
      fragment TodayRecord_action on Action {
        key
        addressKey
        title
        state
        statusReason
        resumeAt
        actual {
          start
        }
        schedule {
          start
          end
        }
        serviceTimeMins
        escalation {
          level
        }
        priority {
          name
        }
        organization {
          name
          rootName
          timeZone
        }
        vehicle {
          unitNumber
        }
        delegator {
          name
        }
        delegate {
          id
          name
        }
      }
    `,
    key,
  )
  const { due, overrun } = cardDetails(action, useNow(), useViewer()?.id)
  const told = action.state === 'COMPLETE' ? { text: t.needsSignOff, tone: 'plain' as const } : due
  const { name } = action.priority
  const facts = [action.key, name && priorityName(name), unitText(action.vehicle), inRoot(action.organization)]
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        columnGap: 3,
        px: 3,
        py: 1.5,
        alignItems: 'center',
        minHeight: { xs: 44, sm: 0 },
        '&:hover': { bgcolor: 'var(--ops-line-2)' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box
          component={Link}
          to={`/mydashboard/record/${action.addressKey}`}
          sx={{
            color: 'text.primary',
            fontWeight: 550,
            textDecoration: 'none',
            overflowWrap: 'anywhere',
            '&:hover': { textDecoration: 'underline' },
          }}
        >
          {action.title}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: 12, lineHeight: '16px', overflowWrap: 'anywhere' }}>
          {facts.filter(Boolean).join(' · ')}
        </Box>
      </Box>
      <Box sx={{ color: tones[told.tone], fontSize: 12, lineHeight: '16px', textAlign: { sm: 'right' } }}>
        {overrun ?? told.text}
      </Box>
    </Box>
  )
}
