import Box from '@mui/material/Box'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { SearchField } from '../../kernel/ui/SearchField.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { dayAfter, dayIn, type PlannerView } from './plannerSearch.ts'
import { usePlanner } from './PlannerContext.ts'
import { formatOf } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

const format = (options: Intl.DateTimeFormatOptions) => formatOf('UTC', options)
const whole = format({ weekday: 'long', day: 'numeric', month: 'long' })
const short = format({ day: 'numeric', month: 'short' })
const at = (day: string) => new Date(`${day}T12:00:00Z`)

/** Which day or week is shown, and whose lanes. */
export function PlannerBar() {
  const { days, view, timeZone } = usePlanner()
  const { set } = useNarrowing()
  const first = days[0]!.day
  const title =
    view === 'day' ? whole.format(at(first)) : `${short.format(at(first))} – ${short.format(at(days.at(-1)!.day))}`
  const by = view === 'day' ? 1 : 7
  const go = (days: number) => set((latest) => ({ on: dayAfter(dayIn(latest) ?? first, days) }))
  const choice = (value: PlannerView, label: string) => (
    <PlainButton
      type="button"
      aria-pressed={view === value}
      className={view === value ? 'chip chosen' : 'chip'}
      onClick={() => set({ plan: value === 'day' ? null : value })}
    >
      {label}
    </PlainButton>
  )
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        px: { xs: 3, md: 5 },
        pb: 2.5,
        borderBottom: '1px solid var(--ops-line)',
      }}
    >
      <PlainButton type="button" className="outlined" aria-label={t.theBefore({ view })} onClick={() => go(-by)}>
        ‹
      </PlainButton>
      <PlainButton type="button" className="outlined" onClick={() => set({ on: null })}>
        {t.today}
      </PlainButton>
      <PlainButton type="button" className="outlined" aria-label={t.theAfter({ view })} onClick={() => go(by)}>
        ›
      </PlainButton>
      <Box component="h2" aria-live="polite" sx={{ m: 0, fontSize: 15, fontWeight: 650, minWidth: { md: 190 } }}>
        {title}
      </Box>
      <Box role="group" aria-label={t.shownAtOnce} sx={{ display: 'flex', gap: 1 }}>
        {choice('day', t.day)}
        {choice('week', t.week)}
      </Box>
      <Box sx={{ color: 'text.disabled', fontSize: 12, display: { xs: 'none', lg: 'block' } }}>{timeZone}</Box>
      <Box sx={{ marginInlineStart: { md: 'auto' }, width: { xs: '100%', sm: 260 }, display: 'flex' }}>
        <SearchField param="who" label={t.findAPersonOrAGroup} />
      </Box>
    </Box>
  )
}
