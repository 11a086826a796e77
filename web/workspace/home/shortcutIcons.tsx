import { icon } from '../../kernel/ui/icon.tsx'

/** An icon for each entry of the quick launch. */
export const shortcutIcons = {
  mytasks: icon(<path d="M2.500 4l1.500 1.500L6.500 3M2.500 11l1.500 1.500L6.500 10M9 4.500h4.500M9 11.500h4.500" />),
  myteam: icon(
    <path d="M6 7.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM1.500 13.500a4.500 4.500 0 0 1 9 0M10.500 3a2.500 2.500 0 0 1 0 4.500M12 9.500a4.500 4.500 0 0 1 2.500 4" />,
  ),
  myprofile: icon(<path d="M8 8a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM3.500 13.500a4.500 4.500 0 0 1 9 0" />),
  mycalendar: icon(<path d="M2.500 3.500h11v10h-11zM2.500 6.500h11M5.500 2v3M10.500 2v3" />),
  mydocuments: icon(<path d="M4 2.500h5l3 3v8H4zM9 2.500v3h3M6 8.500h4M6 11h4" />),
  mynotifications: icon(<path d="M4 11V7a4 4 0 0 1 8 0v4l1 1.500H3zM7 14.500h2" />),
  mysettings: icon(<path d="M2.500 5h6M11.500 5h2M2.500 11h2M7.500 11h6M10 3.500v3M6 9.500v3" />),
  myreports: icon(<path d="M3 2.500h10v11H3zM5.500 10.500V8M8 10.500V5.500M10.500 10.500V9" />),
  myanalytics: icon(<path d="M2.500 13V3M2.500 13h11M5 10l2.500-3 2 1.500L13 4.500" />),
  accounting: icon(<path d="M3.500 2.500h9v11h-9zM5.500 5h5M5.500 8h1.500M9 8h1.500M5.500 11h1.500M9 11h1.500" />),
  dispatch: icon(
    <path d="M1.500 4h8v7h-8zM9.500 6.500h3l2 2V11h-5M4.500 13a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3zM11.500 13a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3z" />,
  ),
  finance: icon(<path d="M2.500 5h11v8h-11zM2.500 5l8-2.500V5M10.500 9h3" />),
} as const
