import { useLocation, useNavigate } from 'react-router-dom'

/** Leads back to the screen that the appointment is open over, as it was. */
export function useCloseAppointment() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return () => {
    const below = new URLSearchParams(search)
    below.delete('part')
    void navigate({ pathname: pathname.replace(/\/appointment\/[^/]*\/?$/, ''), search: String(below) })
  }
}
