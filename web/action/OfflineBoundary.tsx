import { Component, type ReactNode } from 'react'
import { isOutOfReach } from '../offline/isOutOfReach.ts'
import { OfflineRecord } from './OfflineRecord.tsx'

interface OfflineBoundaryProps {
  onClose: () => void
  children: ReactNode
}

/** Where a record can't be read because the server is out of reach, what is known of it shows; all else is for the route. */
export class OfflineBoundary extends Component<OfflineBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (!isOutOfReach(error)) throw error
    return <OfflineRecord onClose={this.props.onClose} onBack={() => this.setState({ error: undefined })} />
  }
}
