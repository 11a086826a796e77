// The focus goes with some work from its place to the next, however often that is drawn anew; nobody else loses it.
import { expect, test, vi } from 'vitest'
import { followWork } from './followWork.ts'

const modal = '<div class="MuiModal-root"><div tabindex="-1" id="window"><input id="other" /></div></div>'
const one = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!
const draw = (place: 'block' | 'waiting') => {
  one('#window').insertAdjacentHTML('beforeend', `<button data-${place}="a"></button>`)
  return one(`[data-${place}]`)
}
/** Takes an element away; the window takes the focus that it had. */
const takeAway = (element: HTMLElement) => {
  element.remove()
  one('#window').focus()
}
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 100))

function onALane() {
  document.body.innerHTML = modal
  const block = draw('block')
  block.focus()
  return block
}

test('what is taken off a lane has the focus in the list, and again where the list is drawn anew', async () => {
  const block = onALane()
  followWork('a', 'waiting')
  await aWhile()
  takeAway(block)
  await aWhile()
  draw('waiting')
  await vi.waitFor(() => expect(document.activeElement).toBe(one('[data-waiting]')))
  takeAway(one('[data-waiting]'))
  await aWhile()
  draw('waiting')
  await vi.waitFor(() => expect(document.activeElement).toBe(one('[data-waiting]')))
})

test('who has gone on to something else keeps the focus there', async () => {
  const block = onALane()
  followWork('a', 'waiting')
  await aWhile()
  one('#other').focus()
  block.remove()
  draw('waiting')
  await aWhile()
  expect(document.activeElement).toBe(one('#other'))
})

test('what is drawn anew at once has the focus before another key', async () => {
  takeAway(onALane())
  followWork('a', 'block')
  const block = draw('block')
  await Promise.resolve()
  expect(document.activeElement).toBe(block)
})
