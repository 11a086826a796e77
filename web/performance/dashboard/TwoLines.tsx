interface Week {
  readonly mine?: number | null
  readonly organization?: number | null
}

const size = { width: 220, height: 44, pad: 3 }

/** Somebody's line over that of their organization, dashed; where a week has no value there is a gap. */
export function TwoLines({ weeks, about }: { weeks: readonly Week[]; about: string }) {
  const { width, height, pad } = size
  const values = weeks.flatMap(({ mine, organization }) => [mine, organization].filter((value) => value != null))
  if (values.length < 2) return null
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const x = (i: number) => pad + (i / (weeks.length - 1 || 1)) * (width - 2 * pad)
  const y = (value: number) => pad + (1 - (value - low) / (high - low || 1)) * (height - 2 * pad)
  const pathOf = (value: (week: Week) => number | null | undefined) =>
    weeks
      .map((week, i) => {
        const now = value(week)
        return now == null
          ? ''
          : `${i && value(weeks[i - 1]!) != null ? 'L' : 'M'}${x(i).toFixed(1)} ${y(now).toFixed(1)}`
      })
      .join('')
  const line = { fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' } as const
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={about}
      style={{ display: 'block', maxWidth: '100%' }}
    >
      <path
        d={pathOf(({ organization }) => organization)}
        {...line}
        stroke="var(--ops-ink-3)"
        strokeWidth={1.2}
        strokeDasharray="3 3"
      />
      <path d={pathOf(({ mine }) => mine)} {...line} stroke="var(--ops-brand)" strokeWidth={1.6} />
    </svg>
  )
}
