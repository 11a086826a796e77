import { ClosingLines } from '../../people/closing/ClosingLines.tsx'
import type { ShellViewer } from '../../kernel/shell/viewer.ts'
import { FirstSteps } from '../../workspace/onboarding/FirstSteps.tsx'

/** What stands above the board of some: that an organization closes, what to do first in a new one. */
export function BoardNotices({ closings, isOnboarding }: Pick<ShellViewer, 'closings' | 'isOnboarding'>) {
  return (
    <>
      <ClosingLines closings={closings} />
      {isOnboarding ? <FirstSteps /> : null}
    </>
  )
}
