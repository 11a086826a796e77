// What every web test needs: matchers, a clean page after each, and what happy-dom lacks.
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'

// Rendering a whole route loads its code too; on a busy machine that takes a moment.
configure({ asyncUtilTimeout: 60_000 })

/** happy-dom lays nothing out, and the virtual list draws only what it can measure: a list is high, an entry is not. */
class MeasuringObserver implements ResizeObserver {
  private readonly callback: ResizeObserverCallback

  constructor(callback: ResizeObserverCallback) {
    this.callback = callback
  }

  observe(target: Element) {
    const contentRect = { width: 300, height: target.tagName === 'LI' ? 90 : 900 } as DOMRectReadOnly
    queueMicrotask(() => this.callback([{ target, contentRect } as ResizeObserverEntry], this))
  }

  unobserve() {}

  disconnect() {}
}
Object.assign(document.defaultView!, { ResizeObserver: MeasuringObserver })
// The list takes the measures only of what has a place in the layout.
Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
  configurable: true,
  get(this: HTMLElement) {
    return this.parentElement
  },
})

/** One at a time for each name; happy-dom has no locks. */
class Locks {
  private readonly turns = new Map<string, Promise<unknown>>()

  request<T>(name: string, work: () => Promise<T>): Promise<T> {
    const turn = (this.turns.get(name) ?? Promise.resolve()).then(work)
    this.turns.set(
      name,
      turn.catch(() => {}),
    )
    return turn
  }
}
Object.defineProperty(navigator, 'locks', { configurable: true, value: new Locks() })

Object.assign(globalThis, { fetch: () => Promise.reject(new Error('This test has no server.')) })

beforeEach(() => {
  // Leaving the page would take the test with it.
  vi.spyOn(location, 'replace').mockImplementation(() => {})
  vi.spyOn(location, 'reload').mockImplementation(() => {})
})

afterEach(() => {
  cleanup()
  // The files of a worker share the page: what one puts there itself, the next would find.
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

afterAll(async () => {
  // What a screen began to load as its last test ended would else be asked for when there is nobody to load it any
  // more.
  await vi.dynamicImportSettled()
  // What the house remembers in its modules is a file's own; React, MUI and Relay stay loaded.
  vi.resetModules()
})
