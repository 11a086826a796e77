import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { StripItem_benchmark$key } from '../../__generated__/StripItem_benchmark.graphql.ts'
import { Spark } from '../../kernel/chart/Spark.tsx'
import { LevelMark } from '../benchmark/LevelMark.tsx'
import { grainName } from '../benchmark/figures.ts'
import { rowsAddress } from '../metric/addresses.ts'
import { periodText } from '../metric/grains.ts'
import { valueText } from '../metric/words.ts'
import { lineInWords } from './lineInWords.ts'
import * as t from './__generated__/messages.ts'

const quiet = {
  color: 'text.secondary',
  fontSize: 12,
  lineHeight: '16px',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}

/** A benchmark of a team: its number, which opens its rows, its last points, and its level. */
export function StripItem({ benchmark: key }: { benchmark: StripItem_benchmark$key }) {
  const { benchmarkId, name, metricId, metricName, unit, grain, condition, points } = useFragment(
    graphql`
      fragment StripItem_benchmark on DashboardBenchmark {
        benchmarkId
        name
        metricId
        metricName
        unit
        grain
        condition {
          value
          level
          pointAt
          endsAt
          target
          scope {
            id
            kind
            name
            timeZone
          }
        }
        points {
          startsAt
          value
        }
      }
    `,
    key,
  )
  const scope = condition?.scope
  const to = new URLSearchParams({
    id: benchmarkId,
    ...(scope && scope.kind !== 'ORGANIZATION' && { scope: scope.id }),
  })
  const about = `${metricName} · ${scope?.kind === 'VEHICLE' ? `${t.unit} ` : ''}${scope?.name ?? ''}`
  const text = (startsAt: string) => periodText(startsAt, grain, scope?.timeZone ?? 'UTC')
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: 1, p: 3, minWidth: 0 }}
    >
      <Box
        component={Link}
        to={`/benchmark?${to}`}
        title={name}
        sx={{
          fontWeight: 550,
          color: 'text.primary',
          textDecoration: 'none',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          '&:hover': { textDecoration: 'underline' },
        }}
      >
        {name}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, minHeight: 28 }}>
        {condition ? (
          <Box
            component={Link}
            to={rowsAddress({ metricId, scope: condition.scope.id, from: condition.pointAt, to: condition.endsAt })}
            title={t.theRowsBehindIt}
            sx={{
              fontSize: 20,
              lineHeight: '28px',
              fontWeight: 650,
              fontVariantNumeric: 'tabular-nums',
              whiteSpace: 'nowrap',
              color: 'text.primary',
              textDecorationColor: 'var(--ops-ink-3)',
              textUnderlineOffset: 4,
            }}
          >
            {valueText(condition.value, unit)}
          </Box>
        ) : (
          <Box component="span" sx={{ fontSize: 20, lineHeight: '28px', color: 'text.secondary' }}>
            {t.noData2}
          </Box>
        )}
        <Box sx={{ flex: '0 1 104px', minWidth: 0 }}>
          <Spark
            width={104}
            times={points.map(({ startsAt }) => startsAt)}
            lines={[{ values: points.map(({ value }) => value) }]}
            target={condition?.target}
            about={lineInWords(points, (value) => valueText(value, unit), text)}
          />
        </Box>
      </Box>
      {condition ? (
        <>
          <Box sx={{ display: 'flex', gap: 2, fontSize: 12, lineHeight: '16px', minWidth: 0 }}>
            <LevelMark level={condition.level} />
            <Box component="span" sx={{ ...quiet, marginInlineStart: 'auto', flex: 'none' }}>
              {text(condition.pointAt)}
            </Box>
          </Box>
          <Box sx={quiet} title={about}>
            {about}
          </Box>
        </>
      ) : (
        <Box sx={{ ...quiet, whiteSpace: 'normal' }}>
          {t.noOfItHasClosedWith({ metricName, grainName: grainName(grain) })}
        </Box>
      )}
    </Box>
  )
}
