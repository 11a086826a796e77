import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { ThroughputSection_dashboard$key } from '../../__generated__/ThroughputSection_dashboard.graphql.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { useRows } from './DashboardContext.ts'
import { between } from './dashboardSearch.ts'
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
  const [first, last] = [days[0], days.at(-1)]
  return (
    <Section title={t.throughput} about={t.recordsCompletedADayTheLast}>
      {mean === null || mean === undefined || !first || !last ? (
        <Empty>{t.noDataNothingWasCompletedIn}</Empty>
      ) : (
        <Box sx={{ p: 3 }}>
          <ThroughputChart
            days={days}
            mean={mean}
            rowsOf={(i) => rows({ state: 'COMPLETE', completed: between(days[i]!.from, days[i]!.to) })}
          />
          <Link to={rows({ state: 'COMPLETE', completed: between(first.from, last.to) })}>
            {t.completed2({ count: total })}
          </Link>
        </Box>
      )}
    </Section>
  )
}
