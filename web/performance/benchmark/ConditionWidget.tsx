import { lazy, Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ConditionWidget_benchmark$key } from '../../__generated__/ConditionWidget_benchmark.graphql.ts'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { levelLook } from './levels.ts'

const Gauge = lazy(async () => ({ default: (await import('./Gauge.tsx')).Gauge }))
const Sparkline = lazy(async () => ({ default: (await import('./Sparkline.tsx')).Sparkline }))
const MiniControl = lazy(async () => ({ default: (await import('./MiniControl.tsx')).MiniControl }))

/** The picture of a condition that its benchmark asks for; a number has none. */
export function ConditionWidget({ benchmark }: { benchmark: ConditionWidget_benchmark$key }) {
  const {
    currentConditionWidget: widget,
    condition,
    controlChart: { points, limits },
  } = useFragment(
    graphql`
      fragment ConditionWidget_benchmark on Benchmark {
        currentConditionWidget
        condition {
          attainment
          level
        }
        controlChart(last: 30) {
          limits {
            mean
            upper
            lower
          }
          points {
            value
            rules
          }
        }
      }
    `,
    benchmark,
  )
  if (!condition || widget === 'NUMBER') return null
  const { color } = levelLook(condition.level)
  const isGauge = widget === 'GAUGE' && condition.attainment != null
  return (
    <Suspense fallback={<Ghost style={{ width: 112, height: 72, flex: 'none' }} />}>
      {isGauge ? (
        <Gauge attainment={condition.attainment} color={color} />
      ) : widget === 'CONTROL_CHART' && limits ? (
        <MiniControl points={points} limits={limits} />
      ) : (
        <Sparkline values={points.map(({ value }) => value)} color={color} />
      )}
    </Suspense>
  )
}
