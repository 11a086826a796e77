import { useLocation } from 'react-router-dom'
import { boardWay } from '../../kernel/shell/boardFilter.ts'
import { toolbarIcons } from '../../workspace/home/toolbarIcons.tsx'
import { icon } from '../../kernel/ui/icon.tsx'
import { PlaceGroup } from './PlaceGroup.tsx'
import type { Place } from './Places.tsx'
import * as t from './__generated__/messages.ts'

/** Those that are narrowed as the board is. */
const asBoard: readonly Place[] = [
  { to: '/map', label: t.map, Icon: toolbarIcons.map! },
  { to: '/planner', label: t.planner, Icon: toolbarIcons.planner! },
]

const places: readonly Place[] = [
  { to: '/dashboard', label: t.team, Icon: icon(<path d="M3 13.500v-4M8 13.500v-11M13 13.500v-7" />) },
  {
    to: '/tasks',
    label: t.tasks,
    Icon: icon(<path d="M2.500 4l1.500 1.500L6.500 3M2.500 11l1.500 1.500L6.500 10M9 4.500h4.500M9 11.500h4.500" />),
    capability: 'tasks.use',
  },
  {
    to: '/activerecords',
    label: t.records,
    Icon: icon(<path d="M2.500 3.500h11v9h-11zM2.500 6.500h11M2.500 9.500h11M6 6.500v6" />),
  },
  {
    to: '/actonTourSettings',
    label: t.tours,
    Icon: icon(
      <path d="M4 13a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3zM12 6a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3zM5.500 11.500H10a2 2 0 0 0 0-4H6a2 2 0 0 1 0-4h4.500" />,
    ),
    capability: 'tasks.use',
  },
  { to: '/comms', label: t.comms, Icon: toolbarIcons.comms! },
  { to: '/contacts', label: t.contacts, Icon: toolbarIcons.contacts! },
  {
    to: '/responses',
    label: t.responses,
    Icon: icon(<path d="M2.500 9.500 4.500 3.500h7l2 6v3h-11zM2.500 9.500H6l1 1.500h2l1-1.500h3.500" />),
  },
]

/** The places of the work itself. */
export function WorkPlaces({ onNavigate }: { onNavigate?: () => void }) {
  const at = useLocation()
  const all = [...asBoard.map((place) => ({ ...place, to: boardWay(place.to, at) })), ...places]
  return <PlaceGroup name="work" heading={t.work} places={all} onNavigate={onNavigate} />
}
