import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import IconButton from '@mui/material/IconButton'
import {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarContent,
  SnackbarProvider,
  type CustomContentProps,
  type SnackbarKey,
} from 'notistack'
import { useCallback, useEffect, useState, type Ref } from 'react'
import { CloseIcon } from '../ui/icons.tsx'
import { PlainButton } from '../ui/PlainButton.tsx'
import { onToast, type ToastMessage } from './toast.ts'
import { toastTime } from './toastTime.ts'
import * as t from './__generated__/messages.ts'

type ToastProps = CustomContentProps & { ref?: Ref<HTMLDivElement> }

/** What closes a toast after a while, unless the pointer or the focus is on it; notistack heeds the pointer alone. */
function useAutoClose(close: () => void) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const isHeld = hovered || focused
  useEffect(() => {
    const time = toastTime()
    if (isHeld || !time) return
    const timer = setTimeout(close, time)
    return () => clearTimeout(timer)
  }, [isHeld, close])
  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  }
}

/** notistack's own success fails contrast; MUI's alert does not. Errors interrupt a screen reader, the rest waits. */
function Toast({ id, message, variant, action, style, className, ref }: ToastProps) {
  const [title, detail] = (message as string).split('\n')
  const close = useCallback(() => closeSnackbar(id), [id])
  const held = useAutoClose(close)
  const isUrgent = variant === 'error' || variant === 'warning'
  return (
    <SnackbarContent ref={ref} style={style} className={className} role="presentation">
      <Alert
        {...held}
        role={isUrgent ? 'alert' : 'status'}
        severity={variant === 'default' ? 'info' : variant}
        sx={{ width: '100%', border: '1px solid var(--ops-line)', boxShadow: 'var(--ops-shadow)' }}
        action={
          <>
            {typeof action === 'function' ? action(id) : action}
            <IconButton size="small" color="inherit" aria-label={t.close} onClick={close}>
              <CloseIcon />
            </IconButton>
          </>
        }
      >
        {detail ? <AlertTitle sx={{ mb: 0 }}>{title}</AlertTitle> : null}
        {detail ?? title}
      </Alert>
    </SnackbarContent>
  )
}

const actionButton = (key: SnackbarKey, { label, act }: NonNullable<ToastMessage['action']>) => (
  <PlainButton
    type="button"
    style={{ color: 'inherit', fontWeight: 550 }}
    onClick={() => {
      closeSnackbar(key)
      act()
    }}
  >
    {label}
  </PlainButton>
)

const components = { success: Toast, error: Toast, warning: Toast, info: Toast, default: Toast }

/** Shows the toasts; its code loads behind the first screen. */
export function Toasts() {
  useEffect(() => {
    return onToast(({ variant, title, detail, action, anchorOrigin }) => {
      if (action?.until?.aborted) return
      const shown = enqueueSnackbar(detail ? `${title}\n${detail}` : title, {
        variant,
        anchorOrigin,
        ...(action && { action: (key) => actionButton(key, action) }),
      })
      action?.until?.addEventListener('abort', () => closeSnackbar(shown), { once: true })
    })
  }, [])
  return <SnackbarProvider Components={components} autoHideDuration={null} maxSnack={4} />
}
