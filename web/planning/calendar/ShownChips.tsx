import Box from '@mui/material/Box'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { addressIn, kinds, scopes, type CalendarAddress } from './calendarAddress.ts'
import { kindColors } from './kindColors.ts'
import * as t from './__generated__/messages.ts'

const row = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const

interface ShownChipsProps {
  address: CalendarAddress
  /** The organization that it is narrowed to. */
  organization?: string
}

/** Whose entries are shown, where, and of which kinds; all of it stands in the address. */
export function ShownChips({ address, organization }: ShownChipsProps) {
  const { set, toggle } = useNarrowing()
  const { scope, hidden, includesDone } = address
  return (
    <Box sx={{ ...row, columnGap: 4, rowGap: 2 }}>
      <Box role="group" aria-label={t.scope} sx={row}>
        {scopes.map(({ value, label }) => (
          <PlainButton
            key={value}
            type="button"
            className={value === scope ? 'chip chosen' : 'chip'}
            aria-pressed={value === scope}
            onClick={() => set({ whose: value })}
          >
            {label}
          </PlainButton>
        ))}
      </Box>
      {address.organizationId ? (
        <PlainButton
          type="button"
          className="chip chosen"
          aria-pressed="true"
          title={t.showAllOrganizations}
          onClick={() => set({ organization: null })}
        >
          {organization ?? t.oneOrganization}
        </PlainButton>
      ) : null}
      <Box role="group" aria-label={t.shown} sx={row}>
        {kinds.map(({ value, label }) => {
          const isShown = !hidden.includes(value)
          return (
            <PlainButton
              key={value}
              type="button"
              className={isShown ? 'chip chosen' : 'chip'}
              aria-pressed={isShown}
              title={(isShown ? t.hide : t.show)({ label: label.toLowerCase() })}
              onClick={() => toggle('without')(value)}
            >
              <span
                aria-hidden="true"
                style={{
                  width: 8,
                  height: 8,
                  borderRadius: 2,
                  background: isShown ? kindColors[value] : 'none',
                  border: `2px solid ${kindColors[value]}`,
                }}
              />
              {label}
            </PlainButton>
          )
        })}
        <PlainButton
          type="button"
          className={includesDone ? 'chip chosen' : 'chip'}
          aria-pressed={includesDone}
          onClick={() => set((latest) => ({ done: addressIn(latest).includesDone ? null : '1' }))}
        >
          {t.completeToo}
        </PlainButton>
      </Box>
    </Box>
  )
}
