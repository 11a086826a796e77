import { ChartsContainer } from '@mui/x-charts/ChartsContainer'
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine'
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart'
import { axisRange } from './axisRange.ts'
import { isMarked } from './isMarked.ts'
import { levelLook } from './levelLook.ts'
import { MarkedLines, PointMark } from './PointMark.tsx'
import type { SparkProps } from './Spark.tsx'

const hidden = { position: 'none' as const }

/** The selector of the lines that others are compared with. */
const quietLines = (lines: SparkProps['lines']) =>
  `& :is(${lines.flatMap(({ isQuiet }, i) => (isQuiet ? [`.MuiLineChart-line[data-series="${i}"]`] : [])).join(', ')})`

/** The drawing of a small line. */
export function SparkPlot({ times, lines, target, width, height }: Required<Omit<SparkProps, 'about'>>) {
  const levels = target == null ? [] : [{ value: target, text: '', kind: 'target' as const }]
  const [min, max] = axisRange({ lines, levels })
  return (
    <MarkedLines value={lines}>
      <ChartsContainer
        width={width}
        height={height}
        margin={{ top: 2, right: 4, bottom: 2, left: 2 }}
        skipAnimation
        disableKeyboardNavigation
        disableAxisListener
        xAxis={[{ ...hidden, scaleType: 'time', data: times.map((time) => new Date(time)) }]}
        yAxis={[{ ...hidden, min, max, domainLimit: 'strict' }]}
        series={lines.map((line, i) => ({
          id: String(i),
          type: 'line',
          curve: 'linear',
          data: [...line.values],
          color: line.isQuiet ? 'var(--ops-ink-3)' : 'var(--ops-brand)',
          showMark: ({ index }) => isMarked(line, index, !line.isQuiet),
        }))}
        sx={{ '& .MuiLineChart-line': { strokeWidth: 1.5 }, [quietLines(lines)]: { strokeDasharray: '3 3' } }}
      >
        {levels.map(({ value, kind }) => (
          <ChartsReferenceLine key={value} y={value} lineStyle={{ ...levelLook[kind], strokeDasharray: '2 3' }} />
        ))}
        <LinePlot skipAnimation />
        <MarkPlot skipAnimation slots={{ mark: PointMark }} />
      </ChartsContainer>
    </MarkedLines>
  )
}
