import { icon } from '../ui/icon.tsx'
import { Places, type Place } from './Places.tsx'

const places: readonly Place[] = [
  { to: '/metricslibrary', label: 'Metrics library', Icon: icon(<path d="M2.500 2.500v11h11M5 10.500l2.500-3 2 1.500 3.500-4.500" />), capability: 'metrics.read' },
]

/** The places of what is measured, and how it gets better. */
export function ImprovePlaces({ onNavigate }: { onNavigate?: () => void }) {
  return <Places places={places} heading="Improve" onNavigate={onNavigate} />
}
