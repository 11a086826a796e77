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
      <Section title="Legacy calls">
        <Empty>
          They are counted for the whole tree, at{' '}
          {root ? <Link to={`/orgOverview/${root.id}/integrations`}>{root.name}</Link> : 'its root'}.
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
      title="Legacy calls"
      about={
        <>
          Which calls of older clients are still in use, as of half a minute ago. What each takes and gives stands in{' '}
          <a href="/api/docs">their documentation</a>.
        </>
      }
    >
      {used.length ? (
        <Table
          stacks={920}
          caption="Legacy calls in use, the most frequent first"
          columns={[
            'Call',
            { label: 'In 30 days', number: true },
            'Day by day',
            'Last used',
            'By',
            'Twin in the graph',
          ]}
        >
          {shown.map((call) => (
            <LegacyCallRow key={call.id} call={call} />
          ))}
        </Table>
      ) : (
        <Empty>Nobody here has used a legacy call: no older client is to be looked after.</Empty>
      )}
      {used.length > few ? (
        <Box sx={{ px: 3, py: 1.5 }}>
          <PlainButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show the most frequent alone' : `Show all ${used.length}`}
          </PlainButton>
        </Box>
      ) : null}
      {used.length && never.length ? (
        <Box component="details" sx={{ px: 3, py: 2 }}>
          <Box component="summary" sx={{ cursor: 'pointer', color: 'var(--ops-ink-2)' }}>
            {never.length} {never.length === 1 ? 'call was' : 'calls were'} never used
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
