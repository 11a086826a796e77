import { Component, type ReactNode } from 'react'
import { ask } from '../../kernel/offline/connection.ts'
import { isOutOfReach } from '../../kernel/offline/isOutOfReach.ts'
import { reach } from '../../kernel/relay/reach.ts'
import { ActionDialogSkeleton } from '../../work/action/ActionDialogSkeleton.tsx'
import { OfflineRecord } from './OfflineRecord.tsx'

interface OfflineBoundaryProps {
  /** Of which record. */
  subject: string
  onClose: () => void
  children: ReactNode
}

interface OfflineBoundaryState {
  error?: unknown
  /** Whether the connection is lost; unknown while that is being asked. */
  isLost?: boolean | undefined
}

/**
 * Where a record can't be read because the server is out of reach, what is known of it shows; all else is for the
 * route. So is a call that failed while the server is there: no connection comes back then, and who waits is to try
 * again by hand.
 */
export class OfflineBoundary extends Component<OfflineBoundaryProps, OfflineBoundaryState> {
  override state: OfflineBoundaryState = {}

  static getDerivedStateFromError(error: unknown): OfflineBoundaryState {
    return { error, isLost: isOutOfReach(error) ? reach.isLost || undefined : false }
  }

  override componentDidUpdate({ subject }: OfflineBoundaryProps) {
    if (subject !== this.props.subject && this.state.error !== undefined) this.#forget()
  }

  override componentDidCatch(error: unknown) {
    if (this.state.isLost !== undefined) return
    void this.#decide(error)
  }

  async #decide(error: unknown) {
    await ask()
    if (this.state.error === error) this.setState({ isLost: reach.isLost ?? false })
  }

  #forget() {
    this.setState({ error: undefined, isLost: undefined })
  }

  override render() {
    const { onClose, children } = this.props
    const { error, isLost } = this.state
    if (error === undefined) return children
    if (isLost === undefined) return <ActionDialogSkeleton onClose={onClose} />
    if (!isLost) throw error
    return <OfflineRecord onClose={onClose} onBack={() => this.#forget()} />
  }
}
