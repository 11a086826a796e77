import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useCallback, useEffect, useState, type MouseEvent } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { Link } from 'react-router-dom'
import type {
  ActionFilter,
  CadenceRowsQuery,
  CadenceRowsQuery$data,
} from '../../__generated__/CadenceRowsQuery.graphql.ts'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { Moment } from '../../kernel/ui/Moment.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query CadenceRowsQuery($filter: ActionFilter, $organizationId: ID!, $jobRoleId: ID, $week: Int!) {
    dashboard(filter: $filter) {
      cadence {
        occurrences(organizationId: $organizationId, jobRoleId: $jobRoleId, week: $week) {
          id
          title
          endsAt
          closedAt
          state
          reason
          action {
            key
            addressKey
          }
        }
      }
    }
  }
`

type Rows = CadenceRowsQuery$data['dashboard']['cadence']['occurrences']

const words: Record<string, string> = {
  DONE: t.done,
  DONE_LATE: t.late,
  OPEN: t.lateStillOpen,
  SKIPPED: t.skipped,
  MISSED: t.missed,
}

interface CadenceRowsProps {
  title: string
  filter: ActionFilter
  organizationId: string
  jobRoleId: string | null | undefined
  week: number
  closeTo: string
}

/** Who closes the rows is back at the number that they came from. */
const toItsNumber = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest('section')?.querySelector<HTMLElement>('td [aria-current]')?.focus()

/** What a cell of the cadence counts, each with its record. */
export function CadenceRows({ title, closeTo, filter, organizationId, jobRoleId, week }: CadenceRowsProps) {
  const environment = useRelayEnvironment()
  const [rows, setRows] = useState<Rows>()
  const [hasFailed, setHasFailed] = useState(false)
  const narrowing = JSON.stringify(filter)
  const read = useCallback(() => {
    const variables = { filter: JSON.parse(narrowing) as ActionFilter, organizationId, jobRoleId, week }
    const reading = fetchQuery<CadenceRowsQuery>(environment, query, variables).subscribe({
      next: ({ dashboard }) => setRows(dashboard.cadence.occurrences),
      error: () => setHasFailed(true),
    })
    return () => reading.unsubscribe()
  }, [environment, narrowing, organizationId, jobRoleId, week])
  useEffect(read, [read])
  return (
    <Box sx={{ borderTop: '1px solid var(--ops-line)', bgcolor: 'background.default' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 3, py: 2 }}>
        <Typography component="h3" variant="body2" sx={{ fontWeight: 600 }}>
          <span role="status">{title}</span>
        </Typography>
        <Link to={closeTo} preventScrollReset onClick={toItsNumber} style={{ marginInlineStart: 'auto' }}>
          {t.close}
        </Link>
      </Box>
      {rows ? (
        <Table caption={title} columns={[t.work, t.due, t.state, t.closed, t.record]}>
          {rows.map(({ id, title: what, endsAt, closedAt, state, reason, action }) => (
            <tr key={id}>
              <th scope="row" style={{ fontWeight: 400 }}>
                {what}
              </th>
              <td>
                <Moment at={endsAt} />
              </td>
              <td>{reason ? `${words[state]}: ${reason}` : words[state]}</td>
              <td>{closedAt ? <Moment at={closedAt} /> : '–'}</td>
              <td>{action ? <Link to={`/home/record/${action.addressKey}`}>{action.key}</Link> : t.none}</td>
            </tr>
          ))}
        </Table>
      ) : hasFailed ? (
        <Box role="alert" sx={{ px: 3, pb: 3, display: 'flex', gap: 2, alignItems: 'center' }}>
          {t.theseCouldNotBeRead}
          <PlainButton
            type="button"
            className="outlined"
            onClick={() => {
              setHasFailed(false)
              read()
            }}
          >
            {t.tryAgain}
          </PlainButton>
        </Box>
      ) : (
        <Box aria-busy="true" role="group" aria-label={t.loadingTheRows} sx={{ px: 3, pb: 3 }}>
          <Ghost style={{ height: 64 }} />
        </Box>
      )}
    </Box>
  )
}
