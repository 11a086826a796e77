import { icon } from '../ui/icon.tsx'
import { Places, type Place } from './Places.tsx'

const places: readonly Place[] = [
  { to: '/mydashboard', label: 'My dashboard', Icon: icon(<path d="M2.500 3h4v5h-4zM9.500 3h4v3h-4zM2.500 11h4v2h-4zM9.500 9h4v4h-4z" />) },
]

/** The places of one's own work. */
export function MyPlaces({ onNavigate }: { onNavigate?: () => void }) {
  return <Places places={places} heading="My work" onNavigate={onNavigate} />
}
