import type { Clock } from '../kernel/context.ts'

/** A clock that stands still until it is moved. */
export class TestClock implements Clock {
  private time: number

  constructor(start = Date.now()) {
    this.time = start
  }

  now() {
    return new Date(this.time)
  }

  forward({ days = 0, hours = 0, minutes = 0, seconds = 0 }) {
    this.time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
  }
}
