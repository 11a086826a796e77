// /metrics: what there is to watch, for who has the token.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { writeMetrics } from '../metrics/registry.ts'
import type { Settings } from '../settings.ts'
import { HttpError } from './body.ts'

const contentType = 'text/plain; version=0.0.4; charset=utf-8'

const digest = (text: string) => createHash('sha256').update(text).digest()

export function metricsDoor({ METRICS_TOKEN }: Settings) {
  const wanted = METRICS_TOKEN && digest(`Bearer ${METRICS_TOKEN}`)
  return async (req: IncomingMessage, res: ServerResponse) => {
    if (!wanted) throw new HttpError('NOT_FOUND', 'There are no metrics here. Set METRICS_TOKEN for them.')
    if (req.method !== 'GET' && req.method !== 'HEAD')
      throw new HttpError('METHOD', '/metrics takes GET.', { allow: 'GET, HEAD' })
    if (!timingSafeEqual(digest(req.headers.authorization ?? ''), wanted))
      throw new HttpError('UNAUTHENTICATED', 'Send METRICS_TOKEN as a bearer token.')
    const text = await writeMetrics()
    res.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' })
    res.end(req.method === 'HEAD' ? undefined : text)
  }
}
