import { useCallback, useEffect, useState } from 'react'
import { Draft, type Arbiter } from './Draft.ts'

/** What the draft of something new is about, where it is to be in something that may be gone. */
export const newIn = (id: string | null | undefined): string => (id ? `new ${id}` : 'new')

/**
 * The draft of a form: `form` names it, `subject` is the id of the record that it is about, or `newIn` of something
 * new. A record goes with the version that it was shown with; what is sent is the version of the draft. Hand it to the
 * form, hold each part of the form in `useDraftState`, and clear it when it was sent. What is typed into a password or
 * another secret, and files, stay out of it.
 */
export function useDraft(form: string, subject: string, version = 0, arbiter: Arbiter = 'form'): Draft {
  const [draft] = useState(() => new Draft(form, subject, version, arbiter))
  return draft
}

type Next<Value> = Value | ((before: Value) => Value)

/**
 * A part of a form as state that outlives the form: what was kept of it, else what it begins with. What was `given`
 * just now stands above what was kept.
 */
export function useDraftState<Value>(
  draft: Draft,
  part: string,
  initial: Value | (() => Value),
  given?: NoInfer<Value | Partial<Value>>,
): [value: Value, set: (next: Next<Value>) => void] {
  const [value, setValue] = useState(() =>
    draft.open(part, typeof initial === 'function' ? (initial as () => Value)() : initial, given),
  )
  useEffect(() => {
    return draft.follow<Value>(part, (shown) => setValue(() => shown))
  }, [draft, part])
  const set = useCallback(
    (next: Next<Value>) => {
      const chosen = draft.set(part, next)
      setValue(() => chosen)
    },
    [draft, part],
  )
  return [value, set]
}
