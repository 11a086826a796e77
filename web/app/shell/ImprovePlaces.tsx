import { icon } from '../../kernel/ui/icon.tsx'
import { PlaceGroup } from './PlaceGroup.tsx'
import type { Place } from './Places.tsx'
import * as t from './__generated__/messages.ts'

const places: readonly Place[] = [
  {
    to: '/metricslibrary',
    label: t.metricsLibrary,
    Icon: icon(<path d="M2.500 2.500v11h11M5 10.500l2.500-3 2 1.500 3.500-4.500" />),
    capability: 'metrics.read',
  },
  {
    to: '/benchmark',
    label: t.benchmarks,
    Icon: icon(<path d="M2.500 12.500 6 8.500l2.500 2 5-6M2.500 2.500v11h11" />),
    capability: 'benchmarks.read',
  },
  {
    to: '/bestpractices',
    label: t.bestPractices,
    Icon: icon(
      <path d="M8 2l1.700 3.600 3.800.5-2.800 2.700.7 3.900L8 10.800l-3.400 1.900.7-3.900L2.500 6.100l3.800-.5z" />,
    ),
  },
]

/** The places of what is measured, and how it gets better. */
export function ImprovePlaces({ onNavigate }: { onNavigate?: () => void }) {
  return <PlaceGroup name="improve" heading={t.improve} places={places} onNavigate={onNavigate} />
}
