// What was sent and has not arrived yet: shown at once, kept in this browser, sent again under the same key.
import { useEffect } from 'react'
import type { MentionInput } from '../../__generated__/MessageComposerMutation.graphql.ts'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import * as t from './__generated__/messages.ts'

export interface Outgoing {
  key: string
  text: string
  /** Whom it mentions. */
  mentions?: readonly MentionInput[]
  /** Why it did not arrive; nothing while it is on its way. */
  problem?: string
}

const none: readonly Outgoing[] = []

/** What was under way when the page went may have arrived; its key tells. */
const inDoubt = (one: Outgoing): Outgoing => ({
  ...one,
  problem: one.problem ?? t.itIsNotKnownWhetherThis,
})

/** `deliver` answers with what went wrong, or with nothing. */
export function useOutgoing(about: string, deliver: (one: Outgoing) => Promise<string | undefined>) {
  const [items, change] = useDraftState(useDraft('outgoing', newIn(about)), 'items', none)
  useEffect(() => {
    change((kept) => kept.map(inDoubt))
  }, [change])
  const without = (key: string) => change((all) => all.filter((one) => one.key !== key))
  async function transmit(one: Outgoing) {
    const problem = await deliver(one)
    if (problem === undefined) without(one.key)
    else change((all) => all.map((other) => (other.key === one.key ? { ...other, problem } : other)))
  }
  const send = (text: string, mentions: readonly MentionInput[]) => {
    const one = { key: crypto.randomUUID(), text, ...(mentions.length && { mentions }) }
    change((all) => [...all, one])
    void transmit(one)
  }
  const again = ({ problem: _problem, ...one }: Outgoing) => {
    change((all) => all.map((other) => (other.key === one.key ? one : other)))
    void transmit(one)
  }
  return { items, send, again, drop: without }
}
