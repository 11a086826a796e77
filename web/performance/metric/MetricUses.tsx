import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { MetricUses_metric$key } from '../../__generated__/MetricUses_metric.graphql.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import * as t from './__generated__/messages.ts'

/** Where a metric is used: the benchmarks that are of it, and their breaches. */
export function MetricUses({ metric: key }: { metric: MetricUses_metric$key }) {
  const { usedIn } = useFragment(
    graphql`
      fragment MetricUses_metric on Metric {
        usedIn {
          benchmarks {
            id
            name
            isActive
          }
          breaches
          openBreaches
        }
      }
    `,
    key,
  )
  const { benchmarks, breaches, openBreaches } = usedIn
  const about = breaches ? t.breachesSoFar({ count: breaches, open: openBreaches }) : undefined
  return (
    <Section title={t.whereItIsUsed} about={about}>
      {benchmarks.length ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, px: 3, py: 2, display: 'grid', gap: 1 }}>
          {benchmarks.map(({ id, name, isActive }) => (
            <li key={id}>
              <Link to={`/benchmark?id=${encodeURIComponent(id)}`}>{name}</Link>{' '}
              {isActive ? null : <Tag>{t.notInUse}</Tag>}
            </li>
          ))}
        </Box>
      ) : (
        <Empty>{t.noBenchmarkThatYouSeeIs}</Empty>
      )}
    </Section>
  )
}
