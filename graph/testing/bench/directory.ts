// A directory that sends its people and groups for the first time, against an import of as many people in the same run.
import { connectionOf, makeClient } from '../../../prisma/connect.ts'
import { hashOfSecret, newSecret } from '../../kernel/auth/tokenKey.ts'
import { readSettings } from '../../kernel/settings.ts'
import { makeSchema } from '../../schema.ts'
import { closeServices, makeServices } from '../../services.ts'
import { seedTree, taken } from './imports.ts'
import { startOurs } from './processes.ts'
import { sized } from './size.ts'

const people = sized(5_000, 20)
const groups = sized(200, 4)
const atOnce = 8
const goal = 2

/** Does something for each number below `count`, some at once. */
async function each(count: number, work: (i: number) => Promise<void>): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

export async function directory(url: string) {
  makeSchema()
  const client = makeClient(connectionOf(url))
  await client.connect()
  const { rootId, adminId } = await seedTree(client)
  await client.query(
    `insert into domain (root_id, name, proof, verified_at) values ($1, 'fleet.test', gen_random_uuid(), now())`,
    [rootId],
  )
  const { rows } = await client.query<{ id: string }>(
    `insert into app_user (email, name, password_hash, is_service_account) values ('d@service.invalid', 'Directory', '', true) returning id`,
  )
  const userId = rows[0]!.id
  await client.query('insert into service_account (user_id, root_id, owner_id) values ($1, $2, $3)', [
    userId,
    rootId,
    adminId,
  ])
  const secret = newSecret()
  await client.query(
    `insert into access_token (user_id, name, hash, scopes, expires_at) values ($1, 'SCIM', $2, '{DIRECTORY}', now() + interval '1 day')`,
    [userId, Buffer.from(hashOfSecret(secret))],
  )
  const port = await startOurs(url)

  async function send(path: string, body: object): Promise<string> {
    const response = await fetch(`http://127.0.0.1:${port}/scim/v2${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/scim+json', authorization: `Bearer ${secret}` },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as { id: string; detail?: string }
    if (response.status !== 201) throw new Error(`${response.status} ${answer.detail}`)
    return answer.id
  }

  const ids: string[] = []
  const begun = performance.now()
  await each(people, async (i) => {
    const email = `d${i}@fleet.test`
    ids[i] = await send('/Users', { userName: email, displayName: `Person ${i}`, emails: [{ value: email }] })
  })
  const sentPeople = (performance.now() - begun) / 1000
  await each(groups, async (i) => {
    const members = ids.filter((_id, n) => n % groups === i).map((value) => ({ value }))
    await send('/Groups', { displayName: `Directory group ${i}`, members })
  })
  const sent = (performance.now() - begun) / 1000

  const services = await makeServices(readSettings({ LOG_LEVEL: 'warn' }), connectionOf(url))
  const text = `Email,Name,Group,Job role,Access level\n${Array.from(
    { length: people },
    (_, i) => `person${i}@example.com,Person ${i},Group ${i % 20},Driver,Transactional`,
  ).join('\n')}\n`
  const { compare, write } = await taken(services, adminId, { organizationId: rootId, kind: 'USERS', text })
  await closeServices(services)
  await client.end()
  const imported = compare + write
  console.log(
    `directory: ${people.toLocaleString('en')} people in ${sentPeople.toFixed(1)} s, with ${groups} groups in ${sent.toFixed(1)} s; ` +
      `as many by an import in ${imported.toFixed(1)} s; ratio ${(sent / imported).toFixed(2)} (at most ${goal})`,
  )
}
