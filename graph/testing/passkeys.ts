// Passkeys as tests use them, beside what second factors are.
import { Authenticator, type CreateOptions, type GetOptions } from './authenticator.ts'
import { secondFactors, type Answer } from './factors.ts'
import type { Person } from './rows.ts'

interface Made extends Answer {
  setupToken?: string
  options?: CreateOptions
  until?: string
}

interface Challenge {
  token: string
  options: GetOptions
}

type Otherwise = Parameters<Authenticator['get']>[1]

export async function passkeys(database?: string) {
  const factors = await secondFactors(database)
  const { password, world } = factors

  const startPasskey = (person: Person, more: object = {}) =>
    world.mutate<Made>(person, 'startPasskeySetup', { password, ...more }, 'setupToken options')
  const createPasskey = (person: Person, input: object) =>
    world.mutate<Made>(person, 'createPasskey', input, 'user { passkeys { id name isSynced lastUsedAt } }')

  /** A device with a passkey of somebody. */
  async function withPasskey(person: Person, more: object = {}) {
    const { setupToken, options } = await startPasskey(person, more)
    const device = new Authenticator()
    const made = await createPasskey(person, { setupToken, response: device.create(options!) })
    if (!made.user) throw new Error(made.message)
    return device
  }

  const challenge = async (): Promise<Challenge> =>
    (await world.ask<{ passkeyChallenge: Challenge }>(null, '{ passkeyChallenge { token options } }')).passkeyChallenge

  /** What a device answers to a new challenge. */
  async function answerOf(device: Authenticator, otherwise?: Otherwise) {
    const { token, options } = await challenge()
    return { challengeToken: token, response: device.get(options, otherwise) }
  }

  const signInBy = (input: object) =>
    world.mutate<Made>(null, 'signInWithPasskey', input, 'accessToken refreshToken user { id }')
  const confirmBy = (person: Person, input: object) =>
    world.mutate<Made>(person, 'confirmIdentityWithPasskey', input, 'until')
  return { ...factors, startPasskey, createPasskey, withPasskey, challenge, answerOf, signInBy, confirmBy }
}
