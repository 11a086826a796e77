import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { ReportTable_report$key } from '../../__generated__/ReportTable_report.graphql.ts'
import { levels } from '../benchmark/levels.ts'
import { LevelMark } from '../benchmark/LevelMark.tsx'
import { rowsAddress } from '../metric/addresses.ts'
import { periodText } from '../metric/grains.ts'
import { figure } from '../metric/words.ts'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { ReportCell } from './ReportCell.tsx'
import * as t from './__generated__/messages.ts'

/** The metrics by periods, the latest first; each number opens its rows, each metric its benchmark. */
export function ReportTable({ report: key }: { report: ReportTable_report$key }) {
  const report = useFragment(
    graphql`
      fragment ReportTable_report on SavedReport {
        name
        grain
        scope {
          id
        }
        table {
          timeZone
          periods {
            startsAt
            endsAt
            isOpen
          }
          rows {
            benchmarkId
            benchmarkName
            target
            wholeLevel
            whole {
              value
            }
            metric {
              id
              name
              unit
              alertIf
            }
            cells {
              value
              observations
              level
            }
          }
        }
      }
    `,
    key,
  )
  const { table, scope } = report
  if (!table || !scope) return null
  const { periods, rows, timeZone } = table
  const [first, last] = [periods[0], periods.at(-1)]
  const latestFirst = periods.map((period, i) => ({ ...period, i })).toReversed()
  const text = (startsAt: string) => periodText(startsAt, report.grain, timeZone)
  const rowsOf = (metricId: string, from: string, to: string) => rowsAddress({ metricId, scope: scope.id, from, to })
  const hasLevels = rows.some(({ benchmarkId }) => benchmarkId)
  return (
    <Section
      title={t.table}
      about={t.eachNumberOpensItsRows}
      actions={
        hasLevels ? (
          <Box
            component="ul"
            aria-label={t.levels}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: 3,
              m: 0,
              p: 0,
              listStyle: 'none',
              fontSize: 12,
              lineHeight: '16px',
            }}
          >
            {levels.map((level) => (
              <li key={level}>
                <LevelMark level={level} />
              </li>
            ))}
          </Box>
        ) : null
      }
    >
      <Box
        sx={{
          '& thead th': { whiteSpace: 'normal', minWidth: 96, verticalAlign: 'bottom' },
          '@media print': { '& table': { fontSize: 11 }, '& th, & td': { padding: '3px 6px !important' } },
        }}
      >
        <Table
          caption={t.metricsByPeriod({ name: report.name })}
          columns={[t.period, ...rows.map(({ metric }) => ({ label: `${metric.name}, ${metric.unit}`, number: true }))]}
        >
          <tr>
            <th scope="row">{t.heldTo}</th>
            {rows.map(({ metric, benchmarkId, benchmarkName, target }) => (
              <td key={metric.id} className="number">
                {target == null
                  ? t.noTarget
                  : (metric.alertIf === 'BELOW_THRESHOLD' ? t.atLeast : t.atMost)({ value: figure(target) })}
                <br />
                {benchmarkId ? (
                  <Link to={`/benchmark?id=${encodeURIComponent(benchmarkId)}`}>{benchmarkName}</Link>
                ) : (
                  <Link to={`/metricslibrary?metric=${encodeURIComponent(metric.id)}`}>{t.noBenchmark}</Link>
                )}
              </td>
            ))}
          </tr>
          {latestFirst.map(({ i, startsAt, endsAt, isOpen }) => (
            <tr key={startsAt}>
              <th scope="row">
                {text(startsAt)}
                {isOpen ? t.soFar : ''}
              </th>
              {rows.map(({ metric, cells }) => (
                <ReportCell
                  key={metric.id}
                  {...cells[i]!}
                  about={`${metric.name}, ${text(startsAt)}`}
                  to={rowsOf(metric.id, startsAt, endsAt)}
                />
              ))}
            </tr>
          ))}
          {first && last ? (
            <tr>
              <th scope="row">{t.altogether}</th>
              {rows.map(({ metric, whole, wholeLevel }) => (
                <ReportCell
                  key={metric.id}
                  value={whole.value}
                  level={wholeLevel}
                  observations={0}
                  about={t.altogether2({ name: metric.name })}
                  to={rowsOf(metric.id, first.startsAt, last.endsAt)}
                />
              ))}
            </tr>
          ) : null}
        </Table>
      </Box>
    </Section>
  )
}
