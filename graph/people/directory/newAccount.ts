import type { DirectoryPerson } from '../../../prisma/__generated__/client/client.ts'
import { Parameters } from '../../kernel/statement/scopeSql.ts'
import { usualJobRole, usualJobRoleId } from '../membership/placement.ts'
import { inTransaction, writingIn, type Directory } from './directory.ts'
import type { PersonGiven } from './personGiven.ts'
import { DirectoryRefusal } from './refusal.ts'

/**
 * An account for a new person, who belongs to the root organization until a group says otherwise. A directory sends
 * tens of thousands at first: it is one statement, with the account, the membership and the person.
 */
export async function newAccount(directory: Directory, given: PersonGiven): Promise<DirectoryPerson> {
  const { rootId, now, services } = directory
  if (services.settings.REGISTRATION === 'closed')
    throw new DirectoryRefusal(403, undefined, 'This installation does not take new accounts.')
  const { userName, externalId, email, displayName, givenName, familyName, isActive } = given
  const parameters = new Parameters()
  const [root, at, active, address, name, role] = [
    [rootId, 'uuid'],
    [now.toISOString(), 'timestamptz'],
    [isActive, 'boolean'],
    [email, 'text'],
    [displayName, 'text'],
    [usualJobRole, 'text'],
  ].map(([value, type]) => `${parameters.add(value)}::${type}`) as [string, string, string, string, string, string]
  const own = [externalId, userName, givenName, familyName].map((value) => `${parameters.add(value)}::text`).join(', ')
  // The domain is the organization's, and so are its addresses: they count as verified.
  const statement = `
    with writing as materialized (
      select r.id as role_id, ${writingIn(parameters, directory)} from job_role r where r.organization_id = ${root} and r.name = ${role}),
    account as (
      insert into app_user (email, name, password_hash, email_verified_at, status)
      select ${address}, ${name}, '', ${at}, case when ${active} then 'ACTIVE' else 'DISABLED' end::user_status from writing
      returning id),
    joined as (
      insert into membership (user_id, organization_id, job_role_id, access_level, starts_at)
      select account.id, ${root}, writing.role_id, coalesce((
        select joins_as from identity_provider where root_id = ${root}), 'TRANSACTIONAL'), ${at}
      from account, writing where ${active} returning id)
    insert into directory_person as p (root_id, user_id, email, display_name, is_active, has_disabled, membership_ids,
      created_at, updated_at, external_id, user_name, given_name, family_name)
    select ${root}, account.id, ${address}, ${name}, ${active}, not ${active}, array(select id from joined), ${at}, ${at}, ${own}
    from account
    returning p.id, p.user_id, p.membership_ids`
  const write = () =>
    services.db.run<[id: string, userId: string, membershipIds: string[]]>(statement, parameters.values)
  let [row] = await write()
  if (!row) {
    await inTransaction(directory, (tx) => usualJobRoleId(tx, rootId))
    ;[row] = await write()
  }
  const [id, userId, membershipIds] = row!
  const none = { keptToldAt: null, deletedAt: null }
  return {
    ...given,
    ...none,
    id,
    rootId,
    userId,
    membershipIds,
    hasDisabled: !isActive,
    createdAt: now,
    updatedAt: now,
  }
}
