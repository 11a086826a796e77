// A draft dies with what it is about: who can ask for that is told when one is left behind.
import type { Draft } from './Draft.ts'

type Look = (key: string) => void

let looker: Look | undefined

/** Takes over the looking. */
export function onLookForSubject(look: Look): () => void {
  looker = look
  return () => {
    if (looker === look) looker = undefined
  }
}

/** A form is left: where its draft stays, what it is about is looked for. */
export function lookForSubject(draft: Draft) {
  if (draft.node && draft.isKept()) looker?.(draft.key)
}
