import { Component, type CSSProperties, type ReactNode } from 'react'
import { PlainButton } from './PlainButton.tsx'
import * as t from './__generated__/messages.ts'

interface RetryProps {
  /** Reads again what could not be read. */
  onRetry: () => void
  /** What the failure stands in. */
  as?: 'div' | 'li'
  style?: CSSProperties
  /** What the failure stands within, where that is part of what could not be read. */
  within?: (failure: ReactNode) => ReactNode
  children: ReactNode
}

/** A part of a screen whose failure is told in its place, with the way to try again. */
export class Retry extends Component<RetryProps, { error?: Error }> {
  override state: { error?: Error } = {}

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    const { error } = this.state
    const { as: Element = 'div', style, within = (failure) => failure, onRetry, children } = this.props
    if (!error) return children
    return within(
      <Element
        role={Element === 'li' ? 'none' : undefined}
        style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, ...style }}
      >
        <span role="alert">{error.message}</span>
        <PlainButton
          type="button"
          className="outlined"
          onClick={() => {
            onRetry()
            this.setState({ error: undefined })
          }}
        >
          {t.tryAgain}
        </PlainButton>
      </Element>,
    )
  }
}
