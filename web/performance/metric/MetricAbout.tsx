import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import type { MetricAbout_metric$key } from '../../__generated__/MetricAbout_metric.graphql.ts'
import { Facts } from '../../kernel/ui/Facts.tsx'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { Section } from '../../kernel/ui/Section.tsx'
import { aggregationName, alertText, categoryName, targetText } from './words.ts'
import * as t from './__generated__/messages.ts'

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
          rootName
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
  const custom = createdByName ? t.customBy({ name: createdByName }) : t.custom
  const state =
    {
      ACTIVE: t.inUse,
      PROPOSED: t.notDecided,
      ARCHIVED: declineReason ? t.declined({ reason: declineReason }) : t.archived,
    }[status as 'ACTIVE'] ?? status
  return (
    <Section title={t.whatItIs} about={description}>
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
            {t.of({ join: requiredDataPoints.map(({ name, unit }) => t.dataPointIn({ name, unit })).join(', ') })}
          </span>
        </Box>
        <Facts
          facts={[
            [
              t.target2,
              metric.isThresholdConfirmed ? targetText(metric) : t.targetNotConfirmed({ target: targetText(metric) }),
            ],
            [t.alertIf, alertText(metric)],
            [t.unit, metric.unit],
            [t.aggregation, aggregationName(metric.aggregationMethod)],
            [t.category, categoryName(metric.category)],
            [t.recommendedDataSource, metric.recommendedDataSource],
            [t.id, metric.key],
            [t.kind, isStandard ? t.standardInEveryOrganization : custom],
            [t.state, state],
            [
              t.standsIn,
              [organization ? inRoot(organization) : t.organizationAbove, department?.name].filter(Boolean).join(', '),
            ],
          ]}
        />
      </Box>
    </Section>
  )
}
