// The completion-attempted flag: completing was refused by the checklist. It stands in the record's address, which marks
// what is open, and goes when the popup is closed or all panels are hidden.
import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

const name = 'attempted'

export const isAttempted = (search: URLSearchParams): boolean => search.has(name)

function withAttempt(search: string): string {
  const next = new URLSearchParams(search)
  next.delete('panel')
  next.set(name, '1')
  return String(next)
}

export const forgetAttempt = (search: URLSearchParams): void => search.delete(name)

/** A function that sets the flag: it leads to a record, where it is open in a popup or a panel there. */
export function useAttempt() {
  const navigate = useNavigate()
  const location = useLocation()
  const latest = useRef(location)
  useEffect(() => {
    latest.current = location
  }, [location])
  return useCallback(
    (key: string) => {
      const { pathname, search } = latest.current
      void navigate({ pathname: pathname.endsWith(`/${key}`) ? pathname.replace(/\/panel\/\w+\//, '/panel/actionItem/') : `/home/record/${key}`, search: withAttempt(search) })
    },
    [navigate],
  )
}
