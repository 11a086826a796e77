import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import type { ReportLines_report$key } from '../../__generated__/ReportLines_report.graphql.ts'
import { lineInWords } from '../dashboard/lineInWords.ts'
import { periodText, type Grain } from '../metric/grains.ts'
import { figure, valueText } from '../metric/words.ts'
import { Chart } from '../../kernel/chart/Chart.tsx'
import { PointsTable } from '../../kernel/chart/PointsTable.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import * as t from './__generated__/messages.ts'

/** Each metric as a line with its target: units are not to be put on one axis. */
export function ReportLines({ report: key }: { report: ReportLines_report$key }) {
  const { grain: named, table } = useFragment(
    graphql`
      fragment ReportLines_report on SavedReport {
        grain
        table {
          timeZone
          periods {
            startsAt
          }
          rows {
            target
            metric {
              id
              name
              unit
            }
            cells {
              value
            }
          }
        }
      }
    `,
    key,
  )
  if (!table) return null
  const grain = named as Grain
  const text = (startsAt: string) => periodText(startsAt, grain, table.timeZone)
  return (
    <Section title={t.lines} about={t.aGapIsAPeriodWithout}>
      <Box
        component="ul"
        aria-label={t.aLineAMetric}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          overflow: 'hidden',
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(420px, 100%), 1fr))',
          '& > li': {
            mt: '-1px',
            marginInlineStart: '-1px',
            borderTop: '1px solid var(--ops-line-2)',
            borderInlineStart: '1px solid var(--ops-line-2)',
          },
        }}
      >
        {table.rows.map(({ metric, target, cells }) => {
          const points = cells.map(({ value }, i) => ({ startsAt: table.periods[i]!.startsAt, value: value ?? null }))
          const known = points.flatMap(({ startsAt, value }) => (value === null ? [] : [{ startsAt, value }]))
          return (
            <Box component="li" key={metric.id} sx={{ p: 3, minWidth: 0, breakInside: 'avoid' }}>
              <Box component="h3" sx={{ m: 0, fontSize: 13, lineHeight: '20px', fontWeight: 550 }}>
                {metric.name}
              </Box>
              <Box component="p" sx={{ m: 0, color: 'text.secondary', fontSize: 12, lineHeight: '16px' }}>
                {known.length
                  ? `${lineInWords(known, (value) => valueText(value, metric.unit), text)}.`
                  : t.noDataInThisTime}
              </Box>
              {known.length ? (
                <Chart
                  height={180}
                  periods={points.map(({ startsAt }) => text(startsAt))}
                  lines={[{ values: points.map(({ value }) => value) }]}
                  levels={
                    target == null
                      ? []
                      : [{ value: target, text: t.targetAt({ value: figure(target) }), kind: 'target' as const }]
                  }
                  unit={metric.unit}
                  format={figure}
                  table={
                    <PointsTable
                      caption={metric.name}
                      period={t.period}
                      periods={points.map(({ startsAt }) => text(startsAt))}
                      columns={[{ label: metric.unit, values: points.map(({ value }) => value) }]}
                      format={figure}
                    />
                  }
                />
              ) : null}
            </Box>
          )
        })}
      </Box>
    </Section>
  )
}
