import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import type { MetricAbout_metric$key } from '../../__generated__/MetricAbout_metric.graphql.ts'
import { Facts } from '../../kernel/ui/Facts.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { aggregationName, alertText, categoryName, targetText } from './words.ts'

/** What a metric is: its fields, its formula, and what has to be known to compute it. */
export function MetricAbout({ metric: key }: { metric: MetricAbout_metric$key }) {
  const metric = useFragment(
    graphql`
      fragment MetricAbout_metric on Metric {
        key
        isStandard
        description
        unit
        formula
        requiredDataPoints {
          name
          unit
        }
        recommendedDataSource
        category
        targetThreshold
        isThresholdConfirmed
        aggregationMethod
        alertIf
        status
        declineReason
        organization {
          name
        }
        department {
          name
        }
        createdByName
      }
    `,
    key,
  )
  const {
    isStandard,
    description,
    formula,
    requiredDataPoints,
    status,
    declineReason,
    organization,
    department,
    createdByName,
  } = metric
  const state =
    {
      ACTIVE: 'In use',
      PROPOSED: 'Proposed, not decided yet',
      ARCHIVED: declineReason ? `Declined: ${declineReason}` : 'Archived',
    }[status as 'ACTIVE'] ?? status
  return (
    <Section title="What it is" about={description}>
      <Box sx={{ display: 'grid', gap: 4, p: 3 }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'baseline',
            columnGap: 3,
            rowGap: 1,
            px: 3,
            py: 2,
            border: '1px solid var(--ops-line-2)',
            borderRadius: 1,
            bgcolor: 'var(--ops-page)',
          }}
        >
          <code style={{ fontSize: 13, overflowWrap: 'anywhere' }}>{formula}</code>
          <span style={{ color: 'var(--ops-ink-2)', fontSize: 12 }}>
            of {requiredDataPoints.map(({ name, unit }) => `${name} in ${unit}`).join(', ')}
          </span>
        </Box>
        <Facts
          facts={[
            [
              'Target',
              metric.isThresholdConfirmed
                ? targetText(metric)
                : `${targetText(metric)} (a default that nobody has confirmed yet)`,
            ],
            ['Alert if', alertText(metric)],
            ['Unit', metric.unit],
            ['Aggregation', aggregationName(metric.aggregationMethod)],
            ['Category', categoryName(metric.category)],
            ['Recommended data source', metric.recommendedDataSource],
            ['Id', metric.key],
            [
              'Kind',
              isStandard ? 'Standard, in every organization' : `Custom${createdByName ? `, by ${createdByName}` : ''}`,
            ],
            ['State', state],
            [
              'Stands in',
              [organization?.name ?? 'an organization above yours', department?.name].filter(Boolean).join(', '),
            ],
          ]}
        />
      </Box>
    </Section>
  )
}
