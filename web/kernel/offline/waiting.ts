// What somebody has done that the server has not heard of: kept in this browser, each under a key of its own, so that
// two tabs never write over each other. Where storage throws, it is kept for as long as the page is open.
import { readKey } from '../auth/tokens.ts'

/** What is told of a call that may wait. */
export interface MayWait {
  /** The record that it changes. */
  actionId: string
  /** What is done, as "Start" or "Note". */
  what: string
  /** Of what, as the record's title. */
  title: string
  /** What was written, where it was. */
  text?: string
  /** It waits. */
  onWaiting?: () => void
}

export interface Waiting extends Omit<MayWait, 'onWaiting'> {
  id: string
  operation: string
  body: string
  /** When it was done. */
  at: number
  /** Why the server would not have it; it is sent no more until somebody says so. */
  problem?: string
}

const prefix = 'waiting:'
const memory = new Map<string, string>()
const listeners = new Set<() => void>()
let turn = 0

/** Only what the one did who is signed in: nobody sends what is somebody else's. */
const ownPrefix = () => `${prefix}${readKey('SAAS_PFUser_UUID') ?? ''}:`

const storageKey = ({ at, id }: Pick<Waiting, 'at' | 'id'>) => `${ownPrefix()}${String(at).padStart(15, '0')}:${id}`

function stored(): [string, string][] {
  const found = new Map<string, string>()
  const own = ownPrefix()
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(own)) found.set(key, localStorage.getItem(key) ?? '')
  } catch {
    // Then there is only what this page remembers.
  }
  for (const [key, value] of memory) if (key.startsWith(own)) found.set(key, value)
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1))
}

function read(text: string): Waiting[] {
  try {
    return [JSON.parse(text) as Waiting]
  } catch {
    return []
  }
}

let known = { text: '', list: [] as readonly Waiting[] }

/** All that waits or was refused, in the order in which it was done; the same list until it changes. */
export function allWaiting(): readonly Waiting[] {
  const entries = stored()
  const text = JSON.stringify(entries)
  if (text !== known.text) known = { text, list: entries.flatMap(([, value]) => read(value)) }
  return known.list
}

export function keepWaiting(entry: Waiting) {
  const key = storageKey(entry)
  memory.delete(key)
  try {
    localStorage.setItem(key, JSON.stringify(entry))
  } catch {
    memory.set(key, JSON.stringify(entry))
  }
  tell()
}

export function forgetWaiting(entry: Waiting) {
  const key = storageKey(entry)
  memory.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // It was in memory.
  }
  tell()
}

/** A new entry, after all others. */
export function newWaiting(operation: string, body: string, { actionId, what, title, text }: MayWait): Waiting {
  const last = allWaiting().at(-1)?.at ?? 0
  return {
    id: `${crypto.randomUUID()}-${turn++}`,
    operation,
    body,
    at: Math.max(Date.now(), last + 1),
    actionId,
    what,
    title,
    text,
  }
}

const tell = () => {
  for (const listener of listeners) listener()
}

/** Tells when what waits has changed, in this tab or in another. */
export function onWaiting(listener: () => void): () => void {
  const inOtherTab = ({ key }: StorageEvent) => (key === null || key.startsWith(prefix)) && listener()
  listeners.add(listener)
  window.addEventListener('storage', inOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', inOtherTab)
  }
}
