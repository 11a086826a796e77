import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { LegacyCallsSection_organization$key } from '../../__generated__/LegacyCallsSection_organization.graphql.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { LegacyCallRow } from './LegacyCallRow.tsx'
import * as t from './__generated__/messages.ts'

const few = 10

/** Which legacy calls the people of the tree still make, how often and with what, and which they never made. */
export function LegacyCallsSection({ organization: key }: { organization: LegacyCallsSection_organization$key }) {
  const { legacyCalls, ancestors } = useFragment(
    graphql`
      fragment LegacyCallsSection_organization on Organization {
        ancestors {
          id
          name
        }
        legacyCalls {
          id
          method
          path
          summary
          calls
          lastAt
          ...LegacyCallRow_call
        }
      }
    `,
    key,
  )
  const [isWhole, setWhole] = useState(false)
  const [root] = ancestors
  if (!legacyCalls) {
    return (
      <Section title={t.legacyCalls}>
        <Empty>
          {t.theyAreCountedForTheWhole}{' '}
          {root ? <Link to={`/orgOverview/${root.id}/integrations`}>{root.name}</Link> : t.itsRoot}.
        </Empty>
      </Section>
    )
  }
  const used = legacyCalls
    .filter(({ lastAt }) => lastAt)
    .toSorted((one, other) => other.calls - one.calls || one.path.localeCompare(other.path))
  const never = legacyCalls.filter(({ lastAt }) => !lastAt)
  const shown = isWhole ? used : used.slice(0, few)
  return (
    <Section
      title={t.legacyCalls}
      about={
        <>
          {t.whichCallsOfOlderClientsAre} <a href="/api/docs">{t.theirDocumentation}</a>.
        </>
      }
    >
      {used.length ? (
        <Table
          stacks={920}
          caption={t.legacyCallsInUseTheMost}
          columns={[t.call, { label: t.in30Days, number: true }, t.dayByDay, t.lastUsed, t.by, t.twinInTheGraph]}
        >
          {shown.map((call) => (
            <LegacyCallRow key={call.id} call={call} />
          ))}
        </Table>
      ) : (
        <Empty>{t.nobodyHereHasUsedALegacy}</Empty>
      )}
      {used.length > few ? (
        <Box sx={{ px: 3, py: 1.5 }}>
          <PlainButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t.showTheMostFrequentAlone : t.showAll({ length: used.length })}
          </PlainButton>
        </Box>
      ) : null}
      {used.length && never.length ? (
        <Box component="details" sx={{ px: 3, py: 2 }}>
          <Box component="summary" sx={{ cursor: 'pointer', color: 'var(--ops-ink-2)' }}>
            {t.neverUsed({ count: never.length })}
          </Box>
          <Box
            component="ul"
            sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none', columns: '340px', fontSize: 13, lineHeight: '22px' }}
          >
            {never.map(({ id, method, path, summary }) => (
              <li key={id} title={summary} style={{ overflowWrap: 'anywhere', breakInside: 'avoid' }}>
                {method} {path}
              </li>
            ))}
          </Box>
        </Box>
      ) : null}
    </Section>
  )
}
