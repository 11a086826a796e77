import { graphql, useFragment } from 'react-relay'
import type { TallyText_tally$key } from '../../__generated__/TallyText_tally.graphql.ts'
import * as t from './__generated__/messages.ts'

/** How a routine went: "28 done, 1 late, 1 missed". */
export function TallyText({ tally: key }: { tally: TallyText_tally$key }) {
  const { done, doneLate, skipped, missed, open } = useFragment(
    graphql`
      fragment TallyText_tally on RoutineTally {
        done
        doneLate
        skipped
        missed
        open
      }
    `,
    key,
  )
  const parts = [
    [done, 'done', undefined],
    [doneLate, 'done late', 'var(--ops-warn)'],
    [open, 'open late', 'var(--ops-late)'],
    [skipped, 'skipped', undefined],
    [missed, 'missed', 'var(--ops-late)'],
  ] as const
  const said = parts.filter(([count]) => count)
  if (!said.length) return <span style={{ color: 'var(--ops-ink-3)' }}>{t.nothingDue}</span>
  return said.map(([count, word, color], i) => (
    <span key={word} style={{ color, whiteSpace: 'nowrap' }}>
      {count} {word}
      {i < said.length - 1 ? ', ' : ''}
    </span>
  ))
}
