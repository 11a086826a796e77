import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { graphql, useFragment } from 'react-relay'
import type { ScheduleReport_report$key } from '../../__generated__/ScheduleReport_report.graphql.ts'
import { Table } from '../../kernel/ui/Table.tsx'

const reasons = {
  EXISTS: 'in the ledger already',
  OVER: 'over',
  PAUSED: 'paused',
  ARCHIVED: 'archived',
  '%future added value': '',
}
const kinds = {
  CLOSED: 'on a day that is closed',
  OUTSIDE_HOURS: 'outside business hours',
  ABSENT: 'all who do it are away, without a deputy',
  '%future added value': '',
}
const count = (number: number) => number.toLocaleString('en')

/**
 * What scheduling all would do, or has done: what is made, what is not and why, and what is in the way of what is made.
 */
export function ScheduleReport({ report: key, isDone }: { report: ScheduleReport_report$key; isDone: boolean }) {
  const report = useFragment(
    graphql`
      fragment ScheduleReport_report on ScheduleAllTasksSuccess {
        created
        skippedCount
        conflictCount
        plannedLines
        skippedLines
        conflictLines
        planned {
          count
          series {
            id
            title
            organization {
              name
            }
            sentence
          }
        }
        skipped {
          count
          reason
          series {
            id
            title
            organization {
              name
            }
          }
        }
        conflicts {
          count
          kind
          series {
            id
            title
            organization {
              name
            }
          }
        }
      }
    `,
    key,
  )
  const { planned, skipped, conflicts } = report
  return (
    <Box role="status" sx={{ display: 'grid', gap: 3 }}>
      <Typography>
        {count(report.created)} {isDone ? 'made' : 'would be made'}, {count(report.skippedCount)} left out
        {report.conflictCount ? `, ${count(report.conflictCount)} with something in the way` : ''}.
      </Typography>
      {conflicts.length ? (
        <Table
          caption="In the way, though made"
          columns={['In the way', 'Organization', 'What', { label: 'Times', number: true }]}
        >
          {conflicts.map(({ series, kind, count: number }) => (
            <Line
              key={`${series.id} ${kind}`}
              head={series.title}
              at={series.organization?.name}
              text={kinds[kind]}
              number={number}
            />
          ))}
        </Table>
      ) : null}
      {planned.length ? (
        <Table
          caption={isDone ? 'Made' : 'To be made'}
          columns={[isDone ? 'Made' : 'To be made', 'Organization', 'When', { label: 'Times', number: true }]}
        >
          {planned.map(({ series, count: number }) => (
            <Line
              key={series.id}
              head={series.title}
              at={series.organization?.name}
              text={series.sentence}
              number={number}
            />
          ))}
        </Table>
      ) : null}
      {skipped.length ? (
        <Table caption="Left out" columns={['Left out', 'Organization', 'Why', { label: 'Times', number: true }]}>
          {skipped.map(({ series, reason, count: number }) => (
            <Line
              key={`${series.id} ${reason}`}
              head={series.title}
              at={series.organization?.name}
              text={reasons[reason]}
              number={number}
            />
          ))}
        </Table>
      ) : null}
      {planned.length < report.plannedLines ||
      skipped.length < report.skippedLines ||
      conflicts.length < report.conflictLines ? (
        <Typography variant="body2" color="textSecondary">
          Of longer lists the first 100 lines are shown; the counts are of all.
        </Typography>
      ) : null}
    </Box>
  )
}

const Line = ({ head, at, text, number }: { head: string; at: string | undefined; text: string; number: number }) => (
  <tr>
    <th scope="row" style={{ whiteSpace: 'normal' }}>
      {head}
    </th>
    <td>{at}</td>
    <td>{text}</td>
    <td className="number">{count(number)}</td>
  </tr>
)
