import { styled } from '@mui/material/styles'
import { kindColors } from './kindColors.ts'

const kind = (color: string, line: string) => ({ '--entry': color, '--line': line })

/** The looks of FullCalendar: the theme's greys and lines, a line of colour for what something is. */
export const CalendarFrame = styled('div')({
  minHeight: 0,
  overflow: 'hidden',
  background: 'var(--ops-surface)',
  fontSize: 12,
  '--fc-classic-primary': 'var(--ops-brand)',
  '--fc-classic-primary-foreground': 'var(--ops-on-brand)',
  '--fc-classic-background': 'var(--ops-surface)',
  '--fc-classic-foreground': 'var(--ops-ink)',
  '--fc-classic-muted-foreground': 'var(--ops-ink-3)',
  '--fc-classic-faint-foreground': 'var(--ops-ink-3)',
  '--fc-classic-border': 'var(--ops-line)',
  '--fc-classic-strong-border': 'var(--ops-field)',
  '--fc-classic-faint': 'color-mix(in srgb, var(--ops-ink) 3%, transparent)',
  '--fc-classic-muted': 'var(--ops-line-2)',
  '--fc-classic-strong': 'var(--ops-line)',
  '--fc-classic-today': 'color-mix(in srgb, var(--ops-brand) 6%, transparent)',
  '--fc-classic-highlight': 'var(--ops-brand-weak)',
  '--fc-classic-now': 'var(--ops-late)',
  '--fc-classic-background-event': 'var(--ops-ink-3)',
  '--fc-classic-background-event-foreground-opacity': '100%',
  '& [role=columnheader], & [role=rowheader], & [role=cell]': { fontSize: 12, lineHeight: '16px' },
  // What something is says the kind of its line too.
  '& .ops-record': kind(kindColors.records, 'solid'),
  '& .ops-routine': kind(kindColors.routines, 'dashed'),
  '& .ops-appointment': kind(kindColors.appointments, 'double'),
  '& .ops-late': { '--entry': 'var(--ops-late)' },
  '& .ops-entry': {
    overflow: 'hidden',
    borderRadius: 4,
    color: 'var(--ops-ink)',
    '& *': { color: 'inherit', fontWeight: 400 },
    '&:focus-visible': { outline: '2px solid var(--ops-brand)', outlineOffset: 1, zIndex: 5 },
  },
  // Said thrice, these weigh more than the library's own.
  '& .ops-entry.ops-entry.ops-entry': {
    background: 'color-mix(in srgb, var(--entry) 10%, var(--ops-surface))',
    borderColor: 'var(--ops-surface)',
    borderLeft: '4px var(--line) var(--entry)',
  },
  '& .ops-entry.ops-late.ops-late.ops-late': { background: 'var(--ops-line-2)' },
  '& .ops-entry .ops-title.ops-title': { fontWeight: 550 },
  '& .ops-late .ops-title.ops-title.ops-title': { color: 'var(--ops-late)' },
  // Said in the middle, as elsewhere where there is nothing.
  '& .ops-none.ops-none.ops-none': {
    display: 'grid',
    placeContent: 'center',
    background: 'none',
    padding: 20,
    fontSize: 13,
    lineHeight: '20px',
    textAlign: 'center',
    color: 'var(--ops-ink-2)',
  },
  // In the agenda the time has one width, and the title what is left.
  '& .ops-row.ops-row.ops-row.ops-row': { background: 'none', minWidth: 0, padding: '6px 12px', gap: 12, fontSize: 13 },
  '& .ops-row-time.ops-row-time.ops-row-time': {
    flex: 'none',
    width: 92,
    minWidth: 92,
    fontSize: 12,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& .ops-done': { opacity: 0.75, textDecoration: 'line-through' },
  '& .ops-away, & .ops-closed': { color: 'var(--ops-ink-2)' },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
})
