import GlobalStyles from '@mui/material/GlobalStyles'
import { colors, properties } from './colors.ts'

/** The looks on paper, in colours of the person's own and from the right, which no first screen waits for. */
export const MediaStyles = () => (
  <GlobalStyles
    styles={{
      // MUI knows left and right alone. A drawer comes from the side where reading begins, or ends.
      '[dir=rtl]': {
        '.MuiDrawer-paperAnchorLeft': { left: 'auto', right: 0 },
        '.MuiDrawer-paperAnchorRight': { left: 0, right: 'auto' },
        '.mirrored svg': { transform: 'scaleX(-1)' },
      },
      // On paper: what is shown, black on white, without what is pressed.
      '@media print': {
        ':root:root[data-theme]': {
          ...properties({ ...colors.light, page: '#fff', ink: '#000', ink2: '#000', ink3: '#000' }),
          '--mui-palette-background-default': '#fff',
          '--mui-palette-background-paper': '#fff',
          '--mui-palette-text-primary': '#000',
          '--mui-palette-text-secondary': '#000',
          '--mui-palette-text-disabled': '#000',
          '--mui-palette-primary-main': colors.light.brand,
        },
        'nav, header > * > button, button, [role=toolbar], [role=status], input, label:has(> input[type=search]), .no-print, .notistack-SnackbarContainer':
          { display: 'none !important' },
        body: { printColorAdjust: 'exact' },
        '.count button': { display: 'inline !important', padding: '0 !important' },
      },
      // Backgrounds and shadows go: who has these colours is told by them what is chosen and what has the focus, and
      // what is a colour alone keeps its own.
      '@media (forced-colors: active)': {
        ':focus-visible, .Mui-focused, .Mui-focusVisible': { outline: '2px solid CanvasText !important' },
        '[aria-pressed=true], [aria-current]:not([aria-current=false], [aria-current=date]), [aria-selected=true]:not(li), li[aria-selected=true] > div:first-of-type, .chosen':
          {
            forcedColorAdjust: 'none',
            background: 'Highlight !important',
            color: 'HighlightText !important',
            '& :not(:empty)': { color: 'inherit !important', background: 'none !important' },
          },
        ':is(i, span, div):empty:is([style*=background], [aria-hidden=true] *, [role=img] *), .bar, .track': {
          forcedColorAdjust: 'none',
        },
      },
    }}
  />
)
