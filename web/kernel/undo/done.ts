// What was done in this tab and can be undone: by the toast that says so, and by Ctrl+Z, the last one first.
import type { Environment } from 'relay-runtime'
import { toast } from '../shell/toast.ts'
import { announce } from '../ui/announce.ts'
import { undo } from './undo.ts'
import { tellUndone } from './undone.ts'
import * as t from './__generated__/messages.ts'

interface Done {
  /** What the server calls its steps, in the order in which they were taken. */
  stepIds: readonly string[]
  title: string
  detail?: string
  /** Undoes them, where what is shown is to follow at once; resolves with why not, or undefined. */
  undo?: () => Promise<string | undefined>
  /** Says what came of undoing it, why it was refused or nothing; where it answers with false, a toast does. */
  tell?: (refusal: string | undefined) => boolean
}

interface Kept extends Done {
  at: number
  environment: Environment
  /** Ends what offers to undo it. */
  taken: AbortController
}

const possible = 10 * 60_000
const mostKept = 100

const kept: Kept[] = []
/** What is under way: whoever presses Ctrl+Z at once means this. */
const underWay = new Set<Promise<unknown>>()

/** Lets the key wait for a change that was sent. */
export function waitFor(change: Promise<unknown>): void {
  const settled = change.catch(() => undefined).finally(() => underWay.delete(settled))
  underWay.add(settled)
}

/** Keeps what was done; answers with a function that undoes it. */
export function keepDone(environment: Environment, done: Done): () => Promise<void> {
  const one = keep(environment, done)
  return () => takeBack(one)
}

function keep(environment: Environment, done: Done): Kept {
  const one: Kept = { ...done, at: Date.now(), environment, taken: new AbortController() }
  kept.push(one)
  if (kept.length > mostKept) kept.shift()
  return one
}

/** Keeps it, and says so with the way back. */
export function tellDone(environment: Environment, done: Done): void {
  const one = keep(environment, done)
  toast('success', done.title, done.detail, {
    label: t.undo,
    act: () => void takeBack(one),
    until: one.taken.signal,
  })
}

/** Undoes what was done last, within ten minutes. */
export async function undoLast(): Promise<void> {
  await Promise.all(underWay)
  const last = kept.at(-1)
  if (last && Date.now() - last.at < possible) return takeBack(last)
  announce(t.nothingToUndo)
}

async function takeBack(done: Kept): Promise<void> {
  const place = kept.indexOf(done)
  // It is being undone, or was.
  if (place < 0) return
  kept.splice(place, 1)
  done.taken.abort()
  const undoing = done.undo?.() ?? undo(done.environment, done.stepIds.toReversed())
  waitFor(undoing)
  const refusal = await undoing
  tellUndone()
  if (done.tell?.(refusal)) return
  if (refusal) toast('error', t.notUndone({ title: done.title }), refusal)
  else toast('success', t.undone({ title: done.title }))
}
