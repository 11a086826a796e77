// What a refresh token is rotated to follows from it, so that two who rotate at once can be given the same.
import { createHmac } from 'node:crypto'
import type { Keys } from './keys.ts'

/** Two tabs, or two processes of a program, may refresh at once: for how long, in milliseconds. */
export const successorGrace = 10_000

/** The first is that to give; the others are what keys since rotated would have made of it. */
export const successorsOf = (keys: Keys, token: string): [string, ...string[]] =>
  [keys.refreshToken, ...keys.retired.refreshToken].map((key) =>
    createHmac('sha256', key).update(token).digest('base64url'),
  ) as [string, ...string[]]
