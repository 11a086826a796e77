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
import * as t from './__generated__/messages.ts'

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
      title={t.cadence}
      about={series ? t.eachTimeAnActionRecordIs : t.itDoesNotFallDueBy}
      actions={
        series || tour.status === 'INACTIVE' ? null : tour.can.edit.allowed ? (
          <PlainButton type="button" className="outlined" onClick={() => setOpen(true)}>
            {t.setACadence}
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
            ({series.timeZone}){walkers ? t.walkedBy({ walkers }) : ''}{' '}
            {series.status === 'PAUSED' ? <Tag>{t.paused}</Tag> : null}
          </Box>
          {series.nextTimes.length ? (
            <Box sx={{ color: 'text.secondary' }}>
              {t.next({ join: series.nextTimes.map(({ at }) => momentText(at, series.timeZone)).join(' · ') })}
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
