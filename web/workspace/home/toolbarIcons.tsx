import { icon } from '../../kernel/ui/icon.tsx'

/** The icons of the tools, by the names that the graph gives them; a grid has a dot in its colour instead. */
export const toolbarIcons: Partial<Record<string, ReturnType<typeof icon>>> = {
  map: icon(<path d="M6 3 2 4.500v8.500L6 11.500l4 1.500 4-1.500V3l-4 1.500zM6 3v8.500M10 4.500V13" />),
  tour: icon(
    <>
      <circle cx="4" cy="12" r="1.500" />
      <circle cx="12" cy="4" r="1.500" />
      <path d="M5.500 12H10a2 2 0 0 0 0-4H6a2 2 0 0 1 0-4h4.500" />
    </>,
  ),
  planner: icon(<path d="M2.500 3.500h7M5.500 8h8M3.500 12.500h6" strokeWidth={2.4} />),
  delegate: icon(
    <>
      <circle cx="5.500" cy="5" r="2.200" />
      <path d="M1.800 13c0-2.400 1.600-4 3.700-4M8 11h6M11.500 8.500 14 11l-2.500 2.500" />
    </>,
  ),
  calendar: icon(<path d="M2.500 4h11v9h-11zM2.500 7h11M5.500 2.500v3M10.500 2.500v3" />),
  'role-assign': icon(
    <>
      <circle cx="6.500" cy="5" r="2.200" />
      <path d="M2.500 13c0-2.500 1.700-4 4-4 .8 0 1.500.2 2.100.5M9.500 12l1.500 1.500 3-3" />
    </>,
  ),
  configure: icon(
    <>
      <path d="M2 5h6M12 5h2M2 11h2M8 11h6" />
      <circle cx="10" cy="5" r="1.800" />
      <circle cx="6" cy="11" r="1.800" />
    </>,
  ),
  'time-study': icon(
    <>
      <circle cx="8" cy="9" r="4.700" />
      <path d="M8 9V6.500M6.500 1.800h3M8 2v2.300M12.200 4.300l1 1" />
    </>,
  ),
  comms: icon(<path d="M2.500 3h11v7.500H8L5 13v-2.500H2.500z" />),
  contacts: icon(
    <>
      <path d="M3.500 2.500h9v11h-9zM2 5.500h1.500M2 10.500h1.500" />
      <circle cx="8" cy="6.500" r="1.500" />
      <path d="M5.700 11c.2-1.300 1-2 2.300-2s2.100.7 2.300 2" />
    </>,
  ),
}
