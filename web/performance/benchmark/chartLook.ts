/** How charts look: thin lines in the colours of the theme, text as everywhere. */
export const chartLook = {
  '& .MuiChartsAxis-root .MuiChartsAxis-line, & .MuiChartsAxis-root .MuiChartsAxis-tick': { stroke: 'var(--ops-line)' },
  '& .MuiChartsAxis-root .MuiChartsAxis-tickLabel': { fill: 'var(--ops-ink-2)', fontSize: 12 },
  '& .MuiChartsGrid-line': { stroke: 'var(--ops-line-2)' },
  '& .MuiLineChart-line': { strokeWidth: 1.5 },
  '& .MuiLineChart-mark': { stroke: 'var(--ops-late)', fill: 'var(--ops-late)' },
  '& circle.MuiLineChart-mark': { r: 3 },
} as const
