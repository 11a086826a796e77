import { Component, type ReactNode } from 'react'

/** Something beside the work, whose failure must not take the work with it: then it is left out. */
export class Contained extends Component<{ children: ReactNode; onFailure?: () => void }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onFailure?.()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
