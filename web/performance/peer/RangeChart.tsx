import { styled } from '@mui/material/styles'
import { figure } from '../metric/words.ts'
import * as t from './__generated__/messages.ts'

const Frame = styled('div')({
  position: 'relative',
  height: 96,
  maxWidth: 720,
  fontSize: 12,
  lineHeight: '16px',
  color: 'var(--ops-ink-2)',
  fontVariantNumeric: 'tabular-nums',
  '& > *': { position: 'absolute', whiteSpace: 'nowrap' },
  '& .line': { top: 47, left: 0, right: 0, height: 1, background: 'var(--ops-line)' },
  '& .box': {
    top: 38,
    height: 20,
    border: '1px solid var(--ops-ink-3)',
    borderRadius: 3,
    background: 'var(--ops-line-2)',
  },
  '& .median': { top: 38, width: 2, height: 20, marginLeft: -1, background: 'var(--ops-ink-2)' },
  '& .best': {
    top: 42,
    width: 10,
    height: 10,
    marginLeft: -5,
    border: '2px solid var(--ops-ink-2)',
    background: 'var(--ops-surface)',
    transform: 'rotate(45deg)',
  },
  '& .own': {
    top: 41,
    width: 14,
    height: 14,
    marginLeft: -7,
    borderRadius: '50%',
    border: '2px solid var(--ops-surface)',
    background: 'var(--ops-brand)',
  },
  '& .middle': { transform: 'translateX(-50%)' },
  '& .before': { transform: 'translateX(-100%)' },
  '& .mine': { color: 'var(--ops-brand)', fontWeight: 550 },
})

interface RangeChartProps {
  own: number | null | undefined
  lowerQuartile: number
  median: number
  upperQuartile: number
  bestInClass: number
  /** What it says, as a sentence. */
  label: string
}

/** The middle half of the peers as a box, with their median, the best of them, and where one stands oneself. */
export function RangeChart({ own, lowerQuartile, median, upperQuartile, bestInClass, label }: RangeChartProps) {
  const known = [lowerQuartile, upperQuartile, bestInClass, own ?? median]
  const [low, high] = [Math.min(...known), Math.max(...known)]
  // Room at both ends for the figures that stand beside the box.
  const at = (value: number) => `${14 + ((value - low) / (high - low || 1)) * 72}%`
  return (
    <Frame role="img" aria-label={label}>
      <span className="line" />
      <span className="box" style={{ left: at(lowerQuartile), right: `calc(100% - ${at(upperQuartile)})` }} />
      <span className="median" style={{ left: at(median) }} />
      <span className="best" style={{ left: at(bestInClass) }} />
      {own == null ? null : <span className="own" style={{ left: at(own) }} />}
      {own == null ? null : (
        <span className="middle mine" style={{ left: at(own), top: 0 }}>
          {t.you({ figure: figure(own) })}
        </span>
      )}
      <span className="middle" style={{ left: at(bestInClass), top: 18 }}>
        {t.bestInClass2({ figure: figure(bestInClass) })}
      </span>
      <span className="before" style={{ left: at(lowerQuartile), top: 60 }}>
        {figure(lowerQuartile)}
      </span>
      <span style={{ left: at(upperQuartile), top: 60 }}>{figure(upperQuartile)}</span>
      <span className="middle" style={{ left: at(median), top: 78 }}>
        {t.median({ figure: figure(median) })}
      </span>
    </Frame>
  )
}
