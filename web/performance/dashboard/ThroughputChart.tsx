import { dayText } from './dayText.ts'
import * as t from './__generated__/messages.ts'

interface ThroughputChartProps {
  days: readonly { readonly day: string; readonly count: number }[]
  mean: number
}

const size = { width: 560, height: 190, top: 16, bottom: 24, left: 4, right: 84 }

/** A thin line of what was completed a day, with the mean; both are labelled where they end. */
export function ThroughputChart({ days, mean }: ThroughputChartProps) {
  const { width, height, top, bottom, left, right } = size
  const most = Math.max(1, ...days.map(({ count }) => count))
  const x = (i: number) => left + (i / Math.max(1, days.length - 1)) * (width - left - right)
  const y = (count: number) => top + (1 - count / most) * (height - top - bottom)
  const peak = days.findIndex(({ count }) => count === most)
  const last = days.at(-1)!
  const about = t.completedADay({
    first: dayText(days[0]!.day),
    last: dayText(last.day),
    mean: mean.toFixed(1),
    most,
    peak: dayText(days[peak]!.day),
  })
  // Two labels at the end of lines that run close together would cover each other.
  const isClose = Math.abs(y(last.count) - y(mean)) < 16
  const lastAt = isClose ? y(mean) + (last.count >= mean ? -12 : 20) : y(last.count) + 4
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={about}
      style={{ display: 'block', width: '100%', maxWidth: 680, height: 'auto', fontSize: 12, fill: 'var(--ops-ink-2)' }}
    >
      <line x1={left} x2={width - right} y1={height - bottom} y2={height - bottom} stroke="var(--ops-line)" />
      <line x1={left} x2={width - right} y1={y(mean)} y2={y(mean)} stroke="var(--ops-ink-3)" strokeDasharray="4 4" />
      <text x={width - right + 6} y={y(mean) + 4}>
        {t.mean({ toFixed: mean.toFixed(1) })}
      </text>
      <polyline
        points={days.map(({ count }, i) => `${x(i)},${y(count)}`).join(' ')}
        fill="none"
        stroke="var(--ops-brand)"
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      <circle cx={x(days.length - 1)} cy={y(last.count)} r={3} fill="var(--ops-brand)" />
      <text x={width - right + 6} y={lastAt} style={{ fill: 'var(--ops-brand)' }}>
        {t.yesterday({ count: last.count })}
      </text>
      {peak < days.length - 3 ? (
        <text x={Math.max(x(peak), 10)} y={y(most) - 5} textAnchor="middle">
          {most}
        </text>
      ) : null}
      {days.map(({ day, count }, i) => (
        <circle key={day} cx={x(i)} cy={y(count)} r={8} fill="transparent">
          <title>{`${dayText(day)}: ${count}`}</title>
        </circle>
      ))}
      {[...new Set([0, Math.floor(days.length / 2), days.length - 1])].map((i) => (
        <text key={i} x={x(i)} y={height - 6} textAnchor={i === 0 ? 'start' : i === days.length - 1 ? 'end' : 'middle'}>
          {dayText(days[i]!.day)}
        </text>
      ))}
    </svg>
  )
}
