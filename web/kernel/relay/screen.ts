// Screens whose code comes when they are asked for, apart from those that fetch too: the sign-in needs no more.
import { lazy, type ComponentType } from 'react'
import { afterPaint } from '../ui/afterPaint.ts'
import * as t from './__generated__/messages.ts'

const chunkTimeout = 120_000

/** A screen whose code did not come in time. */
export class ChunkTimeoutError extends Error {
  override name = 'ChunkTimeoutError'
}

export function inTime<T>(chunk: Promise<T>, milliseconds = chunkTimeout): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_resolve, reject) => {
    const message = t.theScreenDidNotLoadWithin({ value: milliseconds / 1000 })
    timer = setTimeout(() => reject(new ChunkTimeoutError(message)), milliseconds)
  })
  return Promise.race([chunk, late]).finally(() => clearTimeout(timer))
}

export type Screen = () => Promise<ComponentType>

/**
 * Throws where it would be shown: where a route's own code fails to come, the router would show a blank page instead of
 * its error.
 */
const failing = (error: unknown) =>
  function FailedCode(): never {
    throw error
  }

let tell = () => {}
const isPainted = new Promise<void>((resolve) => (tell = resolve))
/** How many parts of the first screen are still being read. */
let awaited = 0

/** Says that nothing else comes into the screen. */
export async function tellShown(): Promise<void> {
  // A list measures its place before it has lines.
  await afterPaint()
  tell()
}

const tellIfShown = () => void (awaited === 0 && tellShown())

/** Says that a part of the screen is being read; answers with what to call once it is shown, or will not be. */
export function awaitPart(): () => void {
  awaited++
  let isAwaited = true
  return () => {
    if (!isAwaited) return
    isAwaited = false
    awaited--
    tellIfShown()
  }
}

/** Once the first screen is painted, at last after three seconds: what surrounds it is not to hold it up. */
export const behindFirstScreen = () => Promise.race([isPainted, new Promise((resolve) => setTimeout(resolve, 3_000))])

/** A component whose code is asked for behind the first screen. */
export const lazyBehindFirstScreen = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    await behindFirstScreen()
    return { default: await load() }
  })

/** A lazy screen without a query. */
export const screen = (load: Screen) => ({
  lazy: async () => {
    const Component = await inTime(load()).catch(failing)
    tellIfShown()
    return { Component }
  },
})
