import { figure } from './words.ts'
import * as t from './__generated__/messages.ts'

interface HistoryFigureProps {
  label: string
  value: number | null | undefined
  unit: string
  /** Whether it is the one that the metric goes by. */
  isChosen?: boolean
  /** What stands there without a value. */
  none?: string
}

/** A figure of a whole time: what it is, and its value in its unit. */
export const HistoryFigure = ({ label, value, unit, isChosen, none = t.noData }: HistoryFigureProps) => (
  <div>
    <div style={{ color: 'var(--ops-ink-2)', fontSize: 12, lineHeight: '16px' }}>
      {label}
      {isChosen ? ` ${t.whatItGoesBy}` : ''}
    </div>
    <div
      style={{
        fontSize: 20,
        lineHeight: '28px',
        fontWeight: isChosen ? 650 : 400,
        fontVariantNumeric: 'tabular-nums',
        color: value == null ? 'var(--ops-ink-3)' : undefined,
      }}
    >
      {value == null ? none : figure(value)}{' '}
      <span style={{ fontSize: 13, fontWeight: 400, color: 'var(--ops-ink-2)' }}>{value == null ? '' : unit}</span>
    </div>
  </div>
)
