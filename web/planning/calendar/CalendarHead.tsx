import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { icon } from '../../kernel/ui/icon.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { stepTo, titleOf, today, viewAs, views, type CalendarAddress } from './calendarAddress.ts'
import { ShownChips } from './ShownChips.tsx'
import * as t from './__generated__/messages.ts'

const BackIcon = icon(<path d="M10 4 6 8l4 4" />)
const OnIcon = icon(<path d="M6 4l4 4-4 4" />)

interface CalendarHeadProps {
  address: CalendarAddress
  /** Whose clock it goes by. */
  place: string
  zone: string
  onAdd: () => void
}

/** What is shown, the way to other days and views, and what is left out; all of it stands in the address. */
export function CalendarHead({ address, place, zone, onAdd }: CalendarHeadProps) {
  const { set } = useNarrowing()
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        px: { xs: 3, md: 5 },
        py: 2.5,
        borderBottom: '1px solid var(--ops-line)',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <PlainButton
          type="button"
          className="outlined"
          aria-keyshortcuts="t"
          title={t.todayT}
          onClick={() => set({ day: today() })}
        >
          {t.today}
        </PlainButton>
        <Box sx={{ display: 'flex' }}>
          <PlainButton
            type="button"
            className="icon mirrored"
            aria-label={t.back}
            aria-keyshortcuts="ArrowLeft"
            title={t.back2}
            onClick={() => set(stepTo(-1))}
          >
            <BackIcon />
          </PlainButton>
          <PlainButton
            type="button"
            className="icon mirrored"
            aria-label={t.on}
            aria-keyshortcuts="ArrowRight"
            title={t.on2}
            onClick={() => set(stepTo(1))}
          >
            <OnIcon />
          </PlainButton>
        </Box>
        <Typography component="h2" variant="h1" aria-live="polite">
          {titleOf(address)}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {[place, zone].filter(Boolean).join(' · ')}
        </Typography>
        <Box role="group" aria-label={t.view} sx={{ marginInlineStart: { md: 'auto' }, display: 'flex', gap: 1 }}>
          {views.map(({ value, label, key }) => (
            <PlainButton
              key={value}
              type="button"
              className={value === address.view ? 'chip chosen' : 'chip'}
              aria-pressed={value === address.view}
              aria-keyshortcuts={key}
              title={`${label} (${key})`}
              onClick={() => set(viewAs(value))}
            >
              {label}
            </PlainButton>
          ))}
        </Box>
        <PlainButton
          type="button"
          className="primary"
          aria-keyshortcuts="n"
          title={t.addN}
          aria-haspopup="menu"
          onClick={onAdd}
          data-add=""
        >
          {t.add}
        </PlainButton>
      </Box>
      <ShownChips address={address} organization={place} />
    </Box>
  )
}
