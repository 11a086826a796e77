import { Gauge as Arc } from '@mui/x-charts/Gauge'
import { figure } from '../metric/words.ts'

interface GaugeProps {
  attainment: number
  color: string
}

/** How much of the target is attained, as an arc; what it says is said beside it too. */
export function Gauge({ attainment, color }: GaugeProps) {
  return (
    <Arc
      width={112}
      height={72}
      value={attainment}
      startAngle={-100}
      endAngle={100}
      innerRadius="82%"
      outerRadius="100%"
      cornerRadius={3}
      text={figure(attainment)}
      aria-hidden="true"
      sx={{
        flex: 'none',
        '& .MuiGauge-valueText text': { fill: 'var(--ops-ink)', fontSize: 18, fontWeight: 650, fontFamily: 'inherit' },
        '& .MuiGauge-valueArc': { fill: color },
        '& .MuiGauge-referenceArc': { fill: 'var(--ops-line)' },
      }}
    />
  )
}
