// An import that a program begins goes on by its token: within its scopes, and no longer than it is good.
import { expect, test } from 'vitest'
import { uuidOf } from '../../kernel/node.ts'
import { accessTokenOf } from '../../testing/accessTokens.ts'
import { Imports, type Imported } from '../../testing/imports.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'
import type { AccessScope } from '../../kernel/auth/scopes.ts'
import { keyOfSecret } from '../../kernel/auth/tokenKey.ts'
import { runImports } from './importJob.ts'

const problem =
  'The access token that began this was revoked or has expired. Begin it again with another one, or signed in.'

const world = await World.make()
const { root, admin } = await tree(world)
const imports = new Imports(world, root, admin)

/** The Admin as a program asks for them. */
async function program(scopes: AccessScope[] = ['WRITE']) {
  const { secret, token } = await accessTokenOf(world, admin, { scopes, days: 1 })
  return { id: uuidOf('AccessToken', token.id), asks: { ...admin, sessionId: keyOfSecret(secret)! } }
}

const fileOf = (name: string) => `name,type\n${name},Yard\n`
const count = (name: string) => world.prisma.location.count({ where: { organizationId: root.id, name } })

async function comparedBy(person: Person, name: string): Promise<Imported> {
  const { import: made } = await imports.create('LOCATIONS', fileOf(name), { person })
  await imports.mutate('compare', made!, {}, person)
  await runImports(world.services)
  return imports.read(made!)
}

test('a program with WRITE has its rows compared and written', async () => {
  const { asks } = await program()
  const compared = await comparedBy(asks, 'By a program')
  expect(compared).toMatchObject({ state: 'COMPARED', created: 1 })
  await imports.mutate('start', compared, {}, asks)
  await runImports(world.services)
  expect(await imports.read(compared)).toMatchObject({ state: 'DONE', written: 1 })
  expect(await count('By a program')).toBe(1)
})

test.each<AccessScope>(['READ', 'OBSERVATIONS', 'EXPORT'])('one with %s begins none', async (scope) => {
  const { asks } = await program([scope])
  const compared = await comparedBy(admin, `Not by ${scope}`)
  expect(
    await world.mutate(asks, 'startImport', { id: compared.id, version: compared.version }, '__typename'),
  ).toMatchObject({
    code: 'FORBIDDEN',
    message: `This takes an access token with the scope WRITE; this one has ${scope}.`,
  })
})

test.each<[string, (id: string) => Promise<unknown>]>([
  ['was revoked', (id) => world.prisma.accessToken.update({ where: { id }, data: { revokedAt: world.clock.now() } })],
  ['lost its scope', (id) => world.prisma.accessToken.update({ where: { id }, data: { scopes: ['READ'] } })],
  ['has expired', async () => world.clock.forward({ days: 2 })],
])('where the token %s nothing more is written, and who is signed in goes on', async (how, end) => {
  const { id, asks } = await program()
  const name = `Token that ${how}`
  const compared = await comparedBy(asks, name)
  await imports.mutate('start', compared, {}, asks)
  await end(id)
  await runImports(world.services)
  const stopped = await imports.read(compared)
  expect(stopped).toMatchObject({ state: 'STOPPED', written: 0, problem })
  expect(await count(name)).toBe(0)
  await imports.mutate('compare', stopped)
  await runImports(world.services)
  await imports.mutate('start', await imports.read(stopped))
  await runImports(world.services)
  expect(await imports.read(stopped)).toMatchObject({ state: 'DONE', written: 1 })
})

test('a token that ends while rows are compared ends that too', async () => {
  const { id, asks } = await program()
  const { import: made } = await imports.create('LOCATIONS', fileOf('Compared'), { person: asks })
  await imports.mutate('compare', made!, {}, asks)
  await world.prisma.accessToken.update({ where: { id }, data: { revokedAt: world.clock.now() } })
  await runImports(world.services)
  expect(await imports.read(made!)).toMatchObject({ state: 'STOPPED', compared: 0, problem })
})

test('what its owner begins signed in goes on without it', async () => {
  const { id, asks } = await program()
  const compared = await comparedBy(asks, 'Signed in')
  await imports.mutate('start', compared)
  await world.prisma.accessToken.update({ where: { id }, data: { revokedAt: world.clock.now() } })
  await runImports(world.services)
  expect(await imports.read(compared)).toMatchObject({ state: 'DONE', written: 1 })
})
