import { LegendList } from '../../kernel/map/LegendList.tsx'
import { bucketList } from '../action/buckets.ts'
import * as t from './__generated__/messages.ts'

interface WorkLegendProps {
  /** Whether some records have a status that no bucket has. */
  hasUnmapped: boolean
  hasFences: boolean
}

const grey = 'var(--ops-ink-3)'
const mark = (size: number, color: string, ring: number) => ({
  width: size,
  height: size,
  borderRadius: '50%',
  border: `${ring}px solid ${color}`,
})

/** What the colours, numbers and sizes of the map of work mean. */
export function WorkLegend({ hasUnmapped, hasFences }: WorkLegendProps) {
  const statuses = bucketList.map(({ label, color }) => ({ text: label, mark: mark(10, color, 5) }))
  const fence = { width: 16, height: 12, border: '1.5px solid var(--ops-brand)', background: 'var(--ops-brand-weak)' }
  return (
    <>
      <LegendList
        title={t.colorMeaning}
        entries={[...statuses, ...(hasUnmapped ? [{ text: t.unmapped, mark: mark(10, grey, 5) }] : [])]}
      />
      <LegendList
        title={t.sizeMeaning}
        entries={[
          { text: t.severalLocations, mark: mark(24, grey, 3) },
          { text: t.oneLocation, mark: mark(18, grey, 3) },
          { text: t.locationWithoutRecords, mark: mark(11, grey, 3) },
          ...(hasFences ? [{ text: t.geofence, mark: fence }] : []),
        ]}
      />
    </>
  )
}
