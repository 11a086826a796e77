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
    [done, t.tallyDone, undefined],
    [doneLate, t.tallyDoneLate, 'var(--ops-warn)'],
    [open, t.tallyOpen, 'var(--ops-late)'],
    [skipped, t.tallySkipped, undefined],
    [missed, t.tallyMissed, 'var(--ops-late)'],
  ] as const
  const said = parts.filter(([count]) => count)
  if (!said.length) return <span style={{ color: 'var(--ops-ink-3)' }}>{t.nothingDue}</span>
  return said.map(([count, inWords, color], i) => (
    <span key={inWords({ count })} style={{ color, whiteSpace: 'nowrap' }}>
      {inWords({ count })}
      {i < said.length - 1 ? ', ' : ''}
    </span>
  ))
}
