import { useDrawingArea, useXScale } from '@mui/x-charts/hooks'

/** The ground of a chart from one period on. */
export function Shade({ from }: { from: string }) {
  const { left, top, width, height } = useDrawingArea()
  const x = useXScale<'point'>()
  const start = x(from) ?? left
  return <rect x={start} y={top} width={left + width - start} height={height} fill="var(--ops-line-2)" />
}
