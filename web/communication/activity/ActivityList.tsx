import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { dateText, dayNumber } from '../../kernel/ui/times.ts'
import { useNow } from '../../kernel/ui/useNow.ts'
import { activityDays } from './activityDays.ts'
import { ActivityEntry } from './ActivityEntry.tsx'
import { ChangeLot } from './ChangeLot.tsx'
import type { ActivityEntryShown } from './useActivity.ts'
import * as t from './__generated__/messages.ts'

interface ActivityListProps {
  actionId: string
  zone: string
  entries: readonly ActivityEntryShown[]
}

/** What happened on a record, the latest last: by day, steps in small. */
export function ActivityList({ actionId, zone, entries }: ActivityListProps) {
  const now = useNow()
  const entry = ({ id, item }: ActivityEntryShown) => (
    <ActivityEntry key={id} actionId={actionId} zone={zone} item={item} />
  )
  return activityDays(entries).map(({ day, at, lots }) => (
    <section key={day} aria-label={dayName(at, now)}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2, fontWeight: 550 }}>
        {dayName(at, now)}
      </Typography>
      <Box
        component="ol"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {lots.map((lot) => (lot[0]!.isStep ? <ChangeLot key={lot[0]!.id} lines={lot.map(entry)} /> : lot.map(entry)))}
      </Box>
    </section>
  ))
}

function dayName(at: string, now: number): string {
  const ago = dayNumber(now) - dayNumber(at)
  return ago === 0 ? t.today : ago === 1 ? t.yesterday : dateText(at, now)
}
