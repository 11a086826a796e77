// The types that others have written for it bring all of Express along.
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  import type { BrotliOptions } from 'node:zlib'

  interface Options {
    threshold?: number
    level?: number
    brotli?: BrotliOptions
    filter?: (req: IncomingMessage, res: ServerResponse) => boolean
  }

  export default function compression(
    options?: Options,
  ): (req: IncomingMessage, res: ServerResponse, next: () => void) => void
}
