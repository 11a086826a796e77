import { graphql, useFragment } from 'react-relay'
import type { DeputyText_part$key } from '../../__generated__/DeputyText_part.graphql.ts'
import { partText } from './parts.ts'
import * as t from './__generated__/messages.ts'

interface DeputyTextProps {
  deputy: { readonly name: string } | null | undefined
  parts: DeputyText_part$key
  zone: string
}

/** Who stands in for all of it, and who for parts. */
export function DeputyText({ deputy, parts: keys, zone }: DeputyTextProps) {
  const parts = useFragment(
    graphql`
      fragment DeputyText_part on AbsencePart @relay(plural: true) {
        deputy {
          name
        }
        startsAt
        endsAt
        scope
        organization {
          id
          name
        }
        group {
          id
          name
        }
      }
    `,
    keys,
  )
  return (
    <>
      {deputy?.name ?? (
        <span style={{ color: 'var(--ops-ink-3)' }}>{parts.length ? t.nobodyForTheRest : t.nobodyStandsIn}</span>
      )}
      {parts.map((part) => (
        <div key={`${part.deputy.name} ${partText(part, zone)}`} style={{ fontSize: 12 }}>
          {part.deputy.name} <span style={{ color: 'var(--ops-ink-3)' }}>{partText(part, zone)}</span>
        </div>
      ))}
    </>
  )
}
