import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { CloseIcon } from '../../kernel/ui/icons.tsx'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { windowMinutes, timeValue, weekdays, type WorkingWindow } from './week.ts'
import * as t from './__generated__/messages.ts'

const Time = styled('input')({
  minHeight: 34,
  width: '100%',
  minWidth: 0,
  maxWidth: 132,
  padding: '4px 8px',
  border: '1px solid var(--ops-field)',
  borderRadius: 8,
  background: 'var(--ops-surface)',
  color: 'var(--ops-ink)',
  font: 'inherit',
  colorScheme: 'inherit',
  '&:focus-visible': { outline: '2px solid var(--ops-brand)', outlineOffset: -1 },
  '&[aria-invalid="true"]': { borderColor: 'var(--ops-late)' },
})

const every = [1, 2, 3, 4, 5, 6, 7]
const presets = [
  {
    label: t.mondayToFriday9To17,
    windows: every.slice(0, 5).map((weekday) => ({ weekday, from: 540, to: 1020 })),
  },
  { label: t.aroundTheClock, windows: every.map((weekday) => ({ weekday, from: 0, to: 1440 })) },
]

interface WeekFieldsProps {
  windows: WorkingWindow[]
  /** By `windows.0.from` and so on, in the order of the windows. */
  problems: Problems
  /** What a day without times is. */
  idle?: string
  onChange: (windows: WorkingWindow[]) => void
}

/** The times of a week as fields, several a day where it has breaks. */
export function WeekFields({ windows, problems, idle = t.closed, onChange }: WeekFieldsProps) {
  const change = (at: number, more: Partial<WorkingWindow>) =>
    onChange(windows.map((window, i) => (i === at ? { ...window, ...more } : window)))
  const add = (weekday: number) => {
    const last = windows.findLast((window) => window.weekday === weekday)
    const from = last ? Math.min(last.to + 60, 1380) : 540
    onChange([...windows, { weekday, from, to: last ? Math.min(from + 180, 1440) : 1020 }])
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {presets.map(({ label, windows: preset }) => (
          <PlainButton key={label} type="button" className="outlined" onClick={() => onChange(preset)}>
            {label}
          </PlainButton>
        ))}
      </Box>
      {problems.windows ? <Notice role="alert">{problems.windows}</Notice> : null}
      {weekdays.map((name, day) => {
        const today = windows.flatMap((window, at) => (window.weekday === day + 1 ? [{ ...window, at }] : []))
        return (
          <Box
            key={name}
            role="group"
            aria-label={name}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '92px minmax(0, 1fr)' },
              gap: { xs: 0, sm: 2 },
              alignItems: 'start',
            }}
          >
            <Typography sx={{ py: '7px', fontWeight: 550 }}>{name}</Typography>
            <Box sx={{ display: 'grid', gap: 1 }}>
              {today.map(({ at, from, to }, i) => {
                const problem = problems[`windows.${at}.from`] ?? problems[`windows.${at}.to`]
                const which = today.length > 1 ? `${name}, ${i + 1}` : name
                const invalid = problem ? { 'aria-invalid': true as const, 'aria-describedby': `window-${at}` } : {}
                return (
                  <div key={at}>
                    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
                      <Time
                        type="time"
                        aria-label={t.from2({ which })}
                        value={timeValue(from)}
                        {...invalid}
                        onChange={(event) => change(at, { from: windowMinutes(event.target.value, false) })}
                      />
                      <span aria-hidden="true">–</span>
                      <Time
                        type="time"
                        aria-label={t.to({ which })}
                        value={timeValue(to)}
                        {...invalid}
                        onChange={(event) => change(at, { to: windowMinutes(event.target.value, true) })}
                      />
                      <PlainButton
                        type="button"
                        className="icon"
                        aria-label={t.removeTheTimesOf({ which })}
                        onClick={() => onChange(windows.filter((_, other) => other !== at))}
                      >
                        <CloseIcon />
                      </PlainButton>
                    </Box>
                    {problem ? (
                      <Typography id={`window-${at}`} variant="body2" sx={{ color: 'var(--ops-late)' }}>
                        {problem}
                      </Typography>
                    ) : null}
                  </div>
                )
              })}
              <div>
                <PlainButton type="button" onClick={() => add(day + 1)} aria-label={t.addTimesTo({ name })}>
                  {today.length ? t.addTimes : t.addTimes2({ idle })}
                </PlainButton>
              </div>
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}
