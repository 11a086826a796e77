import { useLocation, useNavigate } from 'react-router-dom'
import { forgetAttempt } from './attempted.ts'

/** Leads back to the screen that the record is open over, as it was. */
export function useCloseAction() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return () => {
    const below = new URLSearchParams(search)
    below.delete('panel')
    forgetAttempt(below)
    void navigate({ pathname: pathname.replace(/\/record\/[^/]*\/?$/, ''), search: String(below) })
  }
}
