// The completion-attempted flag: completing was refused by the checklist. It stands in the record's address, which
// marks what is open, and goes when the popup is closed or all panels are hidden.
import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { withParams, type Changes } from '../../kernel/ui/address.ts'

const name = 'attempted'

export const isAttempted = (search: URLSearchParams): boolean => search.has(name)

/** The change of an address that forgets it. */
export const noAttempt: Changes = { [name]: null }

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
      const next = withParams(new URLSearchParams(search), { panel: null, [name]: '1' })
      void navigate({
        pathname: pathname.endsWith(`/${key}`)
          ? pathname.replace(/\/panel\/\w+\//, '/panel/actionItem/')
          : `/home/record/${key}`,
        search: `${next}`,
      })
    },
    [navigate],
  )
}
