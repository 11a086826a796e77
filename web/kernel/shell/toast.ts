import { isSignedIn } from '../auth/tokens.ts'

export interface ToastMessage {
  variant: 'success' | 'error' | 'warning' | 'info'
  title: string
  detail?: string
  /** What can be done about it, as long as it is shown. */
  action?: { label: string; act: () => void }
  anchorOrigin: { vertical: 'top' | 'bottom'; horizontal: 'right' }
}

let show: ((message: ToastMessage) => void) | undefined
const waiting: ToastMessage[] = []

/** Shows a toast: top-right on public pages, bottom-right when signed in. A title, and what there is to say of it. */
export function toast(
  variant: ToastMessage['variant'],
  title: string,
  detail?: string,
  action?: ToastMessage['action'],
) {
  const message: ToastMessage = {
    variant,
    title,
    detail,
    ...(action && { action }),
    anchorOrigin: { vertical: isSignedIn() ? 'bottom' : 'top', horizontal: 'right' },
  }
  if (show) show(message)
  else waiting.push(message)
}

/** Takes over the showing; what was told before is told now. */
export function onToast(listener: (message: ToastMessage) => void): () => void {
  show = listener
  for (const message of waiting.splice(0)) listener(message)
  return () => (show = undefined)
}
