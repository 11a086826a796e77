// The looks as MUI's theme: three greys a theme, lines instead of shadows, one brand blue, one scale of type and space.
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { createTheme } from '@mui/material/styles'
import { colors, type Colors } from './colors.ts'
import { isMirrored } from './mirrored.ts'

const family = 'Inter, ui-sans-serif, system-ui, "Segoe UI", Roboto, "Liberation Sans", Arial, sans-serif'

const palette = (set: Colors) => ({
  primary: { main: set.brand, contrastText: set.onBrand },
  error: { main: set.late },
  background: { default: set.page, paper: set.surface },
  text: { primary: set.ink, secondary: set.ink2, disabled: set.ink3 },
  divider: set.line,
})

const small = { fontSize: 12, lineHeight: '16px' }
const work = { fontSize: 13, lineHeight: '20px' }

export const theme = createTheme({
  direction: isMirrored() ? 'rtl' : 'ltr',
  cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
  colorSchemes: { light: { palette: palette(colors.light) }, dark: { palette: palette(colors.dark) } },
  shape: { borderRadius: 8 },
  spacing: 4,
  typography: {
    fontFamily: family,
    fontSize: 13,
    fontWeightRegular: 400,
    fontWeightMedium: 550,
    fontWeightBold: 650,
    body1: work,
    body2: small,
    h1: { fontSize: 15, lineHeight: '20px', fontWeight: 650 },
    h2: { fontSize: 13, lineHeight: '20px', fontWeight: 650 },
    button: { ...work, fontWeight: 550, textTransform: 'none', letterSpacing: 0 },
    caption: small,
  },
  transitions: {
    duration: {
      shortest: 80,
      shorter: 100,
      short: 120,
      standard: 150,
      complex: 180,
      enteringScreen: 150,
      leavingScreen: 120,
    },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        '@font-face': {
          fontFamily: 'Inter',
          fontStyle: 'normal',
          fontWeight: '100 900',
          fontDisplay: 'swap',
          src: `url(${interUrl}) format('woff2')`,
        },
        // A name without a space is broken before it leaves what it stands in.
        body: {
          ...work,
          overflowWrap: 'break-word',
          fontFeatureSettings: '"tnum", "cv05"',
          WebkitFontSmoothing: 'antialiased',
        },
        a: { color: 'var(--ops-brand)' },
        // What a details element holds stands in a box of the browser's own, which takes no part in the inheritance.
        '::details-content': { boxSizing: 'inherit' },
        ':focus-visible': { outline: '2px solid var(--ops-brand)', outlineOffset: 1 },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animation: 'none !important',
            transition: 'none !important',
            scrollBehavior: 'auto !important',
          },
        },
      },
    },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiIconButton: { styleOverrides: { root: { borderRadius: 6, padding: 6 } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiMenu: {
      styleOverrides: {
        paper: {
          border: '1px solid var(--ops-line)',
          boxShadow: 'var(--ops-shadow)',
          backgroundColor: 'var(--ops-raised)',
        },
        list: { padding: 4 },
      },
    },
    MuiMenuItem: { styleOverrides: { root: { ...work, minHeight: 32, borderRadius: 6, padding: '4px 8px' } } },
    MuiDialog: {
      styleOverrides: {
        paper: {
          border: '1px solid var(--ops-line)',
          boxShadow: 'var(--ops-shadow)',
          borderRadius: 10,
          '&:focus-visible': { outline: 'none' },
        },
        paperFullScreen: { border: 0, borderRadius: 0 },
      },
    },
    MuiDialogTitle: {
      styleOverrides: { root: { fontSize: 15, lineHeight: '20px', fontWeight: 650, padding: '16px 20px 8px' } },
    },
    MuiDialogContent: { styleOverrides: { root: { padding: '4px 20px 16px' } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 20px 16px' } } },
    MuiAutocomplete: {
      styleOverrides: {
        paper: {
          ...work,
          border: '1px solid var(--ops-line)',
          boxShadow: 'var(--ops-shadow)',
          backgroundColor: 'var(--ops-raised)',
        },
      },
    },
  },
})
