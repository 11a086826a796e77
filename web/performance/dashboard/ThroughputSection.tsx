import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { ThroughputSection_dashboard$key } from '../../__generated__/ThroughputSection_dashboard.graphql.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { useRows } from './DashboardContext.ts'
import { between } from './dashboardSearch.ts'
import { dayText } from './dayText.ts'
import { ThroughputChart } from './ThroughputChart.tsx'
import * as t from './__generated__/messages.ts'

/** What was completed, day by day, as a line and as a table. */
export function ThroughputSection({ dashboard }: { dashboard: ThroughputSection_dashboard$key }) {
  const { throughput } = useFragment(
    graphql`
      fragment ThroughputSection_dashboard on Dashboard {
        throughput {
          days {
            day
            from
            to
            count
          }
          total
          mean
        }
      }
    `,
    dashboard,
  )
  const { days, total, mean } = throughput
  const rows = useRows()
  const [asTable, setAsTable] = useState(false)
  const [first, last] = [days[0], days.at(-1)]
  return (
    <Section
      title={t.throughput}
      about={t.recordsCompletedADayTheLast}
      actions={
        <Box data-screen-only>
          <PlainButton type="button" className="outlined" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {t.asATable}
          </PlainButton>
        </Box>
      }
    >
      {mean === null || mean === undefined || !first || !last ? (
        <Empty>{t.noDataNothingWasCompletedIn}</Empty>
      ) : asTable ? (
        <Table caption={t.recordsCompletedADay} columns={[t.day, { label: t.completed, number: true }]}>
          {days.map(({ day, from, to, count }) => (
            <tr key={day}>
              <th scope="row" style={{ fontWeight: 400 }}>
                {dayText(day)}
              </th>
              <td className="number">
                {count ? (
                  <Link to={rows({ state: 'COMPLETE', completed: between(from, to) })}>
                    {count.toLocaleString('en')}
                  </Link>
                ) : (
                  0
                )}
              </td>
            </tr>
          ))}
        </Table>
      ) : (
        <Box sx={{ p: 3 }}>
          <ThroughputChart days={days} mean={mean} />
          <Link to={rows({ state: 'COMPLETE', completed: between(first.from, last.to) })}>
            {t.completed2({ toLocaleString: total.toLocaleString('en') })}
          </Link>
        </Box>
      )}
    </Section>
  )
}
