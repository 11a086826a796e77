import { graphql, useFragment } from 'react-relay'
import type { BreachState_breach$key } from '../../__generated__/BreachState_breach.graphql.ts'
import { Tag } from '../../kernel/ui/Tag.tsx'
import * as t from './__generated__/messages.ts'

const words = { RECOVERED: t.recovered, CORRECTED: t.correctedAway, RETIRED: t.noLongerAsked } as const

/** Whether a breach goes on, or how it ended, in a word. */
export function BreachState({ breach: key }: { breach: BreachState_breach$key }) {
  const { isOpen, outcome } = useFragment(
    graphql`
      fragment BreachState_breach on Breach {
        isOpen
        outcome
      }
    `,
    key,
  )
  if (isOpen)
    return <Tag style={{ color: 'var(--ops-late)', borderColor: 'var(--ops-late)', fontWeight: 550 }}>{t.notHeld}</Tag>
  return <Tag>{outcome ? (words as Record<string, string>)[outcome] : words.RECOVERED}</Tag>
}
