import { Suspense, type ReactNode } from 'react'
import { Contained } from '../ui/Contained.tsx'
import * as t from './__generated__/messages.ts'
import { isGone } from './isGone.ts'
import { toast } from './toast.ts'

interface Props {
  children: ReactNode
  /** Closes it, so that it can be opened again. */
  onFailure?: () => void
}

/** A window whose code comes when it is opened. Where that fails, a toast says so, and what is behind it stays. */
export function LateWindow({ children, onFailure }: Props) {
  const tell = (error: Error) => {
    const isReloaded = isGone(error)
    const again = { label: t.loadAgain, act: () => location.reload() }
    toast(
      'error',
      t.windowNotOpened,
      isReloaded ? t.itsCodeIsNotThereAny : error.message,
      isReloaded ? again : undefined,
    )
    onFailure?.()
  }
  return (
    <Contained onFailure={tell}>
      <Suspense>{children}</Suspense>
    </Contained>
  )
}
