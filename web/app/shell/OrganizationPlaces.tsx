import { icon } from '../../kernel/ui/icon.tsx'
import { Places, type Place } from './Places.tsx'

const places: readonly Place[] = [
  {
    to: '/organizations',
    label: 'Organizations',
    Icon: icon(<path d="M6 2.500h4v3H6zM2 10.500h4v3H2zM10 10.500h4v3h-4zM8 5.500V8M4 10.500V8h8v2.500" />),
  },
  {
    to: '/deptrole',
    label: 'Departments and roles',
    Icon: icon(<path d="M2.500 3h11v10h-11zM2.500 6.500h11M6.500 6.500V13" />),
  },
  {
    to: '/assignusergroup',
    label: 'Assign people',
    Icon: icon(
      <path d="M6.500 7.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM2 13.500a4.500 4.500 0 0 1 9 0M11 7h4M13 5v4" />,
    ),
  },
  { to: '/userorgassocoation', label: 'Requests to join', Icon: icon(<path d="M9 3h4v10H9M2.500 8H10M7 5l3 3-3 3" />) },
  {
    to: '/config/manageroles',
    label: 'Role matrix',
    Icon: icon(<path d="M2.500 3h11v10h-11zM2.500 8h11M8 3v10" />),
    capability: 'organization.administer',
  },
]

/** The places of organizations and people. */
export function OrganizationPlaces({ onNavigate }: { onNavigate?: () => void }) {
  return <Places places={places} heading="Organization" onNavigate={onNavigate} />
}
