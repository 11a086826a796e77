import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import type { AsOfBanner_asOf$key } from '../../__generated__/AsOfBanner_asOf.graphql.ts'
import { dayOf, momentOf } from '../ui/dates.ts'
import { ClockIcon } from '../ui/icons.tsx'
import { PlainButton } from '../ui/PlainButton.tsx'
import { useNarrowing } from '../ui/useNarrowing.ts'
import * as t from './__generated__/messages.ts'

/** That a screen is shown as of an instant, how well that is known, and the way back to now. */
export function AsOfBanner({ asOf: key }: { asOf: AsOfBanner_asOf$key }) {
  const { at, isExact, keptSince, isBeforeFirst } = useFragment(
    graphql`
      fragment AsOfBanner_asOf on AsOf {
        at
        isExact
        keptSince
        isBeforeFirst
      }
    `,
    key,
  )
  const { set } = useNarrowing({ isStep: true })
  const note = isBeforeFirst
    ? t.thereWereNoRecordsYet
    : isExact
      ? ''
      : t.approximateChangesBeforeWereNotFully({ dayOf: dayOf(keptSince) })
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        px: { xs: 3, md: 5 },
        py: 1.5,
        bgcolor: 'var(--ops-brand-weak)',
        borderTop: '1px solid var(--ops-line)',
        borderBottom: '1px solid var(--ops-line)',
      }}
    >
      <ClockIcon size={14} />
      <strong>{t.asOf({ moment: momentOf(at) })}</strong>
      {note ? <span>{note}</span> : null}
      <PlainButton
        type="button"
        className="outlined"
        style={{ marginInlineStart: 'auto' }}
        onClick={() => set({ asOf: null })}
      >
        {t.backToNow}
      </PlainButton>
    </Box>
  )
}
