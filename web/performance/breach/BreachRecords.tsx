import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { BreachRecords_breach$key } from '../../__generated__/BreachRecords_breach.graphql.ts'
import * as t from './__generated__/messages.ts'

/** What was done about a breach: its first record, and what came because one was completed in vain. */
export function BreachRecords({
  breach: key,
  path,
}: {
  breach: BreachRecords_breach$key
  path: (key: string) => string
}) {
  const { actions } = useFragment(
    graphql`
      fragment BreachRecords_breach on Breach {
        actions {
          number
          action {
            key
            addressKey
            stateName
            assignee {
              name
            }
          }
        }
      }
    `,
    key,
  )
  if (!actions.length) return null
  return (
    <Box
      component="ol"
      aria-label={t.recordsOfTheBreach}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
    >
      {actions.map(({ number, action }) => (
        <Box component="li" key={action.key} sx={{ display: 'flex', flexWrap: 'wrap', gap: '0 8px' }}>
          <Link to={path(action.addressKey)}>{action.key}</Link>
          <span>{number === 1 ? t.openedWithTheBreach : t.followUpCompletedInVainBefore({ value: number - 1 })}</span>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {action.stateName} · {action.assignee?.name ?? t.nobodyYet}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
