import { useEffect, useRef } from 'react'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import type { State } from './states.ts'

/**
 * The states that a ledger is narrowed to, which stand in the address; `show` reads those that it begins with and each
 * change.
 */
export function useStates(
  all: readonly State[],
  show: (chosen: readonly State[]) => void,
): [readonly State[], (state: State) => void] {
  const { search, set } = useNarrowing()
  const chosen = (search.get('states') ?? '').split(',').filter((one): one is State => all.includes(one as State))
  const key = chosen.join()
  const shown = useRef('')
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    show(key ? (key.split(',') as State[]) : [])
  })
  const toggle = (state: State) =>
    set({ states: all.filter((one) => (one === state ? !chosen.includes(one) : chosen.includes(one))).join() })
  return [chosen, toggle]
}
