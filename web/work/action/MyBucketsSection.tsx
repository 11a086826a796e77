import { number } from '../../kernel/messages/format.ts'
import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { MyBucketsSection_query$key } from '../../__generated__/MyBucketsSection_query.graphql.ts'
import { Section } from '../../kernel/ui/Section.tsx'
import { bucketList } from './buckets.ts'
import { states as stateNames } from './list/listFilter.ts'
import * as t from './__generated__/messages.ts'

/** Which states stand in a bucket. */
const statesOf = {
  NEXT: ['QUEUED'],
  WORK: ['STARTED', 'RESUMED'],
  HOLD: ['WAITING_INTERNAL', 'WAITING_EXTERNAL'],
  ESC: ['ESCALATED', 'DELEGATED'],
} as const

/** How much of one's own stands in each bucket; a number opens its records. */
export function MyBucketsSection({ query: key }: { query: MyBucketsSection_query$key }) {
  const { mine } = useFragment(
    graphql`
      fragment MyBucketsSection_query on Query {
        mine: actionGrid(filter: { isMine: true, isOpen: true }, groupBy: STATE) {
          groups {
            label
            count
          }
        }
      }
    `,
    key,
  )
  const countOf = (states: readonly string[]) => {
    const labels = stateNames.flatMap(([state, label]) => (states.includes(state) ? [label as string] : []))
    return mine.groups.reduce((sum, { label, count }) => (labels.includes(label ?? '') ? sum + count : sum), 0)
  }
  const numbers = bucketList.map(({ name, label, color }) => ({
    label,
    color,
    count: countOf(statesOf[name]),
    search: `who=me&state=${statesOf[name].join('%2C')}&sort=priority`,
  }))
  return (
    <Section title={t.myBuckets} about={t.theOpenRecordsThatAreMine}>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 3,
          listStyle: 'none',
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(132px, 46%), 1fr))',
        }}
      >
        {numbers.map(({ label, color, count, search }) => (
          <li key={label}>
            <Box
              component={Link}
              to={`/activerecords?${search}`}
              sx={{
                display: 'block',
                px: 3,
                py: 2,
                border: '1px solid var(--ops-line)',
                borderTopWidth: 3,
                borderRadius: 1,
                color: 'text.secondary',
                textDecoration: 'none',
                '&:hover': { bgcolor: 'var(--ops-line-2)' },
              }}
              style={{ borderTopColor: color }}
            >
              <Box
                component="strong"
                sx={{
                  display: 'block',
                  color: 'text.primary',
                  fontSize: 22,
                  lineHeight: '28px',
                  fontWeight: 650,
                  fontVariantNumeric: 'tabular-nums',
                }}
              >
                {number(count)}
              </Box>
              {label}
            </Box>
          </li>
        ))}
      </Box>
    </Section>
  )
}
