import Box from '@mui/material/Box'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import * as t from './__generated__/messages.ts'

/** The shape of a calendar that is on its way. */
export function CalendarShape() {
  return (
    <Box
      role="status"
      aria-label={t.loadingTheCalendar}
      aria-busy="true"
      sx={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', gap: 3, p: { xs: 3, md: 5 }, minHeight: 0 }}
    >
      <Ghost style={{ width: '40%', height: 14 }} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
          border: '1px solid var(--ops-line)',
          borderRadius: 1,
        }}
      >
        {Array.from({ length: 7 }, (_, i) => (
          <Box
            key={i}
            sx={{
              p: 2,
              borderInlineStart: i ? '1px solid var(--ops-line-2)' : 0,
              display: 'grid',
              alignContent: 'start',
              gap: 4,
            }}
          >
            <Ghost style={{ width: '60%', height: 14 }} />
            {i % 3 === 1 ? null : <Ghost style={{ width: '90%', height: 14 }} />}
            {i % 2 ? <Ghost style={{ width: '80%', height: 14 }} /> : null}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
