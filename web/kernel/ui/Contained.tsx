import { Component, type ReactNode } from 'react'

/** Something beside the work, whose failure must not take the work with it: then it is left out. */
export class Contained extends Component<
  { children: ReactNode; onFailure?: (error: Error) => void },
  { failed: boolean }
> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: Error) {
    this.props.onFailure?.(error)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
