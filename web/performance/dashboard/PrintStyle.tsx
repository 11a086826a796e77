import { Global } from '@emotion/react'

/** On paper there is the work alone, all of it, and no part is cut in two that need not be. */
export const PrintStyle = () => (
  <Global
    styles={{
      '@media print': {
        '@page': { margin: '12mm' },
        'nav, header a, main button:not(.chosen), [data-screen-only], .notistack-SnackbarContainer': {
          display: 'none !important',
        },
        'html, body, #root > div, main, main > div, main > div > div': {
          height: 'auto !important',
          minHeight: '0 !important',
          overflow: 'visible !important',
        },
        '#root > div, main': { display: 'block !important' },
        body: { background: '#fff' },
        'section, tr, svg': { breakInside: 'avoid' },
        a: { color: 'inherit', textDecoration: 'none' },
      },
    }}
  />
)
