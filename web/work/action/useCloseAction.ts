import { useLocation, useNavigate } from 'react-router-dom'
import { withParams } from '../../kernel/ui/address.ts'
import { noAttempt } from './attempted.ts'

/** Leads back to the screen that the record is open over, as it was. */
export function useCloseAction() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return () => {
    const below = withParams(new URLSearchParams(search), { panel: null, ...noAttempt })
    void navigate({ pathname: pathname.replace(/\/record\/[^/]*\/?$/, ''), search: String(below) })
  }
}
