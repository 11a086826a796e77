// The limit: node:http and one prepared statement, whose rows are written as text, under the same authorization.
// Nothing of GraphQL, nothing of validation; what a server that knew its few questions beforehand could do at best.
import http from 'node:http'
import { connectionOf, makePool } from '../../../prisma/connect.ts'
import { verifyAccessToken } from '../../kernel/auth/accessToken.ts'
import { readSettings } from '../../kernel/settings.ts'
import { makeServices } from '../../services.ts'
import { kinds, type Asked } from './limitAnswers.ts'
import type { Row } from './limitRows.ts'

const settings = readSettings(process.env)
const connection = connectionOf(settings.DATABASE_URL)
const services = await makeServices(settings, connection)
const pool = makePool({
  ...connection,
  max: 10,
  types: { getTypeParser: () => (text: string) => text },
  options: '-c plan_cache_mode=force_generic_plan -c jit=off -c timezone=UTC',
})

const server = http.createServer((req, res) => {
  const chunks: Buffer[] = []
  req.on('data', (chunk: Buffer) => chunks.push(chunk))
  req.on('end', () => {
    void (async () => {
      const token = req.headers.authorization?.slice(7) ?? ''
      const access = await verifyAccessToken(services.keys, token, new Date())
      const viewer = access && (await services.viewers.get(access.sessionId))
      if (!viewer) return res.writeHead(401).end()
      const url = new URL(req.url ?? '', 'http://localhost')
      const kind = url.pathname.slice(1) as keyof typeof kinds
      const body = chunks.length ? (JSON.parse(Buffer.concat(chunks).toString()) as Partial<Asked>) : {}
      const asked = { variables: body.variables ?? {}, limit: Number(url.searchParams.get('limit') ?? 1000) }
      const [statementOf, textOf] = kinds[kind]
      const { rows } = await pool.query<Row>({ ...statementOf(viewer, asked), rowMode: 'array' } as never)
      const answer = textOf(rows)
      res
        .writeHead(200, {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(answer),
        })
        .end(answer)
    })().catch((error: unknown) => {
      console.error(error)
      res.writeHead(500).end()
    })
  })
})

server.listen(settings.PORT, '127.0.0.1', () => console.log('ready'))
