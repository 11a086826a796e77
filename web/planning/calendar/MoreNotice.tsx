import Typography from '@mui/material/Typography'
import { graphql, useFragment } from 'react-relay'
import type { MoreNotice_calendar$key } from '../../__generated__/MoreNotice_calendar.graphql.ts'
import { language } from '../../kernel/messages/language.ts'
import * as t from './__generated__/messages.ts'

const words = new Intl.ListFormat(language, { type: 'conjunction' })

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
      [t.laterRecords, records.more],
      [t.laterRoutines, occurrences.more],
      [t.laterAppointments, appointments.more],
    ] as const
  ).flatMap(([say, { value: count, isExact }]) => (count ? [say({ count, isExact: isExact ? 'yes' : 'no' })] : []))
  if (!parts.length) return <span />
  return (
    <Typography role="status" variant="body2" sx={{ px: { xs: 3, md: 5 }, py: 2, bgcolor: 'var(--ops-line-2)' }}>
      {t.laterHidden({ list: words.format(parts) })}
    </Typography>
  )
}
