interface SparklineProps {
  points: readonly { readonly startsAt: string; readonly value: number | null | undefined }[]
  target: number | null | undefined
  /** What it says, in words. */
  about: string
}

const size = { width: 132, height: 28, pad: 3 }

/** The last points as a thin line with the target dashed; where a day has no value the line has a gap. */
export function Sparkline({ points, target, about }: SparklineProps) {
  const { width, height, pad } = size
  const values = points.flatMap(({ value }) => (value == null ? [] : [value]))
  if (values.length < 2) return null
  const all = target == null ? values : [...values, target]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const times = points.map(({ startsAt }) => new Date(startsAt).getTime())
  const [first, last] = [times[0]!, times.at(-1)!]
  const x = (time: number) => pad + ((time - first) / (last - first || 1)) * (width - 2 * pad)
  const y = (value: number) => pad + (1 - (value - low) / (high - low || 1)) * (height - 2 * pad)
  const path = points
    .map(({ value }, i) =>
      value == null
        ? ''
        : `${i === 0 || points[i - 1]!.value == null ? 'M' : 'L'}${x(times[i]!).toFixed(1)} ${y(value).toFixed(1)}`,
    )
    .join('')
  const end = points.findLastIndex(({ value }) => value != null)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={about}
      style={{ display: 'block' }}
    >
      {target == null ? null : (
        <line x1={pad} x2={width - pad} y1={y(target)} y2={y(target)} stroke="var(--ops-ink-3)" strokeDasharray="2 3" />
      )}
      <path d={path} fill="none" stroke="var(--ops-brand)" strokeWidth={1.4} strokeLinejoin="round" />
      <circle cx={x(times[end]!)} cy={y(points[end]!.value!)} r={2} fill="var(--ops-brand)" />
    </svg>
  )
}
