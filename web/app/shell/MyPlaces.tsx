import { toolbarIcons } from '../../workspace/home/toolbarIcons.tsx'
import { icon } from '../../kernel/ui/icon.tsx'
import { PlaceGroup } from './PlaceGroup.tsx'
import type { Place } from './Places.tsx'
import * as t from './__generated__/messages.ts'

const places: readonly Place[] = [
  {
    to: '/mydashboard',
    label: t.todayScreen,
    Icon: icon(<path d="M2.500 3h4v5h-4zM9.500 3h4v3h-4zM2.500 11h4v2h-4zM9.500 9h4v4h-4z" />),
  },
  { to: '/mytasks', label: t.myTasks, Icon: icon(<path d="M3 3h10v10H3zM5.500 8l2 2 3.500-4" />) },
  {
    to: '/myteam',
    label: t.myTeam,
    Icon: icon(
      <path d="M6 7.500a2.300 2.300 0 1 0 0-4.600 2.300 2.300 0 0 0 0 4.600zM2 13.500c0-2.500 1.800-4 4-4s4 1.500 4 4M10.500 3.200a2.300 2.300 0 0 1 0 4.300M11.500 9.700c1.500.5 2.500 1.800 2.500 3.800" />,
    ),
  },
  {
    to: '/mycalendar',
    label: t.calendar,
    Icon: icon(<path d="M2.500 3.500h11v10h-11zM2.500 6.500h11M5.500 2v3M10.500 2v3" />),
  },
  {
    to: '/mynotifications',
    label: t.inbox,
    Icon: icon(<path d="M2.500 9.500 4 3.500h8l1.500 6v3.500h-11zM2.500 9.500H6l1 1.500h2l1-1.500h3.500" />),
  },
  { to: '/delegate', label: t.delegate, Icon: toolbarIcons.delegate! },
]

/** The places of one's own work. */
export function MyPlaces({ onNavigate }: { onNavigate?: () => void }) {
  return <PlaceGroup name="mine" heading={t.myWork} places={places} onNavigate={onNavigate} />
}
