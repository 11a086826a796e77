import { useLocation, useNavigate } from 'react-router-dom'
import { noAttempt } from '../action/attempted.ts'
import { withParams } from '../ui/address.ts'
import { screenUnder } from './panelPath.ts'

const frames = 20

/** Where the drawer was not opened from anything that is still there, the focus goes to the selected record. */
function focusSelected(tries = frames) {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('[data-card][aria-current]')?.focus()
    if (tries) focusSelected(tries - 1)
  })
}

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
