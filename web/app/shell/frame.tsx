import { lazy, Suspense } from 'react'
import { Contained } from '../../kernel/ui/Contained.tsx'
import type { ScreenFrame } from '../../kernel/shell/frame.ts'
import { lazyBehindFirstScreen } from '../../kernel/relay/screen.ts'
import { SearchButton } from '../../workspace/search/SearchButton.tsx'
import { PersonMenu } from './PersonMenu.tsx'

const Bell = lazyBehindFirstScreen(async () => (await import('../../communication/notification/Bell.tsx')).Bell)

const Tools = () => (
  <>
    <SearchButton />
    <Contained>
      <Suspense fallback={<span style={{ width: 34 }} />}>
        <Bell />
      </Suspense>
    </Contained>
    <PersonMenu />
  </>
)

export const frame: ScreenFrame = {
  Tools,
  Drawer: lazy(async () => ({ default: (await import('./NavigationDrawer.tsx')).NavigationDrawer })),
}
