import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { OpenBreaches_benchmark$key } from '../__generated__/OpenBreaches_benchmark.graphql.ts'
import { dayOf } from '../ui/dates.ts'

/** The breaches that are open, each with its record and who has it; nothing where there is none. */
export function OpenBreaches({ benchmark }: { benchmark: OpenBreaches_benchmark$key }) {
  const { openBreaches } = useFragment(
    graphql`
      fragment OpenBreaches_benchmark on Benchmark {
        openBreaches {
          id
          internalID
          scopeName
          openedAt
          lastAction {
            key
            assignee {
              name
            }
          }
        }
      }
    `,
    benchmark,
  )
  const [latest, ...others] = openBreaches
  if (!latest) return null
  const { internalID, scopeName, openedAt, lastAction } = latest
  return (
    <Box sx={{ px: 2, py: 1.5, borderRadius: '6px', bgcolor: 'var(--ops-page)', borderLeft: '3px solid var(--ops-late)', fontSize: 12, lineHeight: '16px' }}>
      <Link to={`/home/comms/breach/${internalID}?box=BREACHES`}>{`Breached since ${dayOf(openedAt)}`}</Link>
      {`, ${scopeName}`}
      {lastAction ? (
        <>
          {': '}
          <Link to={`/home/record/${lastAction.key}`}>{lastAction.key}</Link> {lastAction.assignee?.name ?? 'nobody yet'}
        </>
      ) : null}
      {others.length ? `, and ${others.length} more` : null}
    </Box>
  )
}
