// What a dialog or a form was opened with. The store follows what others save; what a person decides on is what they
// saw, and its version goes with it, so that the server can tell them.
import { useState } from 'react'
import { useFragment } from 'react-relay'

/** The value of the first render, whatever it is changed to below an open dialog. */
export function useShown<Value>(value: Value): Value {
  const [shown] = useState({ value })
  return shown.value
}

function useFragmentAsShown(fragment: Parameters<typeof useFragment>[0], key: unknown) {
  return useShown(useFragment(fragment, key as never))
}

/** `useFragment` for a dialog or a form: version and values as they were when it opened. */
export const useShownFragment = useFragmentAsShown as typeof useFragment
