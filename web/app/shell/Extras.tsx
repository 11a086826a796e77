import { lazy, Suspense, useEffect, useState } from 'react'
import { AddAppointmentPopup } from '../../planning/appointment/AddAppointmentPopup.tsx'
import { StepUpHost } from '../../people/session/StepUpHost.tsx'
import { ConnectionBar } from './ConnectionBar.tsx'
import { beginTyping, onOpenPalette, takeTyped } from '../../workspace/search/openPalette.ts'
import { forgetRecentsAtEnd } from '../../workspace/search/recents.ts'
import { LostDraftsHost } from '../../kernel/draft/LostDraftsHost.tsx'
import { ConflictHost } from '../../kernel/relay/ConflictHost.tsx'
import { Contained } from '../../kernel/ui/Contained.tsx'
import { knownPaths } from './knownPaths.ts'
import { LeaveGuard } from '../../kernel/shell/LeaveGuard.tsx'
import { RightsLive } from '../../kernel/shell/RightsLive.tsx'
import { onShowKeys } from '../../kernel/shell/showKeys.ts'
import { useGlobalKeys } from './useGlobalKeys.ts'

/** Asked for at once, so that what is typed right after its key is typed into it. */
const palette = import('../../workspace/search/Palette.tsx')
const Palette = lazy(async () => ({ default: (await palette).Palette }))
const KeysSheet = lazy(async () => ({ default: (await import('./KeysSheet.tsx')).KeysSheet }))

/** What every screen has beside itself: the search over everything, the keys, the state of the connection. */
export function Extras() {
  const [open, setOpen] = useState<'search' | 'keys'>()
  const close = () => setOpen(undefined)
  const giveUp = () => {
    // Nobody is there to take what is typed meanwhile.
    takeTyped()
    close()
  }
  const search = () => {
    if (open === 'search') takeTyped()
    else beginTyping()
    setOpen(open === 'search' ? undefined : 'search')
  }
  const keys = () => setOpen('keys')
  useGlobalKeys({ search, keys })
  useEffect(() => {
    const show = () => {
      beginTyping()
      setOpen('search')
    }
    const stops = [onOpenPalette(show), onShowKeys(() => setOpen('keys')), forgetRecentsAtEnd()]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  return (
    <>
      {/* What fails takes none of its neighbours with it, and what was opened can be opened again. */}
      <Contained>
        <ConnectionBar />
      </Contained>
      <Contained>
        <AddAppointmentPopup />
      </Contained>
      <Contained>
        <LeaveGuard />
      </Contained>
      <Contained>
        <ConflictHost />
      </Contained>
      <Contained>
        <StepUpHost />
      </Contained>
      <Contained>
        <LostDraftsHost />
      </Contained>
      <Contained>
        <RightsLive />
      </Contained>
      {open ? (
        <Contained key={open} onFailure={giveUp}>
          <Suspense>
            {open === 'search' ? <Palette knownPaths={knownPaths} onClose={close} /> : <KeysSheet onClose={close} />}
          </Suspense>
        </Contained>
      ) : null}
    </>
  )
}
