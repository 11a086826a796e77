import { dayOf } from '../../kernel/ui/dates.ts'
import { amountText } from './amounts.ts'
import * as t from './__generated__/messages.ts'

interface BreachChartProps {
  /** What it is of, for a screen reader. */
  name: string
  unit: string
  points: readonly { readonly startsAt: string; readonly value: number }[]
  target: number
  resetLevel: number
  firstPointAt: string
}

const size = { width: 460, height: 132, top: 14, bottom: 22, left: 4, right: 92 }

/** The points of a breach as a thin line against its target and the level that it has to come back to. */
export function BreachChart({ name, unit, points, target, resetLevel, firstPointAt }: BreachChartProps) {
  const { width, height, top, bottom, left, right } = size
  const levels = resetLevel === target ? [target] : [target, resetLevel]
  const all = [...points.map(({ value }) => value), ...levels]
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const room = (most - least || 1) * 0.08
  const x = (i: number) => left + (i / Math.max(1, points.length - 1)) * (width - left - right)
  const y = (value: number) => top + (1 - (value - least + room) / (most - least + 2 * room)) * (height - top - bottom)
  const last = points.at(-1)
  const begin = points.findIndex(({ startsAt }) => startsAt >= firstPointAt)
  const labels = placed([
    ...levels.map((level) => ({
      key: `${level}`,
      at: y(level),
      text: (level === target ? t.targetAt : t.recoversAt)({ value: amountText(level) }),
      isValue: false,
    })),
    ...(last ? [{ key: 'last', at: y(last.value), text: amountText(last.value, unit), isValue: true }] : []),
  ])
  const about = last
    ? t.chartAbout({
        name,
        count: points.length,
        first: dayOf(points[0]!.startsAt),
        end: dayOf(last.startsAt),
        lowest: amountText(Math.min(...points.map(({ value }) => value))),
        highest: amountText(Math.max(...points.map(({ value }) => value)), unit),
        last: amountText(last.value, unit),
        target: amountText(target, unit),
        reset: amountText(resetLevel, unit),
      })
    : t.noData({ name })
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={about}
      style={{ display: 'block', width: '100%', maxWidth: 560, height: 'auto', fontSize: 12, fill: 'var(--ops-ink-2)' }}
    >
      {begin > 0 ? (
        <rect
          x={x(begin)}
          y={top - 6}
          width={width - right - x(begin)}
          height={height - bottom - top + 6}
          fill="var(--ops-line-2)"
        />
      ) : null}
      <line x1={left} x2={width - right} y1={height - bottom} y2={height - bottom} stroke="var(--ops-line)" />
      {levels.map((level) => (
        <line
          key={level}
          x1={left}
          x2={width - right}
          y1={y(level)}
          y2={y(level)}
          stroke={level === target ? 'var(--ops-late)' : 'var(--ops-ink-3)'}
          strokeDasharray={level === target ? '6 3' : '2 4'}
        />
      ))}
      <polyline
        points={points.map(({ value }, i) => `${x(i)},${y(value)}`).join(' ')}
        fill="none"
        stroke="var(--ops-brand)"
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      {points.map(({ startsAt, value }, i) => (
        <circle key={startsAt} cx={x(i)} cy={y(value)} r={points.length > 30 ? 1.5 : 2.5} fill="var(--ops-brand)">
          <title>{`${dayOf(startsAt)}: ${amountText(value, unit)}`}</title>
        </circle>
      ))}
      {labels.map(({ key, at, text, isValue }) => (
        <text
          key={key}
          x={width - right + 6}
          y={at + 4}
          style={isValue ? { fill: 'var(--ops-brand)', fontWeight: 550 } : undefined}
        >
          {text}
        </text>
      ))}
      {points.length > 1 ? (
        <>
          <text x={left} y={height - 6}>
            {dayOf(points[0]!.startsAt)}
          </text>
          <text x={width - right} y={height - 6} textAnchor="end">
            {dayOf(last!.startsAt)}
          </text>
        </>
      ) : null}
    </svg>
  )
}

/** Labels that would cover each other are moved apart, in their order. */
function placed<T extends { at: number }>(labels: T[]): T[] {
  const sorted = labels.toSorted((one, other) => one.at - other.at)
  const lowest = size.height - size.bottom
  for (let i = 1; i < sorted.length; i++) sorted[i]!.at = Math.max(sorted[i]!.at, sorted[i - 1]!.at + 14)
  for (let i = sorted.length - 1; i >= 0; i--)
    sorted[i]!.at = Math.min(sorted[i]!.at, (sorted[i + 1]?.at ?? lowest + 14) - 14)
  return sorted
}
