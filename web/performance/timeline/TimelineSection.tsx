import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import type { TimelineSection_vehicle$key } from '../../__generated__/TimelineSection_vehicle.graphql.ts'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { ComingEvents } from './ComingEvents.tsx'
import { PastEvents } from './PastEvents.tsx'
import { shows } from './eventKinds.ts'
import * as t from './__generated__/messages.ts'

/** What is to come of a vehicle, and below it what has happened, newest first. */
export function TimelineSection({ vehicle: key }: { vehicle: TimelineSection_vehicle$key }) {
  const vehicle = useFragment(
    graphql`
      fragment TimelineSection_vehicle on Vehicle
      @argumentDefinitions(coming: { type: "VehicleEventFilter!" }, past: { type: "VehicleEventFilter!" }) {
        id
        ...ComingEvents_vehicle @arguments(filter: $coming)
        ...PastEvents_vehicle @arguments(filter: $past)
      }
    `,
    key,
  )
  const { listOf, toggle } = useNarrowing()
  return (
    <Section
      title={t.timeline}
      actions={
        <>
          {shows.map(([name, label]) => (
            <PlainButton
              key={name}
              type="button"
              className={listOf('show').includes(name) ? 'chip chosen' : 'chip'}
              aria-pressed={listOf('show').includes(name)}
              onClick={() => toggle('show')(name)}
            >
              {label}
            </PlainButton>
          ))}
          <ListExport list="VEHICLE_TIMELINE" label={t.timeline} narrowedTo={() => ({ of: vehicle.id })} />
        </>
      }
    >
      <ComingEvents vehicle={vehicle} />
      <Box
        role="separator"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          px: 3,
          py: 1,
          color: 'var(--ops-brand)',
          fontSize: 12,
          fontWeight: 550,
          '&::after': { content: '""', flex: 1, height: '1px', bgcolor: 'var(--ops-brand)' },
        }}
      >
        {t.now}
      </Box>
      <PastEvents vehicle={vehicle} />
    </Section>
  )
}
