// Passkeys are made by a device that was unlocked, at the address of this Opsgraph.
import { describe, expect, test } from 'vitest'
import { Authenticator } from '../../testing/authenticator.ts'
import { passkeys } from '../../testing/passkeys.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'

const {
  account,
  clock,
  createPasskey,
  eventsOf,
  lastMailOf,
  nextCode,
  password,
  setUp,
  startPasskey,
  withPasskey,
  world,
} = await passkeys()

const mine = async (person: Person) =>
  (
    await world.ask<{ viewer: { user: { passkeys: { id: string; name: string; lastUsedAt: string | null }[] } } }>(
      person,
      '{ viewer { user { passkeys { id name lastUsedAt } } } }',
    )
  ).viewer.user.passkeys

describe('a passkey', () => {
  test('is added by password and what the device made, and is told by mail and in the audit log', async () => {
    const person = await account()
    const { setupToken, options } = await startPasskey(person)
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: person.email },
      authenticatorSelection: { userVerification: 'required', residentKey: 'required' },
    })
    const made = await createPasskey(person, { setupToken, response: new Authenticator().create(options!) })
    expect(made.user).toMatchObject({ passkeys: [{ name: 'test', isSynced: false, lastUsedAt: null }] })
    expect((await lastMailOf(person)).text).toContain('A passkey was added, with test from')
    expect(await eventsOf(person, person)).toEqual(['added a passkey'])
  })

  test('takes the password, and a code of who has a second factor', async () => {
    const person = await account()
    expect((await startPasskey(person, { password: 'wrong' })).fields).toMatchObject([{ path: 'password' }])
    const { setup } = await setUp(person)
    expect((await startPasskey(person)).fields).toMatchObject([{ path: 'code' }])
    expect((await startPasskey(person, { code: nextCode(setup) })).setupToken).toBeTypeOf('string')
  })

  test('that a device has already is not made there again, nor kept twice', async () => {
    const person = await account()
    const device = await withPasskey(person)
    const { setupToken, options } = await startPasskey(person)
    expect(options).toMatchObject({ excludeCredentials: [{ id: device.id }] })
    expect((await createPasskey(person, { setupToken, response: device.create(options!) })).code).toBe('ALREADY_EXISTS')
    const other = await account()
    const theirs = await startPasskey(other)
    const again = { setupToken: theirs.setupToken, response: device.create(theirs.options!) }
    expect((await createPasskey(other, again)).code).toBe('ALREADY_EXISTS')
  })

  test.each([
    ['made at another address', { origin: 'https://evil.test' }],
    ['made for another host', { host: 'evil.test' }],
    ['of a device that was not unlocked', { isLocked: true }],
  ])('%s is refused', async (_name, otherwise) => {
    const person = await account()
    const { setupToken, options } = await startPasskey(person)
    const response = new Authenticator().create(options!, otherwise)
    expect((await createPasskey(person, { setupToken, response })).fields).toMatchObject([{ path: 'response' }])
    expect(await mine(person)).toEqual([])
  })

  test.each([[{}], ['text'], [{ id: 'x', type: 'public-key' }], [null]])('that is %j is refused', async (response) => {
    const person = await account()
    const { setupToken } = await startPasskey(person)
    expect((await createPasskey(person, { setupToken, response: response ?? [] })).fields).toMatchObject([
      { path: 'response' },
    ])
  })

  test('is made within five minutes, by who has begun', async () => {
    const [person, other] = [await account(), await account()]
    const { setupToken, options } = await startPasskey(person)
    const response = new Authenticator().create(options!)
    expect((await createPasskey(other, { setupToken, response })).fields).toMatchObject([{ path: 'response' }])
    clock.forward({ minutes: 6 })
    expect((await createPasskey(person, { setupToken, response })).fields).toMatchObject([{ path: 'setupToken' }])
    expect((await createPasskey(person, { setupToken: 'nonsense', response })).fields).toMatchObject([
      { path: 'setupToken' },
    ])
  })

  test('is one of ten at most', async () => {
    const person = await account()
    for (let n = 0; n < 10; n++) await withPasskey(person)
    await expect(withPasskey(person)).rejects.toThrow('An account has at most 10 passkeys.')
  })

  test('is renamed, and deleted with the password', async () => {
    const person = await account()
    await withPasskey(person)
    const [{ id } = { id: '' }] = await mine(person)
    await world.mutate(person, 'updatePasskey', { id, name: 'Yubikey' }, '__typename')
    expect(await mine(person)).toMatchObject([{ name: 'Yubikey' }])
    expect((await world.mutate(person, 'updatePasskey', { id, name: ' ' }, '__typename')).fields).toMatchObject([
      { path: 'name' },
    ])
    const remove = (given: string) => world.mutate(person, 'deletePasskey', { id, password: given }, '__typename')
    expect((await remove('wrong')).fields).toMatchObject([{ path: 'password' }])
    await remove(password)
    expect(await mine(person)).toEqual([])
    expect(await eventsOf(person, person)).toContain('deleted a passkey')
  })

  test('of somebody else is neither seen, renamed nor deleted', async () => {
    const person = await account()
    await withPasskey(person)
    const [{ id } = { id: '' }] = await mine(person)
    const { root } = await tree(world)
    const stranger = await account(root)
    const query = 'query ($id: ID!, $user: ID!) { node(id: $id) { id } user: node(id: $user) { id } }'
    expect(await world.ask(stranger, query, { id, user: person.globalId })).toEqual({ node: null, user: null })
    expect((await world.mutate(stranger, 'updatePasskey', { id, name: 'Mine' }, '__typename')).code).toBe('NOT_FOUND')
    expect((await world.mutate(stranger, 'deletePasskey', { id, password }, '__typename')).code).toBe('NOT_FOUND')
    expect(await mine(person)).toHaveLength(1)
  })
})
