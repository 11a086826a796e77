import { Toasts } from '../kernel/shell/Toasts.tsx'
import { MediaStyles } from '../kernel/ui/MediaStyles.tsx'

/** What surrounds every screen, and none waits for. */
export const Around = () => (
  <>
    <MediaStyles />
    <Toasts />
  </>
)
