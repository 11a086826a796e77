// What a person has typed into forms and not sent, kept in this browser over Escape, a reload and a crash. It is kept
// under the person's name, so that whoever signs in next does not see it, and forgotten when they sign out. Of nobody
// who is signed in it is kept in the tab alone.
import { readKey } from '../auth/tokens.ts'

type Values = Readonly<Record<string, unknown>>

export interface KeptDraft {
  /** When it was typed last, in milliseconds. */
  readonly at: number
  /** What the form is called. */
  readonly title: string
  /** The version of the record that it began with; 0 of what has none. */
  readonly version: number
  /** What each part of the form began with, and what it holds now. */
  readonly base: Values
  readonly values: Values
}

const prefix = 'draft '
/** So many are kept at most, the latest; one is at most so long, and dies after so many milliseconds. */
const most = 100
const longest = 200_000
const lifetime = 30 * 24 * 3_600_000

const person = () => readKey('SAAS_PFUser_UUID') ?? ''
const ofPerson = () => `${prefix}${person()} `

/** Where a draft of the one who is signed in is kept: by the form, and by what the form is about. */
export const draftKey = (form: string, subject: string): string => `${ofPerson()}${form} ${subject}`

/** What a draft is about: the id of a record, or `new` and the id of where it is to be. */
export const subjectOf = (key: string): string => key.split(' ').slice(3).join(' ')

/** The node whose end is the end of a draft: what it is about, or where that was to be; it stands last. */
export const nodeOf = (key: string): string | undefined => {
  const last = subjectOf(key).split(' ').at(-1)!
  return isNodeId(last) ? last : undefined
}

/** Ids of nodes are made of a type and a number or a uuid. */
function isNodeId(text: string): boolean {
  try {
    return /^\w+:./.test(atob(text))
  } catch {
    return false
  }
}

const storeOf = (key: string): Storage => (key.startsWith(`${prefix} `) ? sessionStorage : localStorage)

export function readDraft(key: string): KeptDraft | undefined {
  try {
    const draft = JSON.parse(storeOf(key).getItem(key) ?? 'null') as Partial<KeptDraft> | null
    if (!draft?.at || !draft.base || !draft.values || Date.now() - draft.at > lifetime) return undefined
    return { title: '', version: 0, ...draft } as KeptDraft
  } catch {
    return undefined
  }
}

const isSecret = (name: string) => /password|passphrase|secret|token/i.test(name)

/** No secret is kept, no file, and nothing of how something was read. */
const fit = (name: string, value: unknown) =>
  isSecret(name) || name.startsWith('__') || value instanceof Blob ? undefined : value

/** Keeps a draft; whether it could. */
export function keepDraft(key: string, draft: KeptDraft): boolean {
  // An answer may come after the person has signed out.
  if (!key.startsWith(ofPerson())) return false
  const text = JSON.stringify(draft, fit)
  if (text.length > longest) {
    forgetDraft(key)
    return false
  }
  try {
    makeRoom(storeOf(key), key)
    storeOf(key).setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Puts texts into the parts of a form, as if they had been typed: it shows them when it is opened next. */
export function fillDraft(form: string, subject: string, texts: Readonly<Record<string, string>>) {
  const key = draftKey(form, subject)
  const kept = readDraft(key)
  const empty = Object.fromEntries(Object.keys(texts).map((part) => [part, '']))
  keepDraft(key, {
    at: Date.now(),
    title: kept?.title ?? '',
    version: kept?.version ?? 0,
    base: { ...empty, ...kept?.base },
    values: { ...kept?.values, ...texts },
  })
}

export function forgetDraft(key: string) {
  try {
    storeOf(key).removeItem(key)
  } catch {
    // Then none was kept.
  }
}

/** The drafts of the one who is signed in, by their keys. */
export const allDrafts = (): readonly (readonly [key: string, draft: KeptDraft])[] => {
  const own = ofPerson()
  return keysIn(storeOf(own))
    .filter((key) => key.startsWith(own))
    .flatMap((key) => {
      const draft = readDraft(key)
      return draft ? [[key, draft] as const] : []
    })
}

/** Forgets all drafts of the one who is signed in. */
export function forgetDrafts() {
  const own = ofPerson()
  for (const key of keysIn(storeOf(own))) if (key.startsWith(own)) forgetDraft(key)
}

function keysIn(store: Storage): string[] {
  try {
    return Array.from({ length: store.length }, (_, i) => store.key(i) ?? '').filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/** Drops what is too old, of whomever, and the oldest of too many. */
function makeRoom(store: Storage, key: string) {
  if (store.getItem(key) !== null) return
  const kept = keysIn(store).map((one) => ({ one, at: readDraft(one)?.at ?? 0 }))
  const byAge = kept.sort((a, b) => b.at - a.at)
  for (const [i, { one, at }] of byAge.entries()) if (at === 0 || i >= most - 1) store.removeItem(one)
}
