import { icon } from '../../kernel/ui/icon.tsx'
import * as t from './__generated__/messages.ts'

/** The panels of the standard procedures, as the specification names them. */
export const panelList = [
  {
    key: 'quickLaunch',
    name: t.systemApplicationLaunch,
    Icon: icon(<path d="M3 3h4v4H3zM9 3h4v4H9zM3 9h4v4H3zM9 9h4v4H9z" />),
  },
  {
    key: 'sop',
    name: t.standardOperatingProcedureSop,
    Icon: icon(<path d="M3 3.500h4a1 1 0 0 1 1 1V13a1 1 0 0 0-1-1H3zM13 3.500H9a1 1 0 0 0-1 1V13a1 1 0 0 1 1-1h4z" />),
  },
  { key: 'player', name: t.quickView, Icon: icon(<path d="M4.500 3.500v9l8-4.500z" />) },
  { key: 'actionItem', name: t.actionItem, Icon: icon(<path d="M3 3h10v10H3zM5.500 8l2 2 3.500-4" />) },
  {
    key: 'contacts',
    name: t.contacts,
    Icon: icon(<path d="M8 8a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM3.500 13.500a4.500 4.500 0 0 1 9 0" />),
  },
  { key: 'mail', name: t.mail, Icon: icon(<path d="M2.500 4h11v8h-11zM2.500 4.500 8 9l5.500-4.500" />) },
  { key: 'message', name: t.message, Icon: icon(<path d="M2.500 3.500h11v7H8l-3 2.500v-2.500H2.500z" />) },
  { key: 'delegateTask', name: t.delegateTask, Icon: icon(<path d="M2.500 8h9M8.500 5l3 3-3 3M13.500 3.500v9" />) },
  {
    key: 'timeStudy',
    name: t.timeStudy,
    Icon: icon(<path d="M8 13.500a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM8 6v2.500l1.500 1M6.500 1.500h3" />),
  },
] as const

export type PanelKey = (typeof panelList)[number]['key']

export const panelOf = (key: string | undefined) => panelList.find((one) => one.key === key)
