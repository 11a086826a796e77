import Box from '@mui/material/Box'
import { Link } from 'react-router-dom'
import type { ShellViewer } from '../../kernel/shell/viewer.ts'
import { dayOf } from '../../kernel/ui/dates.ts'
import * as t from './__generated__/messages.ts'

/** That root organizations close, above what can only be read of them. */
export function ClosingLines({ closings }: Pick<ShellViewer, 'closings'>) {
  return closings.map(({ goesAt, organization: { id, name } }) => (
    <Box
      key={id}
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        px: { xs: 3, md: 5 },
        py: 1.5,
        borderBottom: '1px solid var(--ops-line)',
        bgcolor: 'background.paper',
        color: 'var(--ops-late)',
      }}
    >
      <span>{t.closesAndIsReadOnly({ name, day: dayOf(goesAt) })}</span>
      <Link to={`/orgOverview/${id}`}>{t.openOrganization}</Link>
    </Box>
  ))
}
