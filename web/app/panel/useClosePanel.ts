import { useLocation, useNavigate } from 'react-router-dom'
import { noAttempt } from '../../work/action/attempted.ts'
import { withParams } from '../../kernel/ui/address.ts'
import { leadFocus } from '../../kernel/ui/leadFocus.ts'
import { screenUnder } from './panelPath.ts'

/** Where the drawer was not opened from anything that is still there, the focus goes to the selected record. */
const focusSelected = () => leadFocus(() => document.querySelector<HTMLElement>('[data-card][aria-current]'))

/** Leads back to the screen that the drawer is open over, as it was. */
export function useClosePanel() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return () => {
    const below = withParams(new URLSearchParams(search), { tour: null, show: null, ...noAttempt })
    void navigate({ pathname: screenUnder(pathname), search: String(below) })
    focusSelected()
  }
}
