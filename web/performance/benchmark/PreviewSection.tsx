import Box from '@mui/material/Box'
import { graphql } from 'react-relay'
import type { PreviewSectionQuery } from '../../__generated__/PreviewSectionQuery.graphql.ts'
import { periodText } from '../metric/grains.ts'
import { figure } from '../metric/words.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { Section } from '../../kernel/ui/Section.tsx'
import { measureOf, finiteNumber, type BenchmarkDraft } from './benchmarkDraft.ts'
import { grainName } from './figures.ts'
import { LevelMark } from './LevelMark.tsx'
import { PreviewChart } from './PreviewChart.tsx'
import { previewSummary } from './previewSummary.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query PreviewSectionQuery($input: BenchmarkPreviewInput!) {
    benchmarkPreview(input: $input) {
      scopes
      points
      breaches
      recovered
      levels {
        level
        points
      }
      example {
        name
        points {
          startsAt
          value
          level
          opens
        }
      }
    }
  }
`

interface PreviewSectionProps {
  organizationId: string
  draft: BenchmarkDraft
  metric: { readonly unit: string; readonly targetThreshold: number | null | undefined } | undefined
  isInOrder: boolean
}

/** What the benchmark would have said of the last 90 days, as it is typed. */
export function PreviewSection({ organizationId, draft, metric, isInOrder }: PreviewSectionProps) {
  const isAsked = Boolean(organizationId && metric && isInOrder)
  const { data, failure, isCurrent } = useLookUp<PreviewSectionQuery>(
    query,
    isAsked ? { input: { organizationId, metricId: draft.metricId, ...measureOf(draft) } } : null,
    400,
  )
  const preview = data?.benchmarkPreview
  const target = finiteNumber(draft.target) ?? metric?.targetThreshold
  return (
    <Section title={t.whatItWouldHaveSaid} about={t.ofTheLast90DaysBefore}>
      <Box
        sx={{
          p: 3,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 3,
          minHeight: 96,
          opacity: isAsked && !isCurrent && preview ? 0.6 : 1,
        }}
        aria-busy={isAsked && !isCurrent}
      >
        <Box role="status" sx={{ color: preview ? undefined : 'text.secondary', maxWidth: '72ch' }}>
          {!metric
            ? t.chooseAMetricToSee
            : !isInOrder
              ? t.putTheLevelsInOrderTo
              : failure
                ? t.itCantBeSaidNow({ failure })
                : preview
                  ? previewSummary(preview, draft.grain)
                  : t.readingTheLast90Days}
        </Box>
        {preview?.example && isAsked && !failure ? (
          <>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 20px' }}>
              {preview.levels.map(({ level, points }) => (
                <Box key={level} sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
                  <LevelMark level={level} />
                  <span
                    style={{ fontVariantNumeric: 'tabular-nums' }}
                  >{`${figure(points)} (${Math.round((100 * points) / Math.max(1, preview.points))} %)`}</span>
                </Box>
              ))}
            </Box>
            <PreviewChart
              name={preview.example.name}
              periods={preview.example.points.map(({ startsAt }) => periodText(startsAt, draft.grain, 'UTC'))}
              points={preview.example.points}
              target={target}
              unit={metric?.unit ?? ''}
            />
          </>
        ) : null}
        {preview && !preview.points && isAsked ? (
          <Box sx={{ color: 'text.secondary' }}>{t.noOfTheseDaysHasA({ grainName: grainName(draft.grain) })}</Box>
        ) : null}
      </Box>
    </Section>
  )
}
