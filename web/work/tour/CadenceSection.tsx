import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { CadenceSection_tour$key } from '../../__generated__/CadenceSection_tour.graphql.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { CadenceDialog } from './CadenceDialog.tsx'
import { momentText } from '../../kernel/ui/times.ts'

/** How often a tour falls due, and when next. */
export function CadenceSection({ tour: key }: { tour: CadenceSection_tour$key }) {
  const tour = useFragment(
    graphql`
      fragment CadenceSection_tour on Tour {
        status
        can {
          edit {
            allowed
            reason
          }
        }
        series {
          sentence
          timeZone
          status
          nextTimes(first: 3) {
            at
            note
          }
        }
        taskRecord {
          assignees {
            name
          }
        }
        ...CadenceDialog_tour
      }
    `,
    key,
  )
  const [isOpen, setOpen] = useState(false)
  const { series } = tour
  const walkers = tour.taskRecord?.assignees.map(({ name }) => name).join(', ')
  return (
    <Section
      title="Cadence"
      about={
        series
          ? 'Each time, an action record is made whose doing is a run of the tour. It is changed, paused and ended among the routines.'
          : 'It does not fall due by itself yet: its runs are planned by hand.'
      }
      actions={
        series || tour.status === 'INACTIVE' ? null : tour.can.edit.allowed ? (
          <PlainButton type="button" className="outlined" onClick={() => setOpen(true)}>
            Set a cadence
          </PlainButton>
        ) : (
          <Why permission={tour.can.edit} />
        )
      }
    >
      {series ? (
        <Box sx={{ display: 'grid', gap: 1, px: 3, py: 3 }}>
          <Box>
            <Box component="span" sx={{ fontWeight: 550 }}>
              {series.sentence}
            </Box>{' '}
            ({series.timeZone}){walkers ? `, walked by ${walkers}` : ''}{' '}
            {series.status === 'PAUSED' ? <Tag>Paused</Tag> : null}
          </Box>
          {series.nextTimes.length ? (
            <Box sx={{ color: 'text.secondary' }}>
              Next: {series.nextTimes.map(({ at }) => momentText(at, series.timeZone)).join(' · ')}
            </Box>
          ) : null}
          {series.nextTimes.map(({ at, note }) =>
            note ? (
              <Box key={at} sx={{ color: 'text.secondary' }}>
                {note}
              </Box>
            ) : null,
          )}
        </Box>
      ) : null}
      {isOpen ? <CadenceDialog tour={tour} onClose={() => setOpen(false)} /> : null}
    </Section>
  )
}
