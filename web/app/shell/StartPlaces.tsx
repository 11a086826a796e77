import { icon } from '../../kernel/ui/icon.tsx'
import { Places, type Place } from './Places.tsx'
import * as t from './__generated__/messages.ts'

const places: readonly Place[] = [
  { to: '/createorganization', label: t.createOrganization, Icon: icon(<path d="M8 3v10M3 8h10" />) },
  {
    to: '/userorgassocoation',
    label: t.joinOrganization,
    Icon: icon(<path d="M9 3h4v10H9M2.500 8H10M7 5l3 3-3 3" />),
  },
]

/** The places of somebody without an organization: the two ways into one. */
export function StartPlaces({ onNavigate }: { onNavigate?: () => void }) {
  return <Places places={places} onNavigate={onNavigate} />
}
