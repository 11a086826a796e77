import { isSignedIn } from '../auth/tokens.ts'
import { handOver } from '../ui/handOver.ts'

export interface ToastMessage {
  variant: 'success' | 'error' | 'warning' | 'info'
  title: string
  detail?: string
  /** What can be done about it, as long as it is shown; where there is an end to that, it goes then. */
  action?: { label: string; act: () => void; until?: AbortSignal }
  anchorOrigin: { vertical: 'top' | 'bottom'; horizontal: 'right' }
}

const { call: show, take } = handOver<ToastMessage>()

/** Shows a toast: top-right on public pages, bottom-right when signed in. A title, and what there is to say of it. */
export function toast(
  variant: ToastMessage['variant'],
  title: string,
  detail?: string,
  action?: ToastMessage['action'],
) {
  show({
    variant,
    title,
    detail,
    ...(action && { action }),
    anchorOrigin: { vertical: isSignedIn() ? 'bottom' : 'top', horizontal: 'right' },
  })
}

export { take as onToast }
