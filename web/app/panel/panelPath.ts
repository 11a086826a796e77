import { useLocation, useParams } from 'react-router-dom'
import type { PanelKey } from '../../work/procedure/panelList.tsx'

/** The screen that a path's panel or record is open over. */
export const screenUnder = (pathname: string): string =>
  pathname.replace(/\/(panel|record)\/.*$/, '').replace(/\/$/, '')

/** The screen that has panels, of where one is; from all others it is the board. */
export const panelScreen = (pathname: string): string =>
  /^\/(home|activerecords|mydashboard)(?=\/|$)/.exec(pathname)?.[0] ?? '/home'

/** Where a panel of a record is over the screen that is shown; what the screen is narrowed to stays in the address. */
export const panelPath = (screen: string, panel: string, key?: string | null): string =>
  `${screen}/panel/${panel}${key ? `/${key}` : ''}`

/** A function that says where a panel is, of the record that is shown or of another. */
export function usePanelPath() {
  const { pathname, search } = useLocation()
  const { key: shown } = useParams()
  return (panel: PanelKey, key: string | undefined = shown) => ({
    pathname: panelPath(screenUnder(pathname), panel, key),
    search,
  })
}
