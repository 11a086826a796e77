import { icon } from '../ui/icon.tsx'
import { Places, type Place } from './Places.tsx'

const places: readonly Place[] = [
  { to: '/mydashboard', label: 'My dashboard', Icon: icon(<path d="M2.500 3h4v5h-4zM9.500 3h4v3h-4zM2.500 11h4v2h-4zM9.500 9h4v4h-4z" />) },
  { to: '/mytasks', label: 'My tasks', Icon: icon(<path d="M3 3h10v10H3zM5.500 8l2 2 3.500-4" />) },
  { to: '/mycalendar', label: 'My calendar', Icon: icon(<path d="M2.500 3.500h11v10h-11zM2.500 6.500h11M5.500 2v3M10.500 2v3" />) },
]

/** The places of one's own work. */
export function MyPlaces({ onNavigate }: { onNavigate?: () => void }) {
  return <Places places={places} heading="My work" onNavigate={onNavigate} />
}
