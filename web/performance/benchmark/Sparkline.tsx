import { SparkLineChart } from '@mui/x-charts/SparkLineChart'

interface SparklineProps {
  values: readonly number[]
  color: string
}

/** The last points as a small line; what it says is said beside it too. */
export function Sparkline({ values, color }: SparklineProps) {
  return (
    <div aria-hidden="true" style={{ flex: 'none', width: 148 }}>
      <SparkLineChart
        data={[...values]}
        width={148}
        height={56}
        color={color}
        curve="linear"
        yAxis={{ domainLimit: 'nice' }}
        margin={{ top: 6, bottom: 6, left: 4, right: 6 }}
        disableKeyboardNavigation
        sx={{ '& .MuiLineChart-line': { strokeWidth: 1.5 } }}
      />
    </div>
  )
}
