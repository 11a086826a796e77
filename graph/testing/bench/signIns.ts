// What a sign-in by a provider takes of our process against one by password. Left out are the work of argon2, which is
// measured apart, and the provider, which runs here.
import fs from 'node:fs'
import { connectionOf, withConnection } from '../../../prisma/connect.ts'
import { freePort } from '../../../prisma/freePort.ts'
import { fits, hashPassword } from '../../kernel/auth/password.ts'
import { globalId } from '../../kernel/node.ts'
import { client, OpenIdProvider } from '../openIdProvider.ts'
import { processorTime } from '../processorTime.ts'
import { median } from './load.ts'
import { password, pidOf, startOurs } from './processes.ts'
import { sized } from './size.ts'

const rounds = sized(5, 1)
const each = sized(100, 3)
const people = 30
const goal = 1.2

/** The processor time of a process until now, in milliseconds. */
function usedBy(pid: number): number {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

export async function signIns(url: string) {
  const origin = `http://127.0.0.1:${await freePort()}`
  const provider = await OpenIdProvider.open([`${origin}/login/organization`])
  const many = { SIGN_INS_PER_MINUTE: '1000000', SIGN_INS_PER_ACCOUNT: '1000000' }
  const port = await startOurs(url, { PUBLIC_URL: origin, IDENTITY_PROVIDER_PRIVATE: 'yes', ...many })
  const organizationId = await withConnection(connectionOf(url), async (database) => {
    const { rows } = await database.query<{ id: string }>('select id from organization where parent_id is null')
    await database.query(
      `insert into identity_provider (root_id, issuer, client_id, client_secret, sealed, is_on) values ($1, $2, $3, $4, false, true)`,
      [rows[0]!.id, provider.issuer, client.id, Buffer.from(client.secret)],
    )
    return globalId('Organization', rows[0]!.id)
  })
  const emailOf = (i: number) => `hand-${(i % people) + 1}@carrier-1.test`
  for (let i = 0; i < people; i++)
    provider.people.set(emailOf(i), { email: emailOf(i), email_verified: true, name: 'A' })

  async function mutate<Answer>(name: string, input: object, success: string): Promise<Answer> {
    const type = name[0]!.toUpperCase() + name.slice(1)
    const query = `mutation ($input: ${type}Input!) { result: ${name}(input: $input) { ... on ${type}Success { ${success} } ... on Error { message } } }`
    const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { input } }),
    })
    const { data, errors } = (await response.json()) as {
      data?: { result: Answer & { message?: string } }
      errors?: object
    }
    if (!data || data.result.message) throw new Error(data?.result.message ?? JSON.stringify(errors))
    return data.result
  }

  const byPassword = (i: number) => mutate('signIn', { login: emailOf(i), password }, 'accessToken')
  async function byProvider(i: number) {
    const began = { organizationId }
    const way = await mutate<{ startToken: string; url: string }>('startProviderSignIn', began, 'startToken url')
    const response = await provider.visit(way.url, emailOf(i))
    await mutate('signInWithProvider', { organizationId, startToken: way.startToken, response }, 'accessToken')
  }

  /** Of one sign-in, in milliseconds of our process. */
  async function take(signIn: (i: number) => Promise<unknown>): Promise<number> {
    const begun = usedBy(pidOf(port))
    for (let i = 0; i < each; i++) await signIn(i)
    return (usedBy(pidOf(port)) - begun) / each
  }

  const hash = await hashPassword(password)
  const argon =
    (await processorTime(async () => {
      for (let i = 0; i < each; i++) await fits(hash, password)
    })) / each
  await take(byPassword)
  await take(byProvider)
  const ratios: number[] = []
  const taken: [number, number][] = []
  for (let round = 0; round < rounds; round++) {
    const [provided, own] = [await take(byProvider), (await take(byPassword)) - argon]
    taken.push([provided, own])
    ratios.push(provided / own)
  }
  await provider.close()
  const middle = (i: 0 | 1) => median(taken.map((one) => one[i])).toFixed(1)
  console.log(
    `sign-in: by a provider ${middle(0)} ms of our process, by password ${middle(1)} ms and ${argon.toFixed(1)} ms of argon2; ratio ${median(ratios).toFixed(2)} (at most ${goal})`,
  )
}
