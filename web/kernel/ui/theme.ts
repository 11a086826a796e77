// The looks as MUI's theme: three greys a theme, lines instead of shadows, one brand blue, one scale of type and space.
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { createTheme } from '@mui/material/styles'
import { isMirrored } from './mirrored.ts'

const family = 'Inter, ui-sans-serif, system-ui, "Segoe UI", Roboto, "Liberation Sans", Arial, sans-serif'

/** Colours beyond MUI's palette, as custom properties: `var(--ops-line)`. */
export const colors = {
  light: {
    page: '#f6f7f9',
    surface: '#ffffff',
    raised: '#ffffff',
    line: '#e4e7ec',
    line2: '#eef0f3',
    field: '#8a93a3',
    ink: '#14181f',
    ink2: '#4a5362',
    ink3: '#626c7c',
    brand: '#2f5bea',
    brandWeak: '#eaf0ff',
    onBrand: '#ffffff',
    late: '#b42318',
    warn: '#8a5300',
    shadow: '0 12px 32px rgba(16, 24, 40, 0.16)',
  },
  dark: {
    page: '#0e1116',
    surface: '#151a21',
    raised: '#1a2029',
    line: '#262e39',
    line2: '#202731',
    field: '#5d6878',
    ink: '#eef1f5',
    ink2: '#b4bdca',
    ink3: '#8b96a6',
    brand: '#86a5ff',
    brandWeak: '#1b2644',
    onBrand: '#0e1116',
    late: '#ff8a7d',
    warn: '#ffc46b',
    shadow: '0 16px 40px rgba(0, 0, 0, 0.55)',
  },
}

type Colors = typeof colors.light

/** The colours as custom properties. */
export const properties = (set: Colors) =>
  Object.fromEntries(
    Object.entries(set).map(([name, value]) => [
      `--ops-${name.replace(/[A-Z0-9]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      value,
    ]),
  )

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
        ':root': properties(colors.light),
        '[data-theme="dark"]': properties(colors.dark),
        // A name without a space is broken before it leaves what it stands in.
        body: {
          ...work,
          overflowWrap: 'break-word',
          fontFeatureSettings: '"tnum", "cv05"',
          WebkitFontSmoothing: 'antialiased',
        },
        a: { color: 'var(--ops-brand)' },
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
