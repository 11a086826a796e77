import { Link } from 'react-router-dom'
import { bucketList } from '../../work/action/buckets.ts'
import { minutesInWords } from '../../people/schedule/week.ts'
import { inBucket } from './dashboardSearch.ts'
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
  /** What the whole width of a bar stands for; who has more time than that has no line in it. */
  most: number
  rowsOf: (state: string) => string
}

/** Open work by bucket, its service time against the working time of the week, and both as a bar. */
export function LoadCells({ load, mins, capacityMins, most, rowsOf }: LoadCellsProps) {
  const over = capacityMins !== null && capacityMins !== undefined && mins > capacityMins
  const percent = (value: number) => `${most ? (value / most) * 100 : 0}%`
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
                {count.toLocaleString('en')}
              </Link>
            ) : (
              <span style={{ color: 'var(--ops-ink-3)' }}>0</span>
            )}
          </td>
        )
      })}
      <td className="number" style={{ whiteSpace: 'nowrap', color: over ? 'var(--ops-late)' : undefined }}>
        {minutesInWords(mins)}
      </td>
      <td className="number" style={{ whiteSpace: 'nowrap', color: 'var(--ops-ink-2)' }}>
        {capacityMins === null || capacityMins === undefined
          ? '—'
          : capacityMins
            ? minutesInWords(capacityMins)
            : t.away}
      </td>
      <td style={{ width: '28%', minWidth: 140 }}>
        <div aria-hidden="true" style={{ position: 'relative', height: 12 }}>
          <div
            style={{
              position: 'absolute',
              inset: '4px 0',
              display: 'flex',
              width: percent(mins),
              borderRadius: 2,
              overflow: 'hidden',
            }}
          >
            {bucketList.map(({ name, color }) => (
              <span
                key={name}
                style={{ flex: load.find(({ bucket }) => bucket === name)?.mins ?? 0, background: color }}
              />
            ))}
          </div>
          {capacityMins && capacityMins <= most ? (
            <div
              style={{
                position: 'absolute',
                left: percent(capacityMins),
                top: 0,
                bottom: 0,
                width: 1,
                marginLeft: -1,
                background: 'var(--ops-ink)',
              }}
            />
          ) : null}
        </div>
      </td>
    </>
  )
}
