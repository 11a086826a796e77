import Box from '@mui/material/Box'
import { useState } from 'react'
import { momentOf } from '../../kernel/ui/dates.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { rowsIn } from './rowsIn.ts'
import * as t from './__generated__/messages.ts'

/** What the rows are narrowed to, and the way to all of them. */
export function RowsNarrowed({ of }: { of: string }) {
  const { search, set } = useNarrowing()
  const { from, to, includeVoided } = rowsIn(search)
  // The address changes once the screen has read on; the box shows at once what it was set to.
  const [ticked, setTicked] = useState({ was: includeVoided, is: includeVoided })
  const isTicked = ticked.was === includeVoided ? ticked.is : includeVoided
  const when = [from && t.from({ momentOf: momentOf(from) }), to && t.before({ momentOf: momentOf(to) })]
    .filter(Boolean)
    .join(', ')
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1,
        px: 3,
        py: 1,
        borderBottom: '1px solid var(--ops-line-2)',
        color: 'text.secondary',
        fontSize: 12,
      }}
    >
      <span>
        {of}
        {when ? `, ${when}` : ''}
      </span>
      {when ? (
        <PlainButton type="button" onClick={() => set({ rows: null, from: null, to: null })}>
          {t.showOfAnyTime}
        </PlainButton>
      ) : null}
      <label style={{ display: 'inline-flex', alignItems: 'center', gap: 6, marginInlineStart: 'auto' }}>
        <input
          type="checkbox"
          checked={isTicked}
          onChange={({ target: { checked } }) => {
            setTicked({ was: includeVoided, is: checked })
            set({ voided: checked ? '1' : null })
          }}
        />
        {t.alsoWhatWasVoided}
      </label>
    </Box>
  )
}
