import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { ConditionValue_benchmark$key } from '../../__generated__/ConditionValue_benchmark.graphql.ts'
import { rowsAddress } from '../metric/addresses.ts'
import { periodText } from '../metric/grains.ts'
import { valueText } from '../metric/words.ts'
import { grainName } from './figures.ts'
import * as t from './__generated__/messages.ts'

/** The value of the last closed point, which opens its rows, and what it is measured against. */
export function ConditionValue({ benchmark: key }: { benchmark: ConditionValue_benchmark$key }) {
  const { condition, target, grain, actionMetric } = useFragment(
    graphql`
      fragment ConditionValue_benchmark on Benchmark {
        target
        grain
        actionMetric {
          id
          unit
          alertIf
        }
        condition {
          value
          pointAt
          endsAt
          scope {
            id
            timeZone
          }
        }
      }
    `,
    key,
  )
  const { id: metricId, unit, alertIf } = actionMetric
  const aim =
    target == null
      ? t.noTarget
      : (alertIf === 'BELOW_THRESHOLD' ? t.aimOrMore : t.aimOrLess)({ value: valueText(target, unit) })
  if (!condition) {
    return (
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontSize: 20, lineHeight: '28px', fontWeight: 650, color: 'text.secondary' }}>{t.noData2}</Box>
        <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
          {t.noOfItIsClosedYet({ grainName: grainName(grain), aim })}
        </Box>
      </Box>
    )
  }
  const { value, pointAt, endsAt, scope } = condition
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        component={Link}
        to={rowsAddress({ metricId, scope: scope.id, from: pointAt, to: endsAt })}
        title={t.theRowsBehindIt}
        sx={{
          fontSize: 20,
          lineHeight: '28px',
          fontWeight: 650,
          fontVariantNumeric: 'tabular-nums',
          color: 'text.primary',
          textDecorationColor: 'var(--ops-ink-3)',
          textUnderlineOffset: 4,
        }}
      >
        {valueText(value, unit)}
      </Box>
      <Box
        sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}
      >{`${periodText(pointAt, grain, scope.timeZone)}; ${aim}`}</Box>
    </Box>
  )
}
