import { narrowingParams } from '../../kernel/shell/boardFilter.ts'

interface ToolPlace {
  to: string
  /** What of the board's narrowing its address takes. */
  takes?: readonly string[]
  /** What its address says besides. */
  with?: Readonly<Record<string, string>>
}

/** Where each entry of the toolbar leads. */
const toolPlaces: Partial<Record<string, ToolPlace>> = {
  MAP: { to: '/map', takes: narrowingParams },
  TOUR: { to: '/actonTourSettings/runs', with: { mine: '1' } },
  PLANNER: { to: '/planner', takes: narrowingParams },
  DELEGATE: { to: '/delegate' },
  CALENDAR: { to: '/mycalendar', takes: ['organization', 'whose'] },
  ROLE_ASSIGN: { to: '/assignusergroup' },
  TIME_STUDY: { to: '/tasks/studies' },
  COMMS: { to: '/comms' },
  CONTACTS: { to: '/contacts' },
}

/** The way there from the board as it is; to the configuration over the board itself. */
export function toolLink(name: string, search: URLSearchParams): { pathname: string; search: string } {
  const place = toolPlaces[name]
  if (!place) return { pathname: '/home/configure', search: `${search}` }
  const kept = [...search].filter(([param]) => place.takes?.includes(param))
  return { pathname: place.to, search: `${new URLSearchParams([...kept, ...Object.entries(place.with ?? {})])}` }
}
