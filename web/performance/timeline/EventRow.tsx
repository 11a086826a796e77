import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { Link, useLocation } from 'react-router-dom'
import type { EventRow_event$key } from '../../__generated__/EventRow_event.graphql.ts'
import { momentText } from '../../kernel/ui/times.ts'
import { useNow } from '../../kernel/ui/useNow.ts'
import { eventText } from './eventText.ts'

const colors: Partial<Record<string, string>> = {
  RECORD_COMPLETED: 'var(--ops-ink-3)',
  ROUTINE: '#58ABA1',
  OBSERVATION: 'var(--ops-line)',
  BREACH_OPENED: 'var(--ops-late)',
  BREACH_RECOVERED: '#45B369',
}

/** One thing that happened, or is to: when, what, and where it leads. */
export function EventRow({ event: key }: { event: EventRow_event$key }) {
  const event = useFragment(
    graphql`
      fragment EventRow_event on VehicleEvent {
        kind
        at
        title
        detail
        value
        target
        unit
        sourceId
        recordKey
        recordAddressKey
      }
    `,
    key,
  )
  const now = useNow()
  const { pathname, search } = useLocation()
  const { kind, at, title, sourceId, recordAddressKey } = event
  const page = pathname.replace(/\/record\/[^/]*\/?$/, '')
  const to = recordAddressKey
    ? `${page}/record/${recordAddressKey}${search}`
    : kind === 'ROUTINE'
      ? `/tasks/routine/${sourceId}`
      : kind === 'OBSERVATION'
        ? `/metricslibrary?${new URLSearchParams({ metric: sourceId! })}`
        : `/benchmark?${new URLSearchParams({ id: sourceId! })}`
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '10px minmax(0, 1fr)', sm: '10px 132px minmax(0, 1fr)' },
        columnGap: 3,
        rowGap: 0.5,
        alignItems: 'baseline',
        px: 3,
        py: 2,
        borderBottom: '1px solid var(--ops-line-2)',
      }}
    >
      <Box
        component="span"
        aria-hidden="true"
        sx={{
          width: 8,
          height: 8,
          borderRadius: '50%',
          bgcolor: colors[kind] ?? 'primary.main',
          border: kind === 'OBSERVATION' ? '1px solid var(--ops-ink-3)' : 0,
        }}
      />
      <Box component="time" dateTime={at} sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {momentText(at, undefined, now)}
      </Box>
      <Box sx={{ minWidth: 0, gridColumn: { xs: '2', sm: 'auto' } }}>
        <Link to={to} style={{ color: 'inherit', fontWeight: 550, overflowWrap: 'anywhere' }}>
          {title}
        </Link>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' '}
          {eventText(event, Date.parse(at) > now)}
        </Box>
      </Box>
    </Box>
  )
}
