import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import type { MyMetricsSection_query$key } from '../../__generated__/MyMetricsSection_query.graphql.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { MyMetricItem } from './MyMetricItem.tsx'

/** What is measured of oneself, week by week, beside one's organization. */
export function MyMetricsSection({ query }: { query: MyMetricsSection_query$key }) {
  const { myMetrics } = useFragment(
    graphql`
      fragment MyMetricsSection_query on Query {
        myMetrics {
          metric {
            id
          }
          ...MyMetricItem_metric
        }
      }
    `,
    query,
  )
  return (
    <Section
      title="Metrics about me"
      about="What is measured of you by week, beside your organization with all below it; 13 weeks that have closed."
    >
      {myMetrics.length ? (
        <Box
          component="ul"
          aria-label="Metrics about me"
          sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: '1px solid var(--ops-line-2)' } }}
        >
          {myMetrics.map((one) => (
            <MyMetricItem key={one.metric.id} metric={one} />
          ))}
        </Box>
      ) : (
        <Empty>
          No data: nothing is measured of you yet. Observations that name you, entered by hand, by file or by a machine,
          show here.
        </Empty>
      )}
    </Section>
  )
}
