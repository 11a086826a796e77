import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { Suspense, type ReactNode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { environment as shared } from '../kernel/relay/environment.ts'
import { Contained } from '../kernel/ui/Contained.tsx'
import { lazyBehindFirstScreen } from '../kernel/relay/screen.ts'
import { theme } from '../kernel/ui/theme.ts'

const Around = lazyBehindFirstScreen(async () => (await import('./Around.tsx')).Around)
const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content
const styles = createCache({ key: 'ops', nonce, prepend: true })

/** Everything that surrounds every screen; tests bring their own environment. */
export function Providers({ children, environment = shared }: { children: ReactNode; environment?: Environment }) {
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme} modeStorageKey="theme" defaultMode="system">
        <CssBaseline />
        <RelayEnvironmentProvider environment={environment}>
          {children}
          <Contained>
            <Suspense>
              <Around />
            </Suspense>
          </Contained>
        </RelayEnvironmentProvider>
      </ThemeProvider>
    </CacheProvider>
  )
}
