import { afterAll } from 'vitest'

const closing: (() => Promise<unknown>)[] = []

/** Closes something after the file's tests, last opened first. */
export const atEnd = (close: () => Promise<unknown>) => void closing.push(close)

/** For the setup of each file; an afterAll within a beforeAll would not be heard. */
export const closeAtEnd = () =>
  afterAll(async () => {
    for (const close of closing.splice(0).toReversed()) await close()
  })
