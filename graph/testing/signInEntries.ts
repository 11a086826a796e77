import type { Person } from './rows.ts'
import type { World } from './world.ts'

interface SignInEntry {
  nounName: string
  event: string | null
  about: string
  action: string
  actor: { name: string } | null
  organization: { id: string } | null
  changes: { field: string; after: string | null }[]
}

/** What an Admin reads of somebody's sign-ins, the newest first. */
export async function signInEntries(world: World, reader: Person, { id, name }: Person): Promise<SignInEntry[]> {
  const source = `{ auditEntries(filter: { noun: { eq: SIGN_IN } }, first: 100) { edges { node { nounName event about action actor { name } organization { id } changes { field after } after } } } }`
  const { auditEntries } = await world.ask<{
    auditEntries: { edges: { node: SignInEntry & { after: { user_id?: string } } }[] }
  }>(reader, source)
  return auditEntries.edges
    .map(({ node }) => node)
    .filter(({ actor, after }) => (actor ? actor.name === name : after.user_id === id))
}
