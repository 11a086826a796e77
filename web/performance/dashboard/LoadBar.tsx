import { bucketList } from '../../work/action/buckets.ts'

interface LoadBarProps {
  load: readonly { readonly bucket: string; readonly mins: number }[]
  mins: number
  capacityMins: number | null | undefined
  /** What the whole width stands for. */
  most: number
}

/** Open work as a bar in the colours of its buckets, with a mark where the working time of the week ends. */
export function LoadBar({ load, mins, capacityMins, most }: LoadBarProps) {
  const percent = (value: number) => `${most ? (value / most) * 100 : 0}%`
  return (
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
          <span key={name} style={{ flex: load.find(({ bucket }) => bucket === name)?.mins ?? 0, background: color }} />
        ))}
      </div>
      {capacityMins && capacityMins <= most ? (
        <div
          style={{
            position: 'absolute',
            insetInlineStart: percent(capacityMins),
            top: 0,
            bottom: 0,
            width: 1,
            marginInlineStart: -1,
            background: 'var(--ops-ink)',
          }}
        />
      ) : null}
    </div>
  )
}
