// What is worth it leaves packed, for clients that take it so. Streams of events and answers in parts do not: each part
// is to arrive when it is there.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { constants } from 'node:zlib'
import compression from 'compression'

const packed = /^(application\/(json|graphql-response\+json)|text\/(csv|calendar|html))\b/

const pack = compression({
  // Below that it is one packet anyway.
  threshold: 1_000,
  // Quick: the best there is takes ten times as long for a tenth less.
  level: 2,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } },
  filter: (_req, res) => packed.test(String(res.getHeader('content-type') ?? '')),
})

/** Packs the answer to a request, if it is of a kind and a size for it. */
export const compressFor = (req: IncomingMessage, res: ServerResponse) => pack(req, res, () => {})
