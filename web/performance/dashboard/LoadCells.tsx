import { number } from '../../kernel/messages/format.ts'
import { Link } from 'react-router-dom'
import { bucketList } from '../../work/action/buckets.ts'
import { minutesInWords } from '../../people/schedule/week.ts'
import { inBucket } from './dashboardSearch.ts'
import { LoadBar } from './LoadBar.tsx'
import * as t from './__generated__/messages.ts'

export const loadColumns = [
  ...bucketList.map(({ label }) => ({ label, number: true })),
  { label: t.work, number: true },
  { label: t.thisWeek, number: true },
  t.load,
]

interface LoadCellsProps {
  load: readonly { readonly bucket: string; readonly count: number; readonly mins: number }[]
  mins: number
  capacityMins: number | null | undefined
  /** What the whole width of a bar stands for; who has more time than that has no line in it. Null for no bar. */
  most: number | null
  rowsOf: (state: string) => string
}

/** Open work by bucket, its service time against the working time of the week, and both as a bar. */
export function LoadCells({ load, mins, capacityMins, most, rowsOf }: LoadCellsProps) {
  const over = capacityMins == null ? 0 : Math.max(0, mins - capacityMins)
  return (
    <>
      {bucketList.map(({ name, color }) => {
        const count = load.find(({ bucket }) => bucket === name)?.count ?? 0
        return (
          <td key={name} className="number">
            {count ? (
              <Link
                to={rowsOf(inBucket(name))}
                style={{ color: 'inherit', textDecoration: 'none', borderBottom: `2px solid ${color}` }}
              >
                {number(count)}
              </Link>
            ) : (
              <span style={{ color: 'var(--ops-ink-3)' }}>0</span>
            )}
          </td>
        )
      })}
      <td className="number" style={{ whiteSpace: 'nowrap', color: over ? 'var(--ops-late)' : undefined }}>
        {minutesInWords(mins)}
        {over && capacityMins ? (
          <div style={{ fontSize: 12, lineHeight: '16px' }}>{t.overBy({ time: minutesInWords(over) })}</div>
        ) : null}
      </td>
      <td className="number" style={{ whiteSpace: 'nowrap', color: 'var(--ops-ink-2)' }}>
        {capacityMins === null || capacityMins === undefined
          ? '—'
          : capacityMins
            ? minutesInWords(capacityMins)
            : t.away}
      </td>
      <td style={{ width: '28%', minWidth: 140 }}>
        {most === null ? null : <LoadBar load={load} mins={mins} capacityMins={capacityMins} most={most} />}
      </td>
    </>
  )
}
