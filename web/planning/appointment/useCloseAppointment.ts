import { useLocation, useNavigate } from 'react-router-dom'
import { withParams } from '../../kernel/ui/address.ts'

/** Leads back to the screen that the appointment is open over, as it was. */
export function useCloseAppointment() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return () => {
    const below = withParams(new URLSearchParams(search), { part: null })
    void navigate({ pathname: pathname.replace(/\/appointment\/[^/]*\/?$/, ''), search: String(below) })
  }
}
