// Screens whose code comes when they are asked for, apart from those that fetch too: the sign-in needs no more.
import type { ComponentType } from 'react'
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

let told = () => {}

/** Fulfilled once the code of a first screen is there, or failed to come: what surrounds it is not to hold it up. */
export const firstScreen = new Promise<void>((resolve) => (told = resolve))

/** A lazy screen without a query. */
export const screen = (load: Screen) => ({
  lazy: async () => {
    const Component = await inTime(load()).catch(failing)
    told()
    return { Component }
  },
})
