// What was sent and has not arrived yet: shown at once, kept in the tab, sent again under the same key.
import { useState } from 'react'

export interface Outgoing {
  key: string
  text: string
  /** Why it did not arrive; nothing while it is on its way. */
  problem?: string
}

/** `deliver` answers with what went wrong, or with nothing. */
export function useOutgoing(name: string, deliver: (one: Outgoing) => Promise<string | undefined>) {
  const [items, setItems] = useState(() => read(name))
  const change = (make: (items: readonly Outgoing[]) => readonly Outgoing[]) =>
    setItems((current) => {
      const next = make(current)
      keep(name, next)
      return next
    })
  const without = (key: string) => change((all) => all.filter((one) => one.key !== key))
  async function transmit(one: Outgoing) {
    const problem = await deliver(one)
    if (problem === undefined) without(one.key)
    else change((all) => all.map((other) => (other.key === one.key ? { ...other, problem } : other)))
  }
  const send = (text: string) => {
    const one = { key: crypto.randomUUID(), text }
    change((all) => [...all, one])
    void transmit(one)
  }
  const again = ({ key, text }: Outgoing) => {
    change((all) => all.map((other) => (other.key === key ? { key, text } : other)))
    void transmit({ key, text })
  }
  return { items, send, again, drop: without }
}

const nameOf = (name: string) => `outgoing ${name}`

/** What was under way when the page went may have arrived; its key tells. */
function read(name: string): readonly Outgoing[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(nameOf(name)) ?? '[]') as Outgoing[]
    return kept.map((one) => ({ ...one, problem: one.problem ?? 'It is not known whether this arrived.' }))
  } catch {
    return []
  }
}

function keep(name: string, items: readonly Outgoing[]) {
  try {
    if (items.length) sessionStorage.setItem(nameOf(name), JSON.stringify(items))
    else sessionStorage.removeItem(nameOf(name))
  } catch {
    // Then it is kept for as long as the page is open.
  }
}
