// How smoothly a list scrolls, and the least that a virtual list can be.
import type { Page } from 'playwright-core'
import { percentile } from './load.ts'

/**
 * Scrolls on from a place, a few lines each frame; answers with how long the frames took and how many lines there were.
 */
export const scroll = async (page: Page, selector: string, from: number, line = '[data-line]') => {
  await page.bringToFront()
  return page.evaluate(
    ({ selector, from, line }) =>
      new Promise<{ times: number[]; most: number }>((resolve) => {
        const element = document.querySelector<HTMLElement>(selector)!
        element.scrollTop = from * element.scrollHeight
        const times: number[] = []
        let most = 0
        let before = 0
        const frame = (now: number) => {
          if (before) times.push(now - before)
          before = now
          most = Math.max(most, element.querySelectorAll(line).length)
          element.scrollTop += 90
          if (times.length < 150) requestAnimationFrame(frame)
          else resolve({ times: times.slice(10), most })
        }
        setTimeout(() => requestAnimationFrame(frame), 400)
      }),
    { selector, from, line },
  )
}

export const p95 = (times: number[]) => percentile(times, 0.95)

/** The least that a virtual list can be: lines without anything, put where they are in sight. */
export const makeEmpty = (page: Page, lines: number, height: number) =>
  page.evaluate(
    ({ lines, height }) => {
      document.body.innerHTML = `<div id="list" style="height: 700px; overflow: auto"><div style="position: relative; height: ${lines * height}px"></div></div>`
      const list = document.querySelector<HTMLElement>('#list')!
      const inner = list.firstElementChild!
      const pool = Array.from({ length: 40 }, () => {
        const line = document.createElement('div')
        line.dataset.line = ''
        line.style.cssText = `position: absolute; left: 0; right: 0; height: ${height}px`
        inner.append(line)
        return line
      })
      const place = () => {
        const first = Math.max(0, Math.floor(list.scrollTop / height) - 8)
        pool.forEach((line, i) => (line.style.transform = `translateY(${(first + i) * height}px)`))
      }
      list.addEventListener('scroll', place, { passive: true })
      place()
    },
    { lines, height },
  )
