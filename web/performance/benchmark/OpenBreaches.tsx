import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { OpenBreaches_benchmark$key } from '../../__generated__/OpenBreaches_benchmark.graphql.ts'
import { dayOf } from '../../kernel/ui/dates.ts'
import * as t from './__generated__/messages.ts'

const look = {
  px: 2,
  py: 1.5,
  borderRadius: '6px',
  bgcolor: 'var(--ops-page)',
  fontSize: 12,
  lineHeight: '16px',
}

interface OpenBreachesProps {
  benchmark: OpenBreaches_benchmark$key
  /** What stands there where none is open; nothing without it. */
  none?: string
}

/**
 * The open breaches with record and owner, and what recovery takes: a period may meet the benchmark while the breach of
 * an earlier one is open.
 */
export function OpenBreaches({ benchmark, none }: OpenBreachesProps) {
  const { openBreaches } = useFragment(
    graphql`
      fragment OpenBreaches_benchmark on Benchmark {
        openBreaches {
          id
          scopeName
          openedAt
          recovery
          lastAction {
            key
            addressKey
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
  if (!latest) return none ? <Box sx={{ ...look, color: 'text.secondary' }}>{none}</Box> : null
  const { id, scopeName, openedAt, recovery, lastAction } = latest
  return (
    <Box sx={{ ...look, borderInlineStart: '3px solid var(--ops-late)' }}>
      <Link to={`/comms/breach/${id}?box=BREACHES`}>{t.breachedSince({ dayOf: dayOf(openedAt) })}</Link>
      {`, ${scopeName}`}
      {lastAction ? (
        <>
          {': '}
          <Link to={`/home/record/${lastAction.addressKey}`}>{lastAction.key}</Link>{' '}
          {lastAction.assignee?.name ?? t.nobodyYet}
        </>
      ) : null}
      {others.length ? t.andMore({ length: others.length }) : null}
      <Box sx={{ color: 'text.secondary' }}>{recovery}</Box>
    </Box>
  )
}
