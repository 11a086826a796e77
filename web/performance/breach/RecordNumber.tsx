import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { RecordNumber_action$key } from '../../__generated__/RecordNumber_action.graphql.ts'
import { BreachView } from './BreachView.tsx'
import * as t from './__generated__/messages.ts'

/** Of a record that a breach opened: the number that it came from, and what that says of it. */
export function RecordNumber({ action: key }: { action: RecordNumber_action$key }) {
  const { breach, metricWarning } = useFragment(
    graphql`
      fragment RecordNumber_action on Action {
        metricWarning
        breach {
          ...BreachView_breach
        }
      }
    `,
    key,
  )
  const id = useId()
  const { pathname, search } = useLocation()
  if (!breach) {
    return metricWarning ? (
      <Box sx={{ px: 3, py: 2, borderRadius: '6px', bgcolor: 'var(--ops-line-2)', color: 'text.secondary' }}>
        {t.whereItStandsANumberIs({ metricWarning })}
      </Box>
    ) : null
  }
  const recordPath = (record: string) => `${pathname.replace(/\/record\/[^/]+/, `/record/${record}`)}${search}`
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'minmax(0, 1fr)',
        p: 3,
        border: '1px solid var(--ops-line)',
        borderRadius: 1,
      }}
    >
      <Typography component="h3" variant="h2" id={id}>
        {t.fromTheNumber}
      </Typography>
      <BreachView breach={breach} recordPath={recordPath} />
    </Box>
  )
}
