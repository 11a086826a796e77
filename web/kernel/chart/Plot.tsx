import { BarPlot } from '@mui/x-charts/BarChart'
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight'
import { ChartsContainer } from '@mui/x-charts/ChartsContainer'
import { ChartsGrid } from '@mui/x-charts/ChartsGrid'
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine'
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip'
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis'
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis'
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart'
import { useRef } from 'react'
import { axisRange } from './axisRange.ts'
import type { ChartData } from './chartData.ts'
import { isMarked } from './isMarked.ts'
import { LevelKey } from './LevelKey.tsx'
import { LevelLabels } from './LevelLabels.tsx'
import { levelLook } from './levelLook.ts'
import { MarkedLines, PointMark } from './PointMark.tsx'
import { Shade } from './Shade.tsx'
import { useWidth } from './useWidth.ts'

export interface PlotProps extends ChartData {
  height: number
}

/** Below this width the texts of the levels stand below the chart. */
const narrow = 520
/** About as wide as a character of 12 px. */
const character = 7
/** The name of the last period stands half beyond the last point. */
const halfOf = (name = '') => Math.max(16, (character * name.length) / 2)
const marginOf = (texts: readonly string[]) => 20 + character * Math.max(0, ...texts.map(({ length }) => length))

const look = {
  overflow: 'visible',
  '& .MuiChartsAxis-root .MuiChartsAxis-line, & .MuiChartsAxis-root .MuiChartsAxis-tick': { stroke: 'var(--ops-line)' },
  '& .MuiChartsAxis-root .MuiChartsAxis-tickLabel': { fill: 'var(--ops-ink-2)', fontSize: 12 },
  '& .MuiChartsGrid-line': { stroke: 'var(--ops-line-2)' },
  '& .MuiLineChart-line': { strokeWidth: 1.5 },
} as const

/** Lines or bars over their periods, drawn to the width there is. */
export function Plot(props: PlotProps) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  return (
    // What is drawn in it does not make it wider.
    <div ref={frame} style={{ width: '100%', minHeight: props.height, contain: 'inline-size' }}>
      {width === null ? null : <Drawing {...props} width={width} />}
    </div>
  )
}

function Drawing({ height, width, ...data }: PlotProps & { width: number }) {
  const { periods, lines, levels = [], unit, format, kind = 'line', endText, shadedFrom } = data
  const [low, high] = axisRange(data)
  const isNarrow = width < narrow
  const last = lines[0]?.values.findLast((value) => value !== null) ?? null
  const end = endText && last !== null ? { value: last, text: endText } : undefined
  const texts = [...levels.map(({ text }) => text), ...(end ? [end.text] : [])]
  const shaded = shadedFrom === undefined ? undefined : periods[shadedFrom]
  return (
    <>
      <MarkedLines value={lines}>
        <ChartsContainer
          width={width}
          height={height}
          margin={{
            top: 8,
            right: isNarrow || !texts.length ? halfOf(periods.at(-1)) : marginOf(texts),
            bottom: 4,
            left: 4,
          }}
          skipAnimation
          disableKeyboardNavigation
          xAxis={[
            {
              scaleType: kind === 'bar' ? ('band' as const) : ('point' as const),
              data: [...periods],
              tickLabelMinGap: 20,
              height: 24,
              disableTicks: true,
            },
          ]}
          yAxis={[
            {
              min: low,
              max: high,
              domainLimit: 'strict' as const,
              width: 12 + character * Math.max(format(low).length, format(high).length, 3),
              tickNumber: height < 160 ? 3 : 5,
              tickMinStep: kind === 'bar' ? 1 : undefined,
              valueFormatter: (value: number) => format(value),
              disableTicks: true,
            },
          ]}
          series={lines.map((line, i) => ({
            id: String(i),
            label: line.label,
            data: [...line.values],
            color: line.isQuiet ? 'var(--ops-ink-3)' : 'var(--ops-brand)',
            valueFormatter: (value: number | null) => (value === null ? '' : `${format(value)} ${unit}`.trim()),
            ...(kind === 'bar'
              ? { type: 'bar' as const }
              : {
                  type: 'line' as const,
                  curve: 'linear' as const,
                  showMark: ({ index }: { index: number }) => isMarked(line, index, Boolean(end)),
                }),
          }))}
          sx={look}
        >
          {shaded === undefined ? null : <Shade from={shaded} />}
          <ChartsGrid horizontal />
          {kind === 'bar' ? <BarPlot skipAnimation borderRadius={2} /> : null}
          {levels.map(({ value, text, kind: level }) => (
            <ChartsReferenceLine key={text} y={value} lineStyle={levelLook[level]} />
          ))}
          {kind === 'bar' ? null : (
            <>
              <LinePlot skipAnimation />
              <MarkPlot skipAnimation slots={{ mark: PointMark }} />
            </>
          )}
          <ChartsAxisHighlight x={kind === 'bar' ? 'band' : 'line'} />
          <ChartsXAxis />
          <ChartsYAxis />
          {isNarrow ? null : <LevelLabels levels={levels} end={end} />}
          <ChartsTooltip trigger="axis" />
        </ChartsContainer>
      </MarkedLines>
      {isNarrow && levels.length ? <LevelKey levels={levels} /> : null}
    </>
  )
}
