import { styled } from '@mui/material/styles'
import { kindColors } from './kindColors.ts'

const kind = (color: string, line: string) => ({ '--entry': color, '--line': line })

/** From the height of an entry among the hours, in pixels, how many lines its title has below its time. */
const linesByHeight = Object.fromEntries(
  [1, 2, 3, 4, 6].map((lines) => [
    `@container (min-height: ${20 + lines * 16}px)`,
    {
      '& .ops-timed .ops-body': { display: 'block' },
      '& .ops-timed .ops-time': {
        display: 'block',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
      '& .ops-timed .ops-title': {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: lines,
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      },
    },
  ]),
)

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
  // Today is told by its name, not by a fill.
  '--fc-classic-today': 'transparent',
  '--fc-classic-highlight': 'var(--ops-brand-weak)',
  '--fc-classic-now': 'var(--ops-late)',
  '--fc-classic-background-event': 'var(--ops-field)',
  '--fc-classic-background-event-foreground-opacity': '100%',
  '& [role=columnheader] div, & [role=rowheader] div, & [role=cell] > [role=presentation] div, & .ops-slot.ops-slot': {
    fontSize: 12,
    lineHeight: '16px',
    color: 'var(--ops-ink-2)',
  },
  '& .ops-listed.ops-listed > div': { fontSize: 13, lineHeight: '20px', padding: '6px 12px' },
  '& .ops-day.ops-today': { boxShadow: 'inset 0 -2px var(--ops-brand)' },
  '& .ops-today, & .ops-today.ops-today div': { color: 'var(--ops-brand)', fontWeight: 600 },
  // What something is says the kind of its line too.
  '& .ops-record': kind(kindColors.records, 'solid'),
  '& .ops-routine': kind(kindColors.routines, 'dashed'),
  '& .ops-appointment': kind(kindColors.appointments, 'double'),
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
    borderInlineStart: '4px var(--line) var(--entry)',
  },
  '& .ops-entry.ops-count.ops-count.ops-count': {
    background: 'var(--ops-line-2)',
    border: '1px solid var(--ops-line)',
    cursor: 'pointer',
    '& .ops-title': { fontWeight: 550 },
  },
  '& .ops-entry .ops-title.ops-title': { fontWeight: 550 },
  // What is late says so by a word in its colour; its line says what it is, and its place stays quiet.
  '& .ops-entry .ops-word.ops-word': { display: 'inline-block', color: 'var(--ops-ink-2)', fontWeight: 550 },
  '& .ops-late .ops-word.ops-word.ops-word, & .ops-count .ops-word.ops-word.ops-word': { color: 'var(--ops-late)' },
  '& .ops-body': {
    display: 'flex',
    flex: 1,
    alignItems: 'baseline',
    gap: 4,
    minWidth: 0,
    maxHeight: '100%',
    padding: '0 4px',
    overflow: 'hidden',
    fontSize: 12,
    lineHeight: '16px',
  },
  '& .ops-time': { flex: 'none', fontVariantNumeric: 'tabular-nums' },
  '& .ops-title': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // Among the hours the title has as many lines as there is room for, and ends with an ellipsis.
  '& .ops-timed': { containerType: 'size' },
  ...linesByHeight,
  '& .ops-how-many': { display: 'none' },
  '& .ops-count .ops-body': { containerType: 'inline-size' },
  '@container (max-width: 79px)': {
    '& .ops-what, & .ops-count .ops-word.ops-word.ops-word': { display: 'none' },
    '& .ops-how-many': { display: 'inline' },
  },
  '@container (max-width: 119px)': { '& .ops-until': { display: 'none' } },
  // The link to the others has a place of its own.
  '& [role=list]:has(> * > .ops-more)': { insetInlineEnd: '34px !important' },
  '& [role=listitem]:has(> .ops-more)': { insetInlineEnd: '-34px !important', width: 32 },
  '& .ops-more.ops-more.ops-more': { width: 32, fontSize: 12 },
  '& .ops-dot.ops-dot.ops-dot': { display: 'none' },
  '& .ops-row .ops-dot.ops-dot.ops-dot': { display: 'block' },
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
  '& .ops-row.ops-row.ops-row.ops-row': {
    background: 'none',
    minWidth: 0,
    padding: '6px 12px',
    gap: 12,
    fontSize: 13,
    borderInlineStart: 0,
  },
  '& .ops-row .ops-body': { gap: 12, padding: 0, fontSize: 13 },
  '& .ops-row .ops-time': { width: 92, fontSize: 12 },
  '& .ops-done .ops-title': { opacity: 0.75, textDecoration: 'line-through' },
  '& .ops-away, & .ops-closed': { color: 'var(--ops-ink-2)' },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
})
