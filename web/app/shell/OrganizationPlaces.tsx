import { icon } from '../../kernel/ui/icon.tsx'
import { PlaceGroup } from './PlaceGroup.tsx'
import type { Place } from './Places.tsx'
import * as t from './__generated__/messages.ts'

const places: readonly Place[] = [
  {
    to: '/organizations',
    label: t.organizations,
    Icon: icon(<path d="M6 2.500h4v3H6zM2 10.500h4v3H2zM10 10.500h4v3h-4zM8 5.500V8M4 10.500V8h8v2.500" />),
  },
  {
    to: '/deptrole',
    label: t.departmentsAndRoles,
    Icon: icon(<path d="M2.500 3h11v10h-11zM2.500 6.500h11M6.500 6.500V13" />),
  },
  {
    to: '/assignusergroup',
    label: t.assignPeople,
    Icon: icon(
      <path d="M6.500 7.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM2 13.500a4.500 4.500 0 0 1 9 0M11 7h4M13 5v4" />,
    ),
  },
  { to: '/userorgassocoation', label: t.requestsToJoin, Icon: icon(<path d="M9 3h4v10H9M2.500 8H10M7 5l3 3-3 3" />) },
  {
    to: '/config/manageroles',
    label: t.roleMatrix,
    Icon: icon(<path d="M2.500 3h11v10h-11zM2.500 8h11M8 3v10" />),
    capability: 'organization.administer',
  },
]

/** The places of organizations and people. */
export function OrganizationPlaces({ onNavigate }: { onNavigate?: () => void }) {
  return <PlaceGroup name="organization" heading={t.organization} places={places} onNavigate={onNavigate} />
}
