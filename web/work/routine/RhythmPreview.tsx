import Box from '@mui/material/Box'
import { graphql } from 'react-relay'
import type { RhythmPreviewQuery } from '../../__generated__/RhythmPreviewQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { inputOf, type RhythmValue } from './rhythm.ts'
import { wallMoment } from '../../kernel/ui/wallTimes.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query RhythmPreviewQuery($organizationId: ID!, $recurrence: RecurrenceInput!, $startsOn: LocalDateTime!, $timeZone: TimeZone!) {
    previewRoutine(organizationId: $organizationId, recurrence: $recurrence, startsOn: $startsOn, timeZone: $timeZone) {
      sentence
      leadDays
      times {
        wallTime
        note
      }
      problems {
        path
        message
      }
    }
  }
`

/** What a routine would be, as it is being written: in words, and when it would fall due next. */
export function RhythmPreview({ organizationId, value }: { organizationId: string; value: RhythmValue }) {
  const { data, failure } = useLookUp<RhythmPreviewQuery>(query, { organizationId, ...inputOf(value) })
  const preview = data?.previewRoutine
  return (
    <Box
      role="status"
      aria-label={t.preview}
      sx={{ p: 3, border: '1px solid var(--ops-line)', borderRadius: 1, bgcolor: 'background.default', minHeight: 132 }}
    >
      {failure}
      {preview?.problems.map(({ path, message }) => (
        <Box key={path} sx={{ color: 'var(--ops-late)' }}>
          {message}
        </Box>
      ))}
      {preview?.sentence ? (
        <>
          <Box sx={{ fontWeight: 550 }}>{preview.sentence}</Box>
          <Box component="ol" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', fontVariantNumeric: 'tabular-nums' }}>
            {preview.times.map(({ wallTime, note }) => (
              <li key={wallTime}>
                {wallMoment(wallTime)}
                {note ? <Box sx={{ color: 'var(--ops-warn)', fontSize: 12 }}>{note}</Box> : null}
              </li>
            ))}
            {preview.times.length ? null : <li>{t.itIsOverByNow}</li>}
          </Box>
          <Box sx={{ mt: 1, color: 'text.secondary', fontSize: 12 }}>
            {t.usuallyOnTheBoard({ days: preview.leadDays })}
          </Box>
        </>
      ) : null}
    </Box>
  )
}
