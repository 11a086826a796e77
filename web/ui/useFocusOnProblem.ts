import { useEffect, useRef } from 'react'

/** A ref for a form: where there are problems, the first field that has one takes the focus. */
export function useFocusOnProblem(problems: object) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(problems).length) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])
  return form
}
