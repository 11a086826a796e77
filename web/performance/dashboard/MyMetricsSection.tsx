import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import type { MyMetricsSection_query$key } from '../../__generated__/MyMetricsSection_query.graphql.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { MyMetricItem } from './MyMetricItem.tsx'
import * as t from './__generated__/messages.ts'

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
    <Section title={t.metricsAboutMe} about={t.whatIsMeasuredOfYouBy}>
      {myMetrics.length ? (
        <Box
          component="ul"
          aria-label={t.metricsAboutMe}
          sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: '1px solid var(--ops-line-2)' } }}
        >
          {myMetrics.map((one) => (
            <MyMetricItem key={one.metric.id} metric={one} />
          ))}
        </Box>
      ) : (
        <Empty>{t.noDataNothingIsMeasuredOf}</Empty>
      )}
    </Section>
  )
}
