// Traces as a collector gets them from a whole process, and that nothing of them is there otherwise.
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import fs from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { addressOf } from '../../prisma/connect.ts'
import { dataFolder, startProcess } from '../testing/process.ts'
import { tree } from '../testing/tree.ts'
import { World } from '../testing/world.ts'

interface OtlpSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

interface Export {
  resourceSpans: { scopeSpans: { spans: OtlpSpan[] }[] }[]
}

test('a request, its root fields and its statements are one trace, which goes on from whoever asked', async () => {
  const world = await World.make({ database: 'traced' })
  const { admin } = await tree(world)
  const spans: OtlpSpan[] = []
  const collector = http.createServer((req, res) => {
    void json(req).then((body) => {
      for (const { scopeSpans } of (body as Export).resourceSpans) spans.push(...scopeSpans.flatMap((one) => one.spans))
      res.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  const running = await startProcess({
    DATABASE_URL: addressOf(world.services.db.connection),
    SEED: 'none',
    JOBS: 'off',
    LOG_LEVEL: 'info',
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  })
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  await fetch(`${running.address}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(await world.authorization(admin)),
      traceparent: `00-${traceId}-b7ad6b7169203331-01`,
    },
    body: JSON.stringify({ query: '{ viewer { user { name } } organizations(first: 2) { nodes { name } } }' }),
  })
  const own = () => spans.filter((span) => span.traceId === traceId)
  await expect.poll(() => own().some(({ name }) => name === 'POST')).toBe(true)
  const named = (name: string) => own().filter((span) => span.name === name)
  const [request] = named('POST')
  const attribute = (span: OtlpSpan, wanted: string) => {
    const { value } = span.attributes.find(({ key }) => key === wanted) ?? {}
    return value && (value.stringValue ?? Number(value.intValue))
  }
  expect(request!.parentSpanId).toBe('b7ad6b7169203331')
  expect(['opsgraph.door', 'http.response.status_code', 'user.id'].map((key) => attribute(request!, key))).toEqual([
    'graphql',
    200,
    admin.id,
  ])
  const [field] = named('Query.organizations')
  expect(field!.parentSpanId).toBe(request!.spanId)
  const texts = named('statement')
    .filter(({ parentSpanId }) => parentSpanId === field!.spanId)
    .map((span) => attribute(span, 'db.query.text'))
  expect(texts.some((text) => String(text).includes('organization'))).toBe(true)
  // The line of the log names the trace, and who asked.
  const lines = running.output().split('\n')
  const line = JSON.parse(lines.find((one) => one.includes(traceId))!) as Record<string, unknown>
  expect(line).toMatchObject({ traceId, userId: admin.id, door: 'graphql' })
  expect(line.rootId).toMatch(/^[0-9a-f-]{36}$/)
  expect(await running.end()).toBe(0)
  collector.close()
})

test('without an endpoint nothing of OpenTelemetry is loaded', async () => {
  const folder = dataFolder()
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  const running = await startProcess({ DATA_DIR: folder, SEED: 'none', NODE_DEBUG: 'esm,module' })
  const loaded = running.output()
  expect(loaded).toMatch(/dist\/graph\/serve-/)
  expect(loaded).not.toMatch(/dist\/graph\/openTelemetry-/)
  await running.end()
})
