import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { MetricsStrip_dashboard$key } from '../../__generated__/MetricsStrip_dashboard.graphql.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { StripItem } from './StripItem.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

/** The benchmarks of the team, the worst first: which number, how it stands, and the way to its rows. */
export function MetricsStrip({ dashboard }: { dashboard: MetricsStrip_dashboard$key }) {
  const { benchmarks } = useFragment(
    graphql`
      fragment MetricsStrip_dashboard on Dashboard {
        benchmarks {
          benchmarkId
          ...StripItem_benchmark
        }
      }
    `,
    dashboard,
  )
  const [search] = useSearch()
  const mayAdd = useViewer()?.capabilities.includes('benchmarks.propose')
  const organization = search.get('organization')
  const isNarrowed = ['department', 'group', 'role'].some((name) => search.has(name))
  return (
    <Section
      title={t.benchmarks}
      about={t.whatTheTeamIsHeldTo}
      actions={
        <Box data-screen-only>
          <ButtonLink
            to={organization ? `/benchmark?organization=${encodeURIComponent(organization)}` : '/benchmark'}
            className="outlined"
          >
            {t.allBenchmarks}
          </ButtonLink>
        </Box>
      }
    >
      {benchmarks.length ? (
        <Box
          component="ul"
          aria-label={t.benchmarks}
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            overflow: 'hidden',
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(264px, 100%), 1fr))',
            '& > li': {
              mt: '-1px',
              marginInlineStart: '-1px',
              borderTop: '1px solid var(--ops-line-2)',
              borderInlineStart: '1px solid var(--ops-line-2)',
            },
          }}
        >
          {benchmarks.map((one) => (
            <StripItem key={one.benchmarkId} benchmark={one} />
          ))}
        </Box>
      ) : (
        <Empty>
          {isNarrowed ? t.noBenchmarksOfPeople : t.noBenchmarksHere}{' '}
          {mayAdd ? <Link to="/benchmarkConfig?new">{t.addABenchmark}</Link> : null}
        </Empty>
      )}
    </Section>
  )
}
