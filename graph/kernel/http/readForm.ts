import type { IncomingMessage } from 'node:http'
import { readBytes } from './readBytes.ts'

/** Reads the body of a form of at most so many kB; throws 413 or 415. */
export const readForm = async (request: IncomingMessage, limitKb: number): Promise<URLSearchParams> =>
  new URLSearchParams((await readBytes(request, limitKb, 'a form', ['application/x-www-form-urlencoded'])).toString())
