import Typography from '@mui/material/Typography'
import { graphql, useFragment } from 'react-relay'
import type { MoreNotice_calendar$key } from '../../__generated__/MoreNotice_calendar.graphql.ts'
import * as t from './__generated__/messages.ts'

const words = new Intl.ListFormat('en', { type: 'conjunction' })

/** Says what there is beyond what is shown: nothing is cut in silence. */
export function MoreNotice({ calendar: key }: { calendar: MoreNotice_calendar$key }) {
  const { records, occurrences, appointments } = useFragment(
    graphql`
      fragment MoreNotice_calendar on Calendar {
        records {
          more {
            value
            isExact
          }
        }
        appointments {
          more {
            value
            isExact
          }
        }
        occurrences {
          more {
            value
            isExact
          }
        }
      }
    `,
    key,
  )
  const parts = (
    [
      ['records', records.more],
      ['routines', occurrences.more],
      ['appointments', appointments.more],
    ] as const
  ).flatMap(([name, { value, isExact }]) =>
    value ? [`${value.toLocaleString('en')}${isExact ? '' : '+'} more ${name}`] : [],
  )
  if (!parts.length) return <span />
  return (
    <Typography role="status" variant="body2" sx={{ px: { xs: 3, md: 5 }, py: 2, bgcolor: 'var(--ops-line-2)' }}>
      {t.thatBeginLaterAreNotShown({ format: words.format(parts) })}
    </Typography>
  )
}
