import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { State } from './states.ts'
import { withParams } from '../ui/address.ts'

/** The states that a ledger is narrowed to, which stand in the address; `show` reads those that it begins with and each change. */
export function useStates(all: readonly State[], show: (chosen: readonly State[]) => void): [readonly State[], (state: State) => void] {
  const [params, setParams] = useSearchParams()
  const chosen = (params.get('states') ?? '').split(',').filter((one): one is State => all.includes(one as State))
  const key = chosen.join()
  const shown = useRef('')
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    show(key ? (key.split(',') as State[]) : [])
  })
  const toggle = (state: State) =>
    setParams(
      (current) => {
        const after = all.filter((one) => (one === state ? !chosen.includes(one) : chosen.includes(one)))
        return withParams(current, { states: after.join() })
      },
      { replace: true, preventScrollReset: true },
    )
  return [chosen, toggle]
}
