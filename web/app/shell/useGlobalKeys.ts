import { useEffect, useRef } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useNavigate, useRevalidator } from 'react-router-dom'
import { typeEarly } from '../../workspace/search/openPalette.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { isCovered } from '../../kernel/ui/isCovered.ts'
import { knownPaths } from './knownPaths.ts'
import { sequences } from '../../kernel/shell/keys.ts'
import { onUndone } from '../../kernel/undo/undone.ts'
import { isText } from '../../kernel/ui/isText.ts'
import { useKeys } from '../../kernel/ui/useKeys.ts'
import * as t from './__generated__/messages.ts'

/** How long the second key of a sequence may take, in milliseconds. */
const patience = 1_500

/** Within a tree or a grid a letter may be its own. */
const isTaken = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('[role="tree"], [role="grid"]') !== null

/** The keys that are everywhere: the search, the sheet of keys, and where g leads. */
export function useGlobalKeys({ search, keys }: { search: () => void; keys: () => void }) {
  const navigate = useNavigate()
  const environment = useRelayEnvironment()
  const go = (to: string) => {
    if (knownPaths(environment).has(to)) void navigate(to)
    else announce(t.thereIsNoSuchScreen)
  }
  const { revalidate } = useRevalidator()
  // What is shown is what there is again.
  useEffect(() => {
    return onUndone(() => void revalidate())
  }, [revalidate])
  const begunAt = useRef(-patience)
  useKeys(
    (event) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
      if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') {
        event.preventDefault()
        return search()
      }
      if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'z' && !isText(target)) {
        event.preventDefault()
        return void import('../../kernel/undo/done.ts').then(({ undoLast }) => undoLast())
      }
      if (ctrlKey || metaKey || altKey || event.defaultPrevented || isText(target)) return
      if (typeEarly(key)) {
        event.preventDefault()
        return event.stopPropagation()
      }
      if (isCovered()) return
      const to = event.timeStamp - begunAt.current < patience ? sequences.get(key) : undefined
      begunAt.current = key === 'g' && !to && !isTaken(target) ? event.timeStamp : -patience
      if (to) go(to)
      else if (key === '?') keys()
      else return
      event.preventDefault()
      // Such a letter is no key of what has the focus.
      event.stopPropagation()
    },
    { capture: true },
  )
}
