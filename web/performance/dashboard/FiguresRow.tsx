import { number } from '../../kernel/messages/format.ts'
import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { FiguresRow_dashboard$key } from '../../__generated__/FiguresRow_dashboard.graphql.ts'
import { useRows } from './DashboardContext.ts'
import { between, openStates } from './dashboardSearch.ts'
import * as t from './__generated__/messages.ts'

/** How the work stands in five numbers, each of which opens its rows. */
export function FiguresRow({ dashboard }: { dashboard: FiguresRow_dashboard$key }) {
  const { figures } = useFragment(
    graphql`
      fragment FiguresRow_dashboard on Dashboard {
        figures {
          hasRecords
          open
          late
          escalated
          unassigned
          completedToday
          todayFrom
        }
      }
    `,
    dashboard,
  )
  const rows = useRows()
  const state = openStates
  const list = [
    { label: t.open, value: figures.open, to: rows({ state }) },
    { label: t.late, value: figures.late, to: rows({ state, is: 'late' }), color: 'var(--ops-late)' },
    { label: t.escalated, value: figures.escalated, to: rows({ state, is: 'escalated' }) },
    { label: t.doneByNobody, value: figures.unassigned, to: rows({ state, who: 'nobody' }) },
    {
      label: t.completedToday,
      value: figures.completedToday,
      to: rows({ state: 'COMPLETE', completed: between(figures.todayFrom, null) }),
    },
  ]
  return (
    <Box
      component="ul"
      aria-label={t.inNumbers}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(5, minmax(0, 1fr))' },
        bgcolor: 'background.paper',
        border: '1px solid var(--ops-line)',
        borderRadius: 1,
      }}
    >
      {list.map(({ label, value, to, color }) => (
        <Box
          key={label}
          component="li"
          sx={{
            p: 3,
            borderInlineStart: { sm: '1px solid var(--ops-line-2)' },
            '&:first-of-type': { borderInlineStart: 0 },
          }}
        >
          <Box
            component={Link}
            to={to}
            sx={{
              display: 'grid',
              color: 'text.primary',
              textDecoration: 'none',
              '&:hover b': { textDecoration: 'underline' },
            }}
          >
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            {figures.hasRecords ? (
              <Box
                component="b"
                sx={{
                  fontSize: 22,
                  lineHeight: '28px',
                  fontWeight: 650,
                  fontVariantNumeric: 'tabular-nums',
                  color: value ? color : undefined,
                }}
              >
                {number(value)}
              </Box>
            ) : (
              <Box component="span" sx={{ lineHeight: '28px', color: 'text.disabled' }}>
                {t.noData2}
              </Box>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
