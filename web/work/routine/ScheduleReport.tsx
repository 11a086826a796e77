import { number } from '../../kernel/messages/format.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { graphql, useFragment } from 'react-relay'
import type { ScheduleReport_report$key } from '../../__generated__/ScheduleReport_report.graphql.ts'
import { Table } from '../../kernel/ui/Table.tsx'
import * as t from './__generated__/messages.ts'

const reasons = {
  EXISTS: t.inTheLedgerAlready,
  OVER: t.over,
  PAUSED: t.paused2,
  ARCHIVED: t.archivedToo,
  '%future added value': '',
}
const kinds = {
  CLOSED: t.onADayThatIsClosed,
  OUTSIDE_HOURS: t.outsideBusinessHours,
  ABSENT: t.allAreAway,
  '%future added value': '',
}

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
  const counts = { created: report.created, skipped: report.skippedCount }
  return (
    <Box role="status" sx={{ display: 'grid', gap: 3 }}>
      <Typography>
        {report.conflictCount
          ? (isDone ? t.createdWithConflicts : t.toCreateWithConflicts)({
              ...counts,
              conflicts: report.conflictCount,
            })
          : (isDone ? t.created : t.toCreate)(counts)}
      </Typography>
      {conflicts.length ? (
        <Table
          caption={t.inTheWayThoughMade}
          columns={[t.inTheWay, t.organization, t.what, { label: t.times, number: true }]}
        >
          {conflicts.map(({ series, kind, count }) => (
            <Line
              key={`${series.id} ${kind}`}
              head={series.title}
              at={series.organization?.name}
              text={kinds[kind]}
              count={count}
            />
          ))}
        </Table>
      ) : null}
      {planned.length ? (
        <Table
          caption={isDone ? t.made2 : t.toBeMade}
          columns={[isDone ? t.made2 : t.toBeMade, t.organization, t.when, { label: t.times, number: true }]}
        >
          {planned.map(({ series, count }) => (
            <Line
              key={series.id}
              head={series.title}
              at={series.organization?.name}
              text={series.sentence}
              count={count}
            />
          ))}
        </Table>
      ) : null}
      {skipped.length ? (
        <Table caption={t.leftOut2} columns={[t.leftOut2, t.organization, t.why, { label: t.times, number: true }]}>
          {skipped.map(({ series, reason, count }) => (
            <Line
              key={`${series.id} ${reason}`}
              head={series.title}
              at={series.organization?.name}
              text={reasons[reason]}
              count={count}
            />
          ))}
        </Table>
      ) : null}
      {planned.length < report.plannedLines ||
      skipped.length < report.skippedLines ||
      conflicts.length < report.conflictLines ? (
        <Typography variant="body2" color="textSecondary">
          {t.ofLongerListsTheFirst100}
        </Typography>
      ) : null}
    </Box>
  )
}

const Line = ({ head, at, text, count }: { head: string; at: string | undefined; text: string; count: number }) => (
  <tr>
    <th scope="row" style={{ whiteSpace: 'normal' }}>
      {head}
    </th>
    <td>{at}</td>
    <td>{text}</td>
    <td className="number">{number(count)}</td>
  </tr>
)
