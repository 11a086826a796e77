import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { Table } from '../../../kernel/ui/Table.tsx'
import type { Outcome } from './bulk.ts'
import * as t from './__generated__/messages.ts'

interface BulkReportProps {
  outcomes: readonly Outcome[]
  total: number
  isRunning: boolean
  wasStopped: boolean
}

const mostShown = 200

/** What became of each record: how far it is, and row by row, the refused ones first. */
export function BulkReport({ outcomes, total, isRunning, wasStopped }: BulkReportProps) {
  const refused = outcomes.filter(({ refusal }) => refusal !== undefined)
  const done = outcomes.filter(({ refusal }) => refusal === undefined)
  const shown = [...refused, ...done].slice(0, mostShown)
  const left = total - outcomes.length
  return (
    <>
      <Box role="status">
        {[
          t.countDone({ count: done.length }),
          t.countRefused({ count: refused.length }),
          left ? (wasStopped ? t.countNotTried : t.countToGo)({ count: left }) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </Box>
      {isRunning ? (
        <LinearProgress
          variant="determinate"
          value={total ? (100 * outcomes.length) / total : 0}
          aria-label={t.howFarItIs}
        />
      ) : null}
      {shown.length ? (
        <Box sx={{ maxHeight: 320, overflow: 'auto', border: '1px solid var(--ops-line)', borderRadius: 1 }}>
          <Table caption={t.whatBecameOfEachRecord} columns={[t.record, t.result]}>
            {shown.map(({ id, key, title, refusal }) => (
              <tr key={id}>
                <th scope="row">
                  {key ?? t.record} {title ? <span style={{ fontWeight: 400 }}>{title}</span> : null}
                </th>
                <td style={{ color: refusal === undefined ? undefined : 'var(--ops-late)' }}>{refusal ?? t.done}</td>
              </tr>
            ))}
          </Table>
        </Box>
      ) : null}
      {outcomes.length > mostShown ? (
        <Box sx={{ color: 'text.secondary' }}>{t.theFirstAreShown({ mostShown })}</Box>
      ) : null}
    </>
  )
}
