import { useState } from 'react'

/** Ids that are ticked one by one, and the way to tick one or to take its tick away. */
export function useToggled() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const toggle = (id: string) =>
    setIds((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
  return [ids, toggle] as const
}
